import { clearingExtraSentence } from '@debt-payoff/contract/clearing-sentences';
import type { DebtFigures } from '@debt-payoff/contract/planned-debt';
import { describe, expect, it } from 'vitest';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { compare, isCalculable, sampleState } from './comparison.ts';
import { neverLine } from './sentences.ts';

function aDebt(given: Partial<DebtFigures>): DebtFigures {
  return {
    creditor: 'Card',
    type: 'Credit Card',
    balance: 1_000,
    interestRate: 18.9,
    monthlyPayment: 50,
    termMonths: null,
    ...given,
  };
}

function aState(
  debts: readonly Partial<DebtFigures>[],
  rest: Partial<StrategiesState> = {},
): StrategiesState {
  return { ...sampleState, extraPayment: 0, debts: debts.map(aDebt), ...rest };
}

const summary = {
  monthsToPayoff: 1,
  yearsToPayoff: 0.08,
  totalInterestPaid: 0,
  monthlyPayment: 0,
  neverPaysOff: false,
};
const sample = compare(sampleState);
/** Neither its own payment nor the other's freed one covers the interest. */
const endless = aState([{ balance: 4_150, interestRate: 24.9, monthlyPayment: 60 }]);

describe('the comparison', () => {
  it('lists the strategies with minimum last, each with its months and interest', () => {
    expect(sample.results.map(({ strategy, outcome }) => ({ strategy, ...outcome }))).toMatchObject(
      [
        { strategy: 'avalanche', months: 28, totalInterestPence: 230_999 },
        { strategy: 'snowball', months: 28, totalInterestPence: 247_514 },
        { strategy: 'minimum', months: 37, totalInterestPence: 287_923 },
      ],
    );
    expect(sample).toMatchObject({
      best: { strategy: 'avalanche', savingPence: 56_924 },
      likeness: 'none',
      owedPence: 843_000,
      monthlyPaymentPence: 39_500,
    });
  });

  it('has a fourth row, before minimum, where somebody has arranged the debts', () => {
    const { results, series, best } = compare({ ...sampleState, customOrder: [1, 0] });
    const names = ['avalanche', 'snowball', 'custom', 'minimum'];
    expect(results.map(({ strategy }) => strategy)).toEqual(names);
    expect(series.map(({ strategy }) => strategy)).toEqual(names);
    expect(results[2]?.outcome).toMatchObject({ months: 29, totalInterestPence: 299_657 });
    expect(best).toMatchObject({ strategy: 'avalanche', savingPence: 68_658 });
  });

  it('does not take a result of an order for one where the order is gone', () => {
    const { results } = compare(aState([{}, { balance: 500 }], { results: { custom: summary } }));
    expect(results.map(({ strategy }) => strategy)).toEqual(['avalanche', 'snowball', 'minimum']);
  });

  it('finds equal debts identical under every strategy', () => {
    expect(compare(aState([{}, {}])).likeness).toBe('all');
  });

  it("calls a debt without a creditor 'Debt N'", () => {
    const { debtNames } = compare(aState([{ creditor: 'A' }, { creditor: '  ' }]));
    expect(debtNames).toEqual(['A', 'Debt 2']);
  });

  it('shows only the strategies that were calculated', () => {
    const { results, likeness } = compare(
      aState([{}, { balance: 500 }], { results: { minimum: summary, snowball: summary } }),
    );
    expect(results.map(({ strategy }) => strategy)).toEqual(['snowball', 'minimum']);
    expect(likeness).toBe('all');
  });

  it('leaves strategies that never clear the debts out of best, worst and saving', () => {
    // Once the small debt is gone its payment covers the interest of the large one, if it rolls over.
    const { results, best, likeness } = compare(
      aState([
        { balance: 10_000, interestRate: 20, monthlyPayment: 160 },
        { balance: 500, interestRate: 5, monthlyPayment: 100 },
      ]),
    );
    expect(results.map(({ outcome }) => outcome.neverPaysOff)).toEqual([false, false, true]);
    expect(best).toMatchObject({ strategy: 'avalanche', savingPence: 0 });
    expect(likeness).toBe('avalanche-and-snowball');
  });
});

describe('the sentences', () => {
  it('say what would clear debts that no strategy clears, to the penny', () => {
    const comparison = compare(endless);
    expect(comparison.best).toBeNull();
    const [, extra = ''] =
      /An extra payment of £([\d.]+) a month/.exec(
        clearingExtraSentence(comparison.plan, 'avalanche'),
      ) ?? [];
    const withExtra = (pounds: number) => compare({ ...endless, extraPayment: pounds }).best;
    expect(withExtra(Number(extra))).not.toBeNull();
    expect(withExtra(Number(extra) - 0.01)).toBeNull();
    expect(neverLine).toBe('Does not clear the debts within 100 years.');
  });
});

describe('what a browser has stored', () => {
  it.each([
    ['the sample', sampleState, true],
    ['500 debts', aState(Array(500).fill({})), true],
    ['501 debts', aState(Array(501).fill({})), false],
    ['a negative balance', aState([{ balance: -1 }]), false],
    ['a balance above the limit', aState([{ balance: 1e12 }]), false],
    ['a rate above 100', aState([{ interestRate: 101 }]), false],
    ['a negative payment', aState([{ monthlyPayment: -1 }]), false],
    ['a negative extra payment', aState([{}], { extraPayment: -1 }), false],
    ['an extra payment that is no number', aState([{}], { extraPayment: Number.NaN }), false],
  ])('is calculated only where it can be: %s', (_name, state, expected) => {
    expect(isCalculable(state)).toBe(expected);
  });
});
