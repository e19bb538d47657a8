/** What a debt's figures come to in its next month: the interest by the kind of its rate, and what its lender asks for. */
import { monthlyInterestPence } from '@debt-payoff/engine';
import {
  askedByRule,
  interestByParts,
  partsOf,
  type RateKind,
  wholeParts,
} from '@debt-payoff/engine/terms';
import { basisPointsFromPercent, penceFromPounds } from './money.ts';
import type { PlannedMinimum } from './planned-debt.ts';

type RatedBalance = {
  readonly balance: number;
  readonly interestRate: number;
  readonly rateKind: RateKind | null;
};

export function nextInterestPence({ balance, interestRate, rateKind }: RatedBalance): number {
  const balancePence = penceFromPounds(balance);
  if (rateKind === null) {
    return monthlyInterestPence(balancePence, basisPointsFromPercent(interestRate));
  }
  const parts = partsOf(rateKind, interestRate);
  return interestByParts(balancePence, parts / wholeParts, parts);
}

/** Never more than is owed. */
export function nextAskedPence(
  debt: RatedBalance,
  { floor, percent, plusInterest }: PlannedMinimum,
): number {
  const balancePence = penceFromPounds(debt.balance);
  const interestPence = nextInterestPence(debt);
  const rule = {
    floorPence: penceFromPounds(floor),
    percentBasisPoints: basisPointsFromPercent(percent ?? 0),
    plusInterest: plusInterest === true,
  };
  return Math.min(askedByRule(rule, balancePence, interestPence), balancePence + interestPence);
}
