/** The first plan of a set of debts: the forecast as it was in its first days, kept to compare with what came. */
import { addDays } from '@debt-payoff/contract/days';
import { addMonths, type Month, monthOf } from '@debt-payoff/contract/months';
import { type ForecastDebt, forecast } from '@debt-payoff/engine';
import type { CurrentSet } from './current-set.ts';
import { forecastDebts, type KeptPlan } from './forecast.ts';
import type { TrackedDebt } from './tracked-debts.ts';

/** For so many days, the first among them, each change rewrites the plan. */
const rewritingDays = 7;

export type PlannedDebt = ForecastDebt & { readonly debtId: number };

export type FirstPlan = KeptPlan & {
  /** The day of the plan, and the one on which it was last rewritten. */
  readonly startedOn: string;
  readonly madeOn: string;
  /** Entries up to this one are part of it; what came later is compared with it. */
  readonly lastEntryOrder: number;
  readonly debts: readonly PlannedDebt[];
  /** Null where it would never have ended. */
  readonly month: Month | null;
  /** At the end of each month from that of `madeOn` on; none where it would never have ended. */
  readonly balancesPence: readonly number[];
};

/** As things stand today. */
export function planFromToday(
  debts: readonly TrackedDebt[],
  { plan, today, startedOn }: { plan: KeptPlan; today: string; startedOn: string },
): FirstPlan {
  const { input, forecast: found, month } = forecastDebts(debts, { plan, today });
  return {
    ...plan,
    startedOn,
    madeOn: today,
    lastEntryOrder: Math.max(
      0,
      ...debts.flatMap(({ opening, steps }) => [
        opening.order,
        ...steps.map(({ entry }) => entry.order),
      ]),
    ),
    debts: debts.flatMap(({ id }, at) => {
      const debt = input.debts[at];
      return debt === undefined ? [] : [{ ...debt, debtId: id }];
    }),
    month,
    balancesPence: month === null ? [] : found.balancesPence,
  };
}

/** From what the debts were opened with, for a portfolio in which nobody had kept the first plan. */
export function planFromOpenings(
  { debts, startedOn }: CurrentSet & { readonly startedOn: string },
  plan: KeptPlan,
): FirstPlan {
  const lastDay = lastRewritingDay(startedOn);
  const planned = debts.filter(({ opening }) => opening.on <= lastDay).map(openedDebt);
  const { monthsAhead, balancesPence } = forecast({ ...plan, debts: planned });
  return {
    ...plan,
    startedOn,
    madeOn: startedOn,
    lastEntryOrder: 0,
    debts: planned,
    month: monthsAhead === null ? null : addMonths(monthOf(startedOn), monthsAhead),
    balancesPence: monthsAhead === null ? [] : balancesPence,
  };
}

function openedDebt({ id, opening, firstPaymentPence }: TrackedDebt): PlannedDebt {
  const { balancePence, rateBasisPoints } = opening;
  return {
    debtId: id,
    owedPence: balancePence,
    rateBasisPoints,
    monthlyPaymentPence: firstPaymentPence,
    startBalancePence: balancePence,
    startRateBasisPoints: rateBasisPoints,
    startOwedPence: balancePence,
    paidPence: 0,
    isNew: true,
  };
}

export function isStillRewritten(
  { startedOn }: Pick<FirstPlan, 'startedOn'>,
  today: string,
): boolean {
  return today <= lastRewritingDay(startedOn);
}

function lastRewritingDay(startedOn: string): string {
  return addDays(startedOn, rewritingDays - 1);
}

/** Nobody had a say in the plan of a portfolio from before plans were kept. */
const planOfBefore: KeptPlan = { strategy: 'avalanche', extraPence: 0, budgetCorrectionPence: 0 };

/** The plan that a set of debts is compared with; null where nothing was ever owed. */
export function firstPlanOf(
  { debts, startedOn }: CurrentSet,
  kept: FirstPlan | null,
): FirstPlan | null {
  if (startedOn === null) return null;
  if (kept !== null && isPlanOf(kept, debts)) return kept;
  return planFromOpenings({ debts, startedOn }, planOfBefore);
}

/** A plan belongs to a set as long as one of its debts does. */
export function isPlanOf(plan: FirstPlan, debts: readonly TrackedDebt[]): boolean {
  return plan.debts.some(({ debtId }) => debts.some(({ id }) => id === debtId));
}
