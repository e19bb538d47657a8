/** Whether a debt or a plan has terms. Pages whose plans have none by their type need not load this. */
import type { PlannedTerms, PlanOptions } from './planned-debt.ts';

const termNames = [
  'rateKind',
  'rateChanges',
  'fee',
  'minimum',
  'priority',
  'takesExtra',
] as const satisfies readonly (keyof PlannedTerms)[];

/** Whether a debt or the plan says more than rates and payments that stay: then `termedPlanOf` makes it. */
export function hasTerms(debts: readonly PlannedTerms[], options: PlanOptions = {}): boolean {
  return (
    isGiven(options.oneOffs) ||
    isGiven(options.pauses) ||
    debts.some((debt) => termNames.some((name) => isGiven(debt[name])))
  );
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}
