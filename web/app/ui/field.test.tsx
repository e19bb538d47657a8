import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';
import { MonthField } from './month-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';

const month = { value: '', years: [2026], clearLabel: 'Clear the month', onChange: () => {} };

describe('the name of a field', () => {
  it.each([
    ['Balance, pounds', <Field key="" label="Balance" unit="£" />],
    ['Share, percent', <Field key="" label="Share" unit="%" />],
    [
      'Interest rate, percent a year',
      <Field key="" label="Interest rate" unit="%" unitWords="percent a year" />,
    ],
    ['Term, months', <Field key="" label="Term" unitWords="months" />],
    ['Term (months)', <Field key="" label="Term (months)" unitWords="" />],
    ['Creditor', <Field key="" label="Creditor" />],
  ])('is %s', (name, field) => {
    const markup = renderToStaticMarkup(field);
    const [, label = ''] = /<label[^>]*>(.*?)<\/label>/.exec(markup) ?? [];
    const [, named] = / aria-label="([^"]*)"/.exec(markup) ?? [];
    expect(label).not.toBe('');
    expect(named ?? label).toBe(name);
    expect(name.startsWith(label)).toBe(true);
  });
});

it('a month in two parts is named by its parts alone, which say all of it', () => {
  const markup = renderToStaticMarkup(<MonthField label="Debt free by" id="by" {...month} />);
  const names = [...markup.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Debt free by, month', 'Debt free by, year']);
  expect(markup).toContain('<label for="by">Debt free by</label>');
  expect(markup).not.toMatch(/<fieldset|<legend|role="group"/);
});

describe('a required field', () => {
  const fields = (look: { required?: boolean; error?: string }): [string, ReactNode][] => [
    ['text', <Field key="" label="Name" {...look} />],
    ['choice', <SelectField key="" label="Type" placeholder="Choose" options={[]} {...look} />],
    ['lines', <TextArea key="" label="Message" {...look} />],
    ['month', <MonthField key="" label="Month" {...month} {...look} />],
  ];
  it.each(fields({ required: true }))(
    '(%s) is marked, and not wrong before it was tried',
    (_, field) => {
      expect(marksOf(field)).toContain('required=""');
      expect(marksOf(field)).toContain('aria-invalid="false"');
    },
  );
  it.each(fields({ required: true, error: 'Missing' }))(
    '(%s) is wrong once that is said',
    (_, field) => {
      expect(marksOf(field)).toContain('aria-invalid="true"');
    },
  );
  it.each(fields({}))('(%s) is an exception: others carry no mark', (_, field) => {
    expect(marksOf(field)).not.toMatch(/required|invalid/);
  });
});

describe('a wrong field with a hint', () => {
  const look = { id: 'it', hint: 'Such as 5.', error: 'Missing' };
  it.each([
    ['text', <Field key="" label="Name" {...look} />],
    ['choice', <SelectField key="" label="Type" options={[]} {...look} />],
    ['lines', <TextArea key="" label="Message" {...look} />],
    ['month', <MonthField key="" label="Month" {...month} {...look} />],
  ])('(%s) says first what is wrong', (_, field) => {
    expect(marksOf(field)).toContain('aria-describedby="it-error it-hint"');
  });
});

function marksOf(field: ReactNode): string {
  return (
    renderToStaticMarkup(field)
      .match(/<(input|select|textarea)[^>]*>/g)
      ?.join('') ?? ''
  );
}
