/** What an APR means for a month's interest, and for what the calculator answers. */
import type { PlannedDebt } from '@debt-payoff/contract/planned-debt';
import type { ClearedPlan } from './cleared-plan.ts';
import { monthlyPercentOf, monthOn, yearlyPercentOf } from './effective-rates.ts';
import { cardDebt, clearedBy } from './one-debt.ts';

const balancePence = 300_000;
const paymentPence = 10_000;

/** A month's interest on £3,000 at an APR, beside the same percentage as a simple yearly rate. */
export function monthOnThreeThousand(percent: number) {
  return {
    compoundPence: monthOn(balancePence, { percent, kind: 'apr' }),
    twelfthPence: monthOn(balancePence, { percent, kind: 'simple' }),
  };
}

export function monthlyRates() {
  return [9.9, 18.9, 24.9, 29.9, 34.9, 39.9].map((yearlyPercent) => ({
    yearlyPercent,
    monthlyPercent: monthlyPercentOf(yearlyPercent),
    interestPence: monthOnThreeThousand(yearlyPercent).compoundPence,
  }));
}

/** A rate of a month, and the yearly one that it comes to. */
export function knownMonthlyRate() {
  const monthlyPercent = 2.2;
  return {
    monthlyPercent,
    yearlyPercent: yearlyPercentOf(monthlyPercent),
    twelveTimesPercent: Number((monthlyPercent * 12).toFixed(1)),
    interestPence: monthOn(balancePence, { percent: monthlyPercent, kind: 'monthly' }),
  };
}

/** A published summary box, and the monthly rate that its APR comes to. */
export function sampleBox() {
  const aprPercent = 11.7;
  return { aprPercent, monthlyPercent: 0.97, compoundPercent: monthlyPercentOf(aprPercent) };
}

const card = { balancePence, interestRate: 24.9, paymentPence };

/** The same card with its rate entered as an APR, and as if nothing were said of it. */
export const aprCard: Readonly<Record<'atApr' | 'unsaid', PlannedDebt>> = {
  atApr: cardDebt(card),
  unsaid: cardDebt({ ...card, rateKind: null }),
};

export function aprEnteredBothWays(): Readonly<Record<'atApr' | 'unsaid', ClearedPlan>> {
  return { atApr: clearedBy(aprCard.atApr), unsaid: clearedBy(aprCard.unsaid) };
}
