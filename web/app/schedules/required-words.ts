/** What the form says of a payment that follows what the lender asks. */
import { formatPounds } from '@debt-payoff/contract/money';
import type { RequiredPayment } from '@debt-payoff/contract/schedules';

const follows = 'It changes with what the lender asks for.';

/** Without a debt, or while the figures are not known, only that it follows. */
export function requiredHint(
  required: readonly RequiredPayment[] | undefined,
  { debtId }: { readonly debtId: string },
): string {
  const found = required?.find(({ debt_id }) => String(debt_id) === debtId);
  if (found === undefined) return follows;
  return found.required_payment === 0
    ? `Nothing is asked for this month, so nothing falls due. ${follows}`
    : `This month it is ${formatPounds(found.required_payment)}. ${follows}`;
}
