import { monthOf } from '@debt-payoff/contract/months';
import { debtFactsOf, optionFactsOf } from '@debt-payoff/contract/saved-calendar-terms';
import { expect, it } from 'vitest';
import { optionsWithThisMonth, replacesOptions, withThisMonth } from './kept-by-portfolio.ts';

const thisMonth = monthOf('2026-11');
const oneOffs = ['2026-10', '2026-11', '2026-12'].map((month) => ({ month, amount: 5 }));
const saved = {
  one_offs: oneOffs,
  pauses: [
    { from_month: '2026-09', to_month: '2026-11' },
    { from_month: '2026-11', to_month: '2026-12' },
  ],
  debt_free_by: '2029-03',
};

const next = monthOf('2026-12');
const options = optionFactsOf({
  oneOffs: [{ month: next, amount: 7 }],
  pauses: [{ fromMonth: next, toMonth: next }],
});

it('a debt keeps the one-offs of this month, of which a calculation knows nothing', () => {
  const figures = { creditor: 'Card', type: 'Other', termMonths: null };
  const debt = { ...figures, balance: 100, interestRate: 5, monthlyPayment: 10 };
  const facts = debtFactsOf({ ...debt, terms: { oneOffs: [{ month: next, amount: 7 }] } });
  expect(withThisMonth(facts, { saved, thisMonth }).one_offs).toEqual([
    { month: '2026-11', amount: 5 },
    { month: '2026-12', amount: 7 },
  ]);
});

it('a plan keeps the one-offs of this month, and a pause that ends with it', () => {
  expect(optionsWithThisMonth(options, { saved, thisMonth })).toEqual({
    one_offs: [
      { month: '2026-11', amount: 5 },
      { month: '2026-12', amount: 7 },
    ],
    pauses: [
      { from_month: '2026-09', to_month: '2026-11' },
      { from_month: '2026-12', to_month: '2026-12' },
    ],
    debt_free_by: null,
  });
});

it.each([
  ['others ahead', saved, true],
  ['none', { one_offs: [], pauses: [], debt_free_by: null }, false],
  [
    'some of this month alone',
    { ...saved, pauses: [], debt_free_by: null, one_offs: oneOffs.slice(0, 2) },
    false,
  ],
  [
    'the same ahead',
    {
      one_offs: [...oneOffs.slice(0, 2), { month: '2026-12', amount: 7 }],
      pauses: [{ from_month: '2026-12', to_month: '2026-12' }],
      debt_free_by: null,
    },
    false,
  ],
])('of a portfolio with %s something is replaced: %s', (_, kept, isReplaced) => {
  expect(replacesOptions(options, { saved: kept, thisMonth })).toBe(isReplaced);
});
