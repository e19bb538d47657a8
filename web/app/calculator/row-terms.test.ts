import { monthOf } from '@debt-payoff/contract/months';
import { writePlanLink } from '@debt-payoff/contract/plan-link';
import { describe, expect, it } from 'vitest';
import { debtTermsLine } from '../payoff-plan/terms-lines.ts';
import { type Draft, isEmpty, readDraft } from './draft.ts';
import { type DraftActions, draftActions } from './draft-actions.ts';
import { readLinkedDraft } from './linked-draft.ts';
import { blankRow, debtOf, problemsOf, setTermedRules } from './rows.ts';
import { goBack, openLinked } from './swapped-drafts.ts';
import { rulesOfRow } from './use-termed-rules.ts';

const deal = { rateChanges: [{ lastMonth: monthOf('2027-02'), thenRate: 24.9, thenPayment: 80 }] };
const figures = { type: 'Other', balance: 1_000, interestRate: 0, monthlyPayment: 50 };
const options = { oneOffs: [{ month: monthOf('2026-12'), amount: 100 }] };

function linked(thisMonth = '2026-11'): Draft {
  const link = writePlanLink({
    debts: [
      { creditor: 'Deal', ...figures, termMonths: null, terms: deal },
      { creditor: 'Plain', ...figures, termMonths: null },
    ],
    extraPayment: 0,
    options,
  });
  const draft = readLinkedDraft(link.slice(link.indexOf('#')), monthOf(thisMonth));
  if (draft === null || draft === 'unreadable') throw new Error('The link holds a plan');
  return draft;
}

function after(draft: Draft, act: (actions: DraftActions) => void): Draft {
  let now = draft;
  act(
    draftActions((edit) => {
      now = edit(now);
    }),
  );
  return now;
}

/** Which rows have terms, by name. */
const withTerms = ({ rows }: Draft) =>
  rows.flatMap(({ creditor, terms }) => (terms === undefined ? [] : [creditor]));

describe('terms of a row', () => {
  it('are kept through a reload, with those of the plan', () => {
    const draft = linked();
    expect(draft.rows[0]?.terms).toEqual(deal);
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('come back with figures that were set aside', () => {
    const own = { rows: [{ ...blankRow(1), creditor: 'Own', balance: '5' }], extra: '' };
    const saved = { draft: linked(), aside: null };
    expect(goBack(openLinked(saved, own)).draft).toEqual(linked());
  });

  it('go with the row, and no other row takes them', () => {
    const without = after(linked(), ({ removeRow }) => removeRow(1));
    expect(withTerms(without)).toEqual([]);
    expect(after(without, ({ removeRow }) => removeRow(2)).rows).toEqual([blankRow(2)]);
    const cleared = after(linked(), ({ edit }) =>
      edit(1, { creditor: '', type: '', balance: '', interestRate: '', monthlyPayment: '' }),
    );
    const filled = after(cleared, ({ applyPreset }) =>
      applyPreset({ type: 'Store Card', ratePercent: 24.9 }),
    );
    expect(filled.rows.at(-1)).toMatchObject({ id: 3, type: 'Store Card' });
    expect(filled.rows.at(-1)?.terms).toBeUndefined();
  });

  it('keep a form from being empty', () => {
    const draft = { rows: [{ ...blankRow(1), terms: deal }], extra: '' };
    expect(isEmpty(draft)).toBe(false);
    expect(isEmpty({ rows: [blankRow(1)], extra: '' })).toBe(true);
  });

  it('that came into force are in the fields, and what is past is gone', () => {
    const draft = linked('2027-03');
    expect(draft.rows[0]).toMatchObject({ interestRate: '24.9', monthlyPayment: '80' });
    expect(withTerms(draft)).toEqual([]);
    expect(draft.options).toBeUndefined();
    expect(linked('2027-02').rows[0]).toMatchObject({ interestRate: '0', terms: deal });
  });

  it('are judged once their rules are here, also in a row that was judged before', () => {
    setTermedRules(() => null);
    const row = { ...blankRow(1), creditor: 'Deal', type: 'Other', balance: '1000' };
    const judged = { ...row, interestRate: '150', monthlyPayment: '50', terms: deal };
    expect(problemsOf(judged)).toEqual({});
    setTermedRules((row) => rulesOfRow(row, monthOf('2026-11')));
    expect(problemsOf(judged)).toHaveProperty('interestRate');
  });

  it.each([{ rateKind: 'banana' }, { rateKind: 5 }, { fee: 'x' }, [], { rateChanges: 5 }])(
    'that cannot be read are nothing to judge a row by, and say so: %j',
    (terms) => {
      setTermedRules((row) => rulesOfRow(row, monthOf('2026-11')));
      const stored = { creditor: 'A', type: 'Other', balance: '1000', interestRate: '30' };
      const draft = readDraft({ rows: [{ ...stored, monthlyPayment: '20', terms }], extra: '' });
      const [row] = draft?.rows ?? [];
      if (row === undefined) throw new Error('It is a draft');
      expect(problemsOf(row)).toEqual({});
      expect(debtTermsLine(debtOf(row), monthOf('2026-11'))).toMatch(/cannot be read/);
    },
  );

  it('are told while the rate beside them is half typed', () => {
    const row = { ...blankRow(1), interestRate: '5.25', terms: { priority: true } };
    expect(debtTermsLine(debtOf(row), monthOf('2026-11'))).toBe('Priority debt.');
  });
});
