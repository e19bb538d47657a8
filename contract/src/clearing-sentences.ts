/**
 * What would clear debts that the payments do not: how much a month, in how long and at what interest. The least
 * that does takes most of a lifetime, so what does it in five years always stands beside it.
 */

import { type Debt, type Plan, type StrategyName, summarise } from '@debt-payoff/engine';
import {
  smallestClearingExtraPence,
  smallestClearingPaymentPence,
} from '@debt-payoff/engine/clearing-payment';
import { durationOf } from './durations.ts';
import { formatPence } from './money.ts';
import { yearsMax } from './years-max.ts';

/** What takes longer has what clears in this time beside it. */
export const soonMonths = 60;

export type Clearing = {
  readonly pence: number;
  readonly months: number;
  readonly interestPence: number;
};

/** The least that clears; beside it what does so within five years, where the least takes longer. */
type Clearings = readonly [Clearing, Clearing?];

/** Of one debt by itself; where an extra is paid as well, it says that this is not in the sum. */
export function clearingPaymentSentence(
  debt: Omit<Debt, 'monthlyPaymentPence'>,
  { hasExtra }: { readonly hasExtra: boolean },
): string {
  const [least, soon] = clearingPayments(debt);
  const besides = hasExtra ? ' without the extra payment' : '';
  const beside = soon === undefined ? '' : `; ${formatPence(soon.pence)} a month ${endOf(soon)}`;
  return `${formatPence(least.pence)} a month${besides} would clear it ${endOf(least)}${beside}.`;
}

/** Of the whole plan; where an extra is paid already, both in total and on top of it. */
export function clearingExtraSentence(plan: Plan, strategy: StrategyName): string {
  return extraSentence(clearingExtras(plan, strategy), {
    extraPence: plan.extraPence,
    what: plan.debts.length === 1 ? 'it' : 'them',
  });
}

/** Of sums that were found elsewhere; `what` is what they clear. */
export function extraSentence(
  [least, soon]: Clearings,
  { what, ...now }: { readonly extraPence: number; readonly what: string },
): string {
  const beside = soon === undefined ? '' : `; one of ${sumOf(soon, now)} ${endOf(soon)}`;
  return `An extra payment of ${sumOf(least, now)} would clear ${what} ${endOf(least)}${beside}.`;
}

/** Where no sum reaches what is owed. */
export function noExtraClears(what: string): string {
  return `No extra payment would clear ${what} within ${yearsMax} years.`;
}

function sumOf({ pence }: Clearing, { extraPence }: Pick<Plan, 'extraPence'>): string {
  const sum = `${formatPence(pence)} a month`;
  if (extraPence === 0) return sum;
  const onTop = pence - extraPence;
  // Under snowball less can be enough where more is not.
  if (onTop <= 0) return `${sum} in total`;
  return `${sum} in total, ${formatPence(onTop)} on top of the ${formatPence(extraPence)} now,`;
}

function endOf({ months, interestPence }: Clearing): string {
  const interest = interestPence === 0 ? 'no' : formatPence(interestPence);
  return `in ${durationOf(months)}, with ${interest} interest`;
}

function clearingPayments(debt: Omit<Debt, 'monthlyPaymentPence'>): Clearings {
  return leastAndSoon((months) => {
    const pence = smallestClearingPaymentPence(debt, months);
    const plan = { debts: [{ ...debt, monthlyPaymentPence: pence }], extraPence: 0 };
    return clearingOf({ pence, plan, strategy: 'minimum' });
  });
}

const foundExtras = new WeakMap<Plan, Map<StrategyName, Clearings>>();

/** Takes some sixty runs of the plan, so it is kept: a page says it in several places. */
function clearingExtras(plan: Plan, strategy: StrategyName): Clearings {
  const known = foundExtras.get(plan) ?? new Map<StrategyName, Clearings>();
  const extras =
    known.get(strategy) ??
    leastAndSoon((months) => {
      const pence = smallestClearingExtraPence(plan, strategy, months);
      return clearingOf({ pence, plan: { ...plan, extraPence: pence }, strategy });
    });
  foundExtras.set(plan, known.set(strategy, extras));
  return extras;
}

function leastAndSoon(find: (months?: number) => Clearing): Clearings {
  const least = find();
  if (least.months <= soonMonths) return [least];
  const soon = find(soonMonths);
  return soon.pence > least.pence ? [least, soon] : [soon];
}

function clearingOf(found: {
  readonly pence: number;
  readonly plan: Plan;
  readonly strategy: StrategyName;
}): Clearing {
  const outcome = summarise(found.plan, found.strategy);
  if (outcome.neverPaysOff) throw new Error('What clears the debts was said not to');
  const { months, totalInterestPence: interestPence } = outcome;
  return { pence: found.pence, months, interestPence };
}
