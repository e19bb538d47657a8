/** What a payment dated today would have to be to clear a debt. */
import { indexOf, monthOf } from '@debt-payoff/contract/months';
import { monthlyInterestPence } from '@debt-payoff/engine';

/** A month's interest falls due at each turn of the month since the balance was last stated. */
export function payoffAmountPence(
  debt: { balancePence: number; rateBasisPoints: number; interestFrom: string },
  today: string,
): number {
  const { balancePence, rateBasisPoints, interestFrom } = debt;
  const monthsCrossed = Math.max(0, indexOf(monthOf(today)) - indexOf(monthOf(interestFrom)));
  return balancePence + monthsCrossed * monthlyInterestPence(balancePence, rateBasisPoints);
}
