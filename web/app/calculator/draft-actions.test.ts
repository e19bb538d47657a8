import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft } from './draft.ts';
import { type DraftActions, draftActions } from './draft-actions.ts';

/** The rows after some actions, one after the other. */
function rowsAfter(...steps: readonly ((actions: DraftActions) => void)[]) {
  let draft: Draft = emptyDraft;
  const actions = draftActions((edit) => {
    draft = edit(draft);
  });
  for (const step of steps) step(actions);
  return draft.rows;
}

const add = (actions: DraftActions) => actions.addRow();
const remove = (id: number) => (actions: DraftActions) => actions.removeRow(id);
const choose = (type: string) => (actions: DraftActions) => actions.chooseType(1, type);

describe('the rows', () => {
  it('are three after the first press, and one more after each later one', () => {
    expect(rowsAfter(add)).toHaveLength(3);
    expect(rowsAfter(add, add)).toHaveLength(4);
  });

  it('keep their own numbers when one between them is removed', () => {
    const ids = rowsAfter(add, remove(2), add).map(({ id }) => id);
    expect(ids).toEqual([1, 3, 4]);
  });

  it('never go away altogether', () => {
    expect(rowsAfter(choose('Overdraft'), remove(1))).toMatchObject([{ id: 1, type: '' }]);
  });
});

it.each([
  ['Mortgage', '360'],
  ['Personal Loan', '360'],
  ['Overdraft', ''],
  ['Credit Card', ''],
])('the type %s sets the term to %j', (type, termMonths) => {
  expect(rowsAfter(choose('Mortgage'), choose(type))).toMatchObject([{ type, termMonths }]);
});

describe('a quick start', () => {
  it('fills the first blank row with its type and rate', () => {
    const rows = rowsAfter(add, choose('Overdraft'), (actions) =>
      actions.applyPreset({ type: 'Personal Loan', ratePercent: 7.5 }),
    );
    expect(rows).toMatchObject([
      { type: 'Overdraft' },
      { type: 'Personal Loan', interestRate: '7.5', termMonths: '360' },
      { type: '' },
    ]);
  });

  it('fills a new row where none is blank', () => {
    const rows = rowsAfter(choose('Overdraft'), (actions) =>
      actions.applyPreset({ type: 'Store Card', ratePercent: 24.9 }),
    );
    expect(rows).toMatchObject([{ id: 1 }, { id: 2, type: 'Store Card', interestRate: '24.9' }]);
  });
});
