import { beforeEach, expect, it } from 'vitest';
import type { Draft } from './draft.ts';
import { type DraftActions, draftActions, setUsualKind } from './draft-actions.ts';
import { blankRow, type Row } from './rows.ts';
import { noticeKind, withUsualKind } from './usual-kinds.ts';

const types = ['Credit Card', 'Mortgage', 'Overdraft'];

beforeEach(() => {
  setUsualKind(withUsualKind);
  for (const type of types) noticeKind(type, '');
});

function after(rows: readonly Row[], act: (actions: DraftActions) => void): readonly Row[] {
  let draft: Draft = { rows, extra: '' };
  act(
    draftActions((edit) => {
      draft = edit(draft);
    }),
  );
  return draft.rows;
}

const rows = [blankRow(1), blankRow(2)];
const kindOf = (found: readonly Row[], at = 1) => [found[at]?.rateKind, found[at]?.terms];

it('takes the kind that was chosen last for its type, whichever row that was', () => {
  noticeKind('Credit Card', 'monthly');
  noticeKind('Credit Card', 'apr');
  const found = after(rows, ({ chooseType }) => chooseType(2, 'Credit Card'));
  expect(kindOf(found)).toEqual(['apr', { rateKind: 'apr' }]);
  const preset = after(rows, ({ applyPreset }) =>
    applyPreset({ type: 'Credit Card', ratePercent: 18.9 }),
  );
  expect(kindOf(preset, 0)).toEqual(['apr', { rateKind: 'apr' }]);
});

it('goes with the type that it was taken for: a mortgage starts simple', () => {
  noticeKind('Credit Card', 'apr');
  noticeKind('Overdraft', 'ear');
  const act = (types: readonly string[]) =>
    after(rows, ({ chooseType }) => {
      for (const type of types) chooseType(2, type);
    });
  expect(kindOf(act(['Credit Card', 'Mortgage']))).toEqual(['', undefined]);
  expect(kindOf(act(['Credit Card', 'Overdraft']))).toEqual(['ear', { rateKind: 'ear' }]);
});

it('stays where it was chosen for the row itself', () => {
  noticeKind('Credit Card', 'apr');
  const own: Row = { ...blankRow(2), rateKind: 'monthly', terms: { rateKind: 'monthly' } };
  const found = after([blankRow(1), own], ({ chooseType }) => chooseType(2, 'Credit Card'));
  expect(kindOf(found)).toEqual(['monthly', { rateKind: 'monthly' }]);
});
