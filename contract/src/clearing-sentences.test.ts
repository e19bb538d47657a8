import { summarise } from '@debt-payoff/engine';
import { describe, expect, it } from 'vitest';
import { clearingExtraSentence, clearingPaymentSentence } from './clearing-sentences.ts';
import { formatPence } from './money.ts';

function aPlan(debts: readonly (readonly [number, number, number])[], extra = 0) {
  return {
    debts: debts.map(([balance, rate, payment]) => ({
      balancePence: Math.round(balance * 100),
      rateBasisPoints: Math.round(rate * 100),
      monthlyPaymentPence: Math.round(payment * 100),
    })),
    extraPence: Math.round(extra * 100),
  };
}

describe('what would clear a debt', () => {
  it.each([
    [
      [3_000, 18.9],
      '£47.26 a month would clear it in 45 years and 6 months, with £22,792.58 interest; £77.66 a month in 5 years, with £1,659.27 interest.',
    ],
    // The payment before takes more than five years, so the next one is a little sooner.
    [
      [1, 0],
      '£0.01 a month would clear it in 8 years and 4 months, with no interest; £0.02 a month in 4 years and 2 months, with no interest.',
    ],
    [[0.5, 20], '£0.02 a month would clear it in 3 years, with £0.21 interest.'],
  ] as const)('%j: %s', ([balance, rate], sentence) => {
    const [debt] = aPlan([[balance, rate, 0]]).debts;
    expect(debt && clearingPaymentSentence(debt, { hasExtra: false })).toBe(sentence);
  });

  it('is said to be without the extra payment, where there is one', () => {
    const [debt] = aPlan([[3_000, 18.9, 40]]).debts;
    expect(debt && clearingPaymentSentence(debt, { hasExtra: true })).toMatch(
      /^£47\.26 a month without the extra payment would clear it in 45 years/,
    );
  });
});

describe('what would clear a plan', () => {
  const two = [
    [8_000, 29.9, 150],
    [2_000, 9.9, 40],
  ] as const;

  it('is an extra payment, with its time and its interest, and the one that takes five years', () => {
    expect(clearingExtraSentence(aPlan(two), 'avalanche')).toBe(
      'An extra payment of £41.21 a month would clear them in 34 years and 11 months, with £86,747.99 interest; one of £109.71 a month in 5 years, with £7,981.37 interest.',
    );
  });

  it('is said in total and on top, where an extra is paid already', () => {
    expect(clearingExtraSentence(aPlan(two, 2), 'avalanche')).toBe(
      'An extra payment of £41.21 a month in total, £39.21 on top of the £2.00 now, would clear them in 34 years and 11 months, with £86,747.99 interest; one of £109.71 a month in total, £107.71 on top of the £2.00 now, in 5 years, with £7,981.37 interest.',
    );
  });

  it.each(['avalanche', 'snowball', 'minimum'] as const)(
    'is what the engine computes with it, under %s',
    (strategy) => {
      const plan = aPlan(two);
      const sums = clearingExtraSentence(plan, strategy).matchAll(/of £([\d.]+) a month/g);
      const interests = Array.from(sums, ([, pounds = '']) => {
        const extraPence = Math.round(Number(pounds) * 100);
        const outcome = summarise({ ...plan, extraPence }, strategy);
        return outcome.neverPaysOff ? 'never' : formatPence(outcome.totalInterestPence);
      });
      expect(interests).toHaveLength(2);
      for (const interest of interests) {
        expect(clearingExtraSentence(plan, strategy)).toContain(`with ${interest} interest`);
      }
    },
  );
});
