import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { forecast } from '@debt-payoff/engine/forecast';
import { expect, it } from 'vitest';
import { clearingAdviceOf } from './clearing-advice.ts';

/** £1,000 at 24%, of which the payment of £10 does not cover the £20 of interest. */
const debt = {
  owedPence: 100_000,
  rateBasisPoints: 2_400,
  monthlyPaymentPence: 1_000,
  startBalancePence: 100_000,
  startRateBasisPoints: 2_400,
  startOwedPence: 100_000,
  paidPence: 0,
  isNew: false,
};
const input = (extraPence: number, debts = [debt]) => ({
  strategy: 'avalanche' as const,
  extraPence,
  budgetCorrectionPence: 0,
  debts,
});
const planOf = (forecast_input: ReturnType<typeof input>) =>
  // Only the forecast's input is looked at.
  ({ forecast_input }) as PortfolioPlan;

it('names the least extra that clears by the forecast, and what does it in five years', () => {
  const sentence = clearingAdviceOf(planOf(input(0)));
  const [, least = '', soon = ''] =
    /^An extra payment of £([\d.]+) a month would clear it in .*; one of £([\d.]+) a month in/.exec(
      sentence,
    ) ?? [];
  const ahead = (pounds: string, less = 0) =>
    forecast(input(Math.round(Number(pounds) * 100) - less)).monthsAhead;
  expect(ahead(least)).not.toBeNull();
  expect(ahead(least, 1)).toBeNull();
  expect(ahead(soon)).toBe(60);
  expect(ahead(soon, 1)).toBe(61);
});

it('says what is on top where an extra is paid already, and speaks of several debts as such', () => {
  const sentence = clearingAdviceOf(planOf(input(500, [debt, debt])));
  expect(sentence).toMatch(
    /in total, £[\d.]+ on top of the £5\.00 now, would clear everything in /,
  );
});
