/** What is said once under the answer of a plan with terms. */
import type { Month } from '@debt-payoff/contract/months';
import { risingPaymentSentences } from '@debt-payoff/contract/rising-payments';
import { termedPlanTexts } from '@debt-payoff/contract/texts/termed-plan';
import type { Plan } from '@debt-payoff/engine';

export function termedNotes(
  plan: Plan,
  given: { readonly names: readonly string[]; readonly start: Month },
): string[] {
  return [
    ...risingPaymentSentences(plan, given),
    ...(plan.terms?.hasRateChanges === true ? [termedPlanTexts.dealCanEnd] : []),
  ];
}
