/** Why debts would never be cleared: the debts whose own payment is no more than their interest. */

import { count } from '@debt-payoff/contract/counts';
import { formatPence } from '@debt-payoff/contract/money';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { yearsMax } from '@debt-payoff/contract/years-max';
import {
  type Debt,
  firstInterestPence,
  monthlyInterestPence,
  monthlyPaymentPence,
  type Plan,
} from '@debt-payoff/engine';

const debtsNamedMost = 3;

/** Of a plan that no strategy clears. */
export function stuckSentence(plan: Plan, debtNames: readonly string[]): string {
  if (plan.terms !== undefined) return stuckTermsSentence(plan);
  const [only, ...others] = plan.debts;
  if (only !== undefined && others.length === 0) {
    const paidPence = only.monthlyPaymentPence + plan.extraPence;
    return isStuck({ ...only, monthlyPaymentPence: paidPence })
      ? `At ${formatPence(paidPence)} a month this would not go down.`
      : `At ${formatPence(paidPence)} a month this ${notCleared}.`;
  }
  const stuck = plan.debts.flatMap((debt, at) =>
    isStuck(debt) ? [stuckLine(debt, debtNames[at] ?? `Debt ${at + 1}`)] : [],
  );
  const more = stuck.length - debtsNamedMost;
  const paidPence = plan.debts.reduce(
    (sum, debt) => sum + debt.monthlyPaymentPence,
    plan.extraPence,
  );
  return [
    ...stuck.slice(0, debtsNamedMost),
    ...(more > 0 ? [`The same holds for ${count(more, 'more debt')}.`] : []),
    `At ${formatPence(paidPence)} a month in total the debts ${notCleared}.`,
  ].join(' ');
}

/** Of a plan that ends: the form still asks each payment to cover its interest. */
export function belowInterestSentence({
  plan,
  debtNames,
}: {
  readonly plan: Plan;
  readonly debtNames: readonly string[];
}): string {
  const below = plan.debts.flatMap((debt, at) =>
    isRefused(plan, at) ? [{ debt, at, name: debtNames[at] ?? `Debt ${at + 1}` }] : [],
  );
  const more = below.length - debtsNamedMost;
  return [
    ...below.slice(0, debtsNamedMost).map(({ debt, at, name }) => {
      const interest = formatPence(firstInterestPence(plan, at));
      if (plan.terms !== undefined) {
        return `${formatPence(debt.monthlyPaymentPence)} a month does not cover the first month's interest on ${nameInSentence(name)}, ${interest}. To compare strategies, enter at least that for it.`;
      }
      return `${formatPence(debt.monthlyPaymentPence)} a month does not cover the interest on ${nameInSentence(name)}; it goes down only with what you pay on top. To compare strategies or save, enter at least ${interest} for it.`;
    }),
    ...(more > 0 ? [`The same holds for ${count(more, 'more debt')}.`] : []),
  ].join(' ');
}

/** Rates and payments may change, so that it says nothing of single debts. */
function stuckTermsSentence(plan: Plan): string {
  const paidPence = monthlyPaymentPence(plan, 'avalanche');
  const what = plan.debts.length === 1 ? 'this' : 'the debts';
  return `On a budget of ${formatPence(paidPence)} in the first month, ${what} ${notCleared}.`;
}

/** Of debts with a rule nothing is asked: their lenders say what is enough. */
function isRefused(plan: Plan, debt: number): boolean {
  const hasRule = (plan.terms?.debts[debt]?.minimum ?? null) !== null;
  const paymentPence = plan.debts[debt]?.monthlyPaymentPence ?? 0;
  return !hasRule && paymentPence < firstInterestPence(plan, debt);
}

const notCleared = `would not be cleared within ${yearsMax} years`;

function stuckLine({ monthlyPaymentPence }: Debt, name: string): string {
  return `At ${formatPence(monthlyPaymentPence)} a month ${nameInSentence(name)} would not go down.`;
}

/** A payment of all the interest, and no more, leaves the balance as it is. */
export function isStuck({ balancePence, rateBasisPoints, monthlyPaymentPence }: Debt): boolean {
  return monthlyPaymentPence <= monthlyInterestPence(balancePence, rateBasisPoints);
}
