/** Figures as the text of an article has them. */
import { durationOf } from '@debt-payoff/contract/durations';
import { formatPence, penceFromPounds } from '@debt-payoff/contract/money';
import { type LinkedPlan, writePlanLink } from '@debt-payoff/contract/plan-link';

export { durationOf };

/** '£3,000' where it is whole pounds, otherwise '£1,234.50'. */
export function pounds(pence: number): string {
  return pence % 100 === 0 ? formatPence(pence).replace(/\.00$/, '') : formatPence(pence);
}

/** The same for an amount in pounds. */
export function poundsOf(amount: number): string {
  return pounds(penceFromPounds(amount));
}

/** '24.9%', '5%'; with a fixed number of decimals, '1.87%'. */
export function percent(value: number, decimals?: number): string {
  return `${decimals === undefined ? value : value.toFixed(decimals)}%`;
}

/** ['2 years and 7 months', '£2,822.16'], as two cells of a table. */
export function timeAndInterest(outcome: {
  readonly months: number;
  readonly interestPence: number;
}): string[] {
  return [durationOf(outcome.months), pounds(outcome.interestPence)];
}

/** A link that opens the calculator with the plan filled in. */
export function calculatorLink(plan: LinkedPlan, words: string): string {
  return `<a href="${writePlanLink(plan)}">${words}</a>`;
}
