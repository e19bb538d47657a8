/** Debts and what their plan has beyond them, as the calls take them: in months of the plan. */
import type { PlanInMonths } from '@debt-payoff/contract/calendar-terms';
import { cutCreditor } from '@debt-payoff/contract/debt-rules';

export function callBody({ debts, options }: Pick<PlanInMonths, 'debts' | 'options'>) {
  const { oneOffs, pauses } = options;
  return {
    // A saved debt may have a name from before there was a limit.
    debts: debts.map(({ rateChanges, ...debt }) => ({
      ...debt,
      creditor: cutCreditor(debt.creditor),
      ...(rateChanges && { rateChanges: [...rateChanges] }),
    })),
    ...(oneOffs && { oneOffs: [...oneOffs] }),
    ...(pauses && { pauses: [...pauses] }),
  };
}
