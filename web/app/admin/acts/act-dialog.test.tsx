import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ActDialog, type ActDialogProps } from './act-dialog.tsx';

const nothing = (): void => {};
const markupOf = (given: Partial<ActDialogProps> = {}) =>
  renderToStaticMarkup(
    <ActDialog
      title="Suspend user"
      question="Are you sure you want to suspend this user?"
      about="Ann"
      confirm="Suspend"
      isBusy={false}
      failure={null}
      onConfirm={nothing}
      onClose={nothing}
      {...given}
    />,
  );

it('is described by the question and by whom it is about', () => {
  const [, id] = /aria-describedby="([^"]+)"/.exec(markupOf()) ?? [];
  expect(markupOf()).toMatch(
    new RegExp(`id="${id}"><p>Are you sure you want to suspend this user[?]</p><div[^>]*>Ann<`),
  );
});

it.each([
  ['none', false, false],
  ['optional', true, true],
  ['required', true, false],
] as const)('where a reason is %s it asks accordingly', (reason, isAsked, isOptional) => {
  const markup = markupOf({ reason });
  expect(markup.includes('<textarea')).toBe(isAsked);
  expect(markup.includes('required=""')).toBe(reason === 'required');
  expect(markup.includes('Reason (optional)')).toBe(isOptional);
});

it('says why it failed, and stays', () => {
  expect(markupOf({ failure: 'Error: Failed to suspend user' })).toContain(
    'Error: Failed to suspend user',
  );
});
