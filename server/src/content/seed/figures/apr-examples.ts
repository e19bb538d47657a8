/** What an APR means for a month's interest, and for what the calculator answers. */

import type { DebtFigures } from '@debt-payoff/contract/planned-debt';
import { type CardMonths, fixedPayment, walkCard } from './card-months.ts';
import type { ClearedPlan } from './cleared-plan.ts';
import {
  interestPence,
  monthlyRateOf,
  rateToType,
  twelfthOf,
  yearlyPercentOf,
} from './effective-rates.ts';
import { cardDebt, clearedBy } from './one-debt.ts';

const balancePence = 300_000;
const paymentPence = 10_000;

/** A month's interest on £3,000 at an APR, beside a twelfth of the same percentage. */
export function monthOnThreeThousand(aprPercent: number) {
  return {
    compoundPence: interestPence(balancePence, monthlyRateOf(aprPercent)),
    twelfthPence: interestPence(balancePence, twelfthOf(aprPercent)),
  };
}

export function ratesToType() {
  return [9.9, 18.9, 24.9, 29.9, 34.9, 39.9].map((yearlyPercent) => ({
    yearlyPercent,
    monthlyPercent: monthlyRateOf(yearlyPercent) * 100,
    typedPercent: rateToType(yearlyPercent),
  }));
}

/** A monthly rate that is known needs no root: it is typed twelve times over. */
export function knownMonthlyRate() {
  const monthlyPercent = 2.2;
  return {
    monthlyPercent,
    yearlyPercent: yearlyPercentOf(monthlyPercent),
    typedPercent: Number((monthlyPercent * 12).toFixed(1)),
  };
}

/** A published summary box, and the monthly rate that its APR comes to. */
export function sampleBox() {
  const aprPercent = 11.7;
  return { aprPercent, monthlyPercent: 0.97, compoundPercent: monthlyRateOf(aprPercent) * 100 };
}

export const aprCard = {
  aprPercent: 24.9,
  asItIs: card(24.9),
  converted: card(rateToType(24.9)),
} as const;

/** The same card with its APR typed as it is, converted first, and walked at the APR itself. */
export function aprTypedBothWays(): {
  readonly asItIs: ClearedPlan;
  readonly converted: ClearedPlan;
  readonly atApr: CardMonths;
} {
  const { aprPercent, asItIs, converted } = aprCard;
  return {
    asItIs: clearedBy(asItIs),
    converted: clearedBy(converted),
    atApr: walkCard({ balancePence, aprPercent }, fixedPayment(paymentPence), 1200),
  };
}

function card(interestRate: number): DebtFigures {
  return cardDebt({ balancePence, interestRate, paymentPence });
}
