import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft } from './draft.ts';
import { draftActions } from './draft-actions.ts';
import { canComeBack, withRowBack } from './removals.ts';
import { blankRow, type Row } from './rows.ts';

const named = (id: number, creditor: string): Row => ({ ...blankRow(id), creditor });
const card: Row = {
  ...named(1, 'Barclaycard'),
  ...{ place: 1, balance: '3,000', rateKind: 'effective', terms: { priority: true } },
  typedOneOffs: '[]',
};
const draftOf = (...rows: readonly Row[]): Draft => ({ rows, extra: '50' });

/** The draft once one row is removed, and more is done. */
function without(
  draft: Draft,
  row: Row,
  act: (actions: ReturnType<typeof draftActions>) => void = () => {},
) {
  let now = draft;
  const actions = draftActions((edit) => {
    now = edit(now);
  });
  actions.removeRow(row.id);
  act(actions);
  return { now, removed: { row, at: draft.rows.indexOf(row) } };
}

describe('a debt that was removed comes back', () => {
  const [loan, shop] = [named(2, 'Loan'), named(3, 'Shop')];

  it.each([
    ['before the others', [card, loan, shop]],
    ['between them', [loan, card, shop]],
    ['behind them', [loan, shop, card]],
    ['where it was the only one', [card]],
  ])('%s, with all that it held', (_, rows) => {
    const draft = draftOf(...rows);
    const { now, removed } = without(draft, card);
    expect(now.rows).not.toContain(card);
    expect(withRowBack(now, removed)).toEqual(draft);
  });

  it('beside what was typed since, also into the row that took its number', () => {
    const { now, removed } = without(draftOf(loan, shop), shop, ({ addRow, editExtra, edit }) => {
      addRow();
      edit(3, { creditor: 'Overdraft' });
      editExtra('75');
    });
    const back = withRowBack(now, removed);
    expect(back.extra).toBe('75');
    expect(back.rows.map(({ creditor }) => creditor)).toEqual(['Loan', 'Shop', 'Overdraft', '']);
    expect(new Set(back.rows.map(({ id }) => id)).size).toBe(4);
  });

  it('in place of the blank row, but of no other', () => {
    const { now, removed } = without(draftOf(blankRow(1), loan), loan);
    expect(withRowBack(now, removed).rows).toEqual([blankRow(1), loan]);
  });
});

describe('what was cleared can come back', () => {
  const left = { typed: '', pence: null };
  const cleared = { at: 0, draft: draftOf(card), aside: null, left, results: null } as const;
  const aside = { shows: 'own', linked: null, drafts: [draftOf(card)] } as const;

  it.each([
    ['while nothing else is typed', cleared, emptyDraft, true],
    ['not over a debt', cleared, draftOf(named(1, 'Loan')), false],
    ['not over an extra payment', cleared, { ...emptyDraft, extra: '5' }, false],
    ['with what was set aside alone', { ...cleared, draft: emptyDraft, aside }, emptyDraft, true],
    ['not where nothing was there', { ...cleared, draft: emptyDraft }, emptyDraft, false],
  ])('%s', (_, removed, draft, expected) => {
    expect(canComeBack(removed, { draft, left })).toBe(expected);
  });

  it('not over what is left each month, and with what was', () => {
    const typed = { typed: '300', pence: 30_000 };
    expect(canComeBack(cleared, { draft: emptyDraft, left: typed })).toBe(false);
    const removed = { ...cleared, draft: emptyDraft, left: typed };
    expect(canComeBack(removed, { draft: emptyDraft, left })).toBe(true);
  });
});
