import { monthOf } from '@debt-payoff/contract/months';
import { describe, expect, it } from 'vitest';
import { markupWithFacts } from '../page/markup-with-facts.fixture.tsx';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { comparePlain } from './comparison.ts';
import { FreeExports } from './export-section.tsx';
import { Opening } from './opening.tsx';
import { aStateOf } from './strategies.fixture.ts';
import { compareAt } from './termed-comparison.tsx';

const start = monthOf('2026-11');

/** A catalogue and a payday loan whose lenders ask for £85.00 together. */
const plain = aStateOf([
  [800, 39.9, 45],
  [200, 0, 40],
]);
const [catalogue, payday] = plain.debts;
const arrears: StrategiesState = {
  ...plain,
  debts: [
    ...(catalogue ? [{ ...catalogue, creditor: 'Council tax', terms: { priority: true } }] : []),
    ...(payday ? [payday] : []),
  ],
};

function compared(state: StrategiesState) {
  return compareAt(state, start) ?? expect.fail('The terms can be read');
}

function openingOf(state: StrategiesState): string {
  const view = { comparison: compared(state), opening: 'comparison', canSayNever: true } as const;
  return textOf(
    markupWithFacts(<Opening from={state} view={view} start={start} isSample={false} />),
  );
}

function textOf(markup: string): string {
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

/** Where each of them begins, in the order in which they are asked for. */
function expectInOrder(text: string, ...parts: readonly string[]): void {
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

describe('what is left each month, where lenders ask for more', () => {
  const short = { ...plain, leftEachMonth: 60 };

  it('stands with free advice before any strategy, and the plan follows', () => {
    const text = openingOf(short);
    expectInOrder(
      text,
      'What you have left would not cover what your lenders ask for',
      'Your lenders would ask for £85.00 in December 2026. You have £60.00 left, so £25.00 would be missing.',
      'We are not a debt advice service.',
      'StepChange',
      'you could be debt free in',
    );
    expect(text).not.toContain('covers what your lenders ask');
  });

  it('keeps offers off the page', () => {
    expect(compared(short).hasShortfall).toBe(true);
    const exports = <FreeExports strategy="avalanche" comparison={compared(short)} state={short} />;
    expect(markupWithFacts(exports)).not.toMatch(/upgrade|£|href/i);
    const enough = compared({ ...plain, leftEachMonth: 85 });
    expect(enough.hasShortfall).toBe(false);
  });

  it('is said to be enough in one line where it is', () => {
    const text = openingOf({ ...plain, leftEachMonth: 85 });
    expect(text).toContain(
      'What you have left each month covers what your lenders ask for in every month of this plan.',
    );
    expect(text).not.toContain('debt advice service');
    expect(openingOf(plain)).not.toContain('What you have left');
  });

  it('is compared by code that waits until somebody has said what is left', () => {
    expect(comparePlain(plain)).not.toBeNull();
    expect(comparePlain({ ...plain, leftEachMonth: 0 })).toBeNull();
  });
});

describe('a priority debt', () => {
  it('stands before any strategy with what can follow, and shares the advice with a shortfall', () => {
    const text = openingOf({ ...arrears, leftEachMonth: 60 });
    expectInOrder(
      text,
      'What you have left would not cover',
      'Priority debts come first',
      'Council tax is a priority debt, because of what can follow',
      'StepChange',
      'you could be debt free in',
    );
    expect(text.match(/StepChange/g)).toHaveLength(1);
    expect(openingOf(arrears)).toContain('We are not a debt advice service.');
  });

  it('that is not owed any more is not named', () => {
    const [first, second] = arrears.debts;
    const paid = { ...arrears, debts: first && second ? [{ ...first, balance: 0 }, second] : [] };
    expect(openingOf(paid)).not.toContain('Priority debts');
  });
});

describe('under the answer', () => {
  it('stands once that it is an estimate, and with deals that they can end', () => {
    expect(openingOf(plain).match(/An estimate by month\./g)).toHaveLength(1);
    expect(openingOf(plain)).not.toContain('A lender can end a deal');
    const [first, second] = plain.debts;
    const rateChanges = [{ lastMonth: monthOf('2027-02'), thenRate: 29.9, thenPayment: 50 }];
    const deal = {
      ...plain,
      debts: first && second ? [{ ...first, terms: { rateChanges } }, second] : [],
    };
    expectInOrder(
      openingOf(deal),
      'you could be debt free in',
      'From April 2027 the payment for A rises from £45.00 to £50.00 a month',
      'A lender can end a deal after a missed or late payment.',
      'An estimate by month.',
    );
  });
});
