/** The first plan of a set of debts: the forecast as it was in its first days, kept to compare with what came. */
import { addDays } from '@debt-payoff/contract/days';
import { addMonths, type Month, monthOf } from '@debt-payoff/contract/months';
import { type ForecastDebt, forecast } from '@debt-payoff/engine/forecast';
import { type DebtTerms, usesTerms } from '../ledger/debt-terms.ts';
import type { LedgerState } from '../ledger/replay.ts';
import type { StatedRate } from '../ledger/stated-rate.ts';
import type { CurrentSet } from './current-set.ts';
import {
  type CurrentPlan,
  forecastDebts,
  type KeptPlan,
  keptPlanOf,
  planAmong,
  typedRate,
} from './forecast.ts';
import { termsFrom } from './forecast-terms.ts';
import { lastMonthsOf, paidOffOf, type RemovedDebt } from './removed-debts.ts';
import { type FirstOwed, findFirstOwed, type TrackedDebt } from './tracked-debts.ts';

/** For so many days, the first among them, each change rewrites the plan. */
const rewritingDays = 7;

export type PlannedDebt = ForecastDebt & {
  readonly debtId: number;
  /** As it was typed; absent where its figure in basis points says all of it. */
  readonly rate?: StatedRate;
  /** As they were agreed then; absent where there were none, and in plans from before there were any. */
  readonly agreed?: DebtTerms;
};

export type FirstPlan = KeptPlan & {
  /** By which it is known: the day on which its set of debts began. */
  readonly setStartedOn: string;
  /** The day of the plan, and the one on which it was last rewritten. */
  readonly startedOn: string;
  readonly madeOn: string;
  /** Entries up to this one are part of it; what came later is compared with it. */
  readonly lastEntryOrder: number;
  readonly debts: readonly PlannedDebt[];
  /** Paid off and deleted before it was made: their payments are in its correction. */
  readonly removed: readonly RemovedDebt[];
  /** Null where it would never have ended. */
  readonly month: Month | null;
  /** At the end of each month from that of `madeOn` on; none where it would never have ended. */
  readonly balancesPence: readonly number[];
};

/** As things stand today. */
export function planFromToday(
  { debts, removed }: Pick<CurrentSet, 'debts' | 'removed'>,
  {
    plan,
    today,
    startedOn,
    setStartedOn = startedOn,
  }: {
    readonly plan: CurrentPlan;
    readonly today: string;
    readonly startedOn: string;
    /** Where its set began earlier. */
    readonly setStartedOn?: string;
  },
): FirstPlan {
  const { input, forecast: found, month } = forecastDebts(debts, { plan, today });
  return {
    ...keptPlanOf(plan),
    setStartedOn,
    startedOn,
    madeOn: today,
    lastEntryOrder: Math.max(
      0,
      ...debts.flatMap(({ opening, steps }) => [
        opening.order,
        ...steps.map(({ entry }) => entry.order),
      ]),
    ),
    debts: debts.flatMap(({ id, terms, state }, at) => {
      const debt = input.debts[at];
      return debt === undefined
        ? []
        : [{ ...debt, debtId: id, ...statedOf(state), ...agreedOf(terms) }];
    }),
    removed: paidOffOf(removed),
    month,
    balancesPence: month === null ? [] : found.balancesPence,
  };
}

/** The plan as it was in the month of a day: what deleted debts had had of the month in which it was made was spent. */
export function planInMonth(firstPlan: FirstPlan, day: string): CurrentPlan {
  const { madeOn, removed } = firstPlan;
  const isOfMonth = monthOf(madeOn) === monthOf(day);
  return {
    ...keptPlanOf(firstPlan),
    removed: isOfMonth ? lastMonthsOf(removed, day) : [],
  };
}

/** From what was owed at first, for a portfolio in which nobody had kept the first plan. */
export function planFromOpenings(
  { debts, removed }: Pick<CurrentSet, 'debts' | 'removed'>,
  { plan, setStartedOn }: { readonly plan: KeptPlan; readonly setStartedOn: string },
): FirstPlan {
  const startedOn = firstOwedDay(debts, setStartedOn);
  const lastDay = lastRewritingDay(startedOn);
  const opened = debts.flatMap((debt) => {
    const owed = findFirstOwed(debt, startedOn);
    return owed === null || owed.on > lastDay ? [] : [{ debt, owed }];
  });
  const planned = opened.map(({ debt, owed }) => openedDebt(debt, { owed, startedOn }));
  const kept = keptPlanOf(plan);
  const { monthsAhead, balancesPence } = forecast({
    ...planAmong(
      opened.map(({ debt }) => debt),
      { plan: kept, today: startedOn },
    ),
    debts: planned,
  });
  return {
    ...kept,
    setStartedOn,
    startedOn,
    madeOn: startedOn,
    lastEntryOrder: Math.max(0, ...opened.map(({ owed }) => owed.entryOrder ?? 0)),
    debts: planned,
    removed: paidOffOf(removed),
    month: monthsAhead === null ? null : addMonths(monthOf(startedOn), monthsAhead),
    balancesPence: monthsAhead === null ? [] : balancesPence,
  };
}

/** Of those that are still there: the set may have begun with one that was deleted. */
function firstOwedDay(debts: readonly TrackedDebt[], setStartedOn: string): string {
  const days = debts.flatMap((debt) => findFirstOwed(debt, setStartedOn)?.on ?? []);
  return days.sort()[0] ?? setStartedOn;
}

function openedDebt(
  debt: TrackedDebt,
  { owed: { state }, startedOn }: { readonly owed: FirstOwed; readonly startedOn: string },
): PlannedDebt {
  const { balancePence } = state;
  const monthlyPaymentPence = debt.firstPaymentPence;
  const terms = termsFrom(
    {
      ...debt,
      opening: { ...debt.opening, balancePence, rate: state.rate },
      keptPayment: { monthlyPaymentPence, paymentSetOn: startedOn },
    },
    { ...{ state, start: state, isNew: true, monthlyPaymentPence }, today: startedOn },
  );
  return {
    debtId: debt.id,
    owedPence: balancePence,
    rateBasisPoints: typedRate(state),
    monthlyPaymentPence,
    startBalancePence: balancePence,
    startRateBasisPoints: typedRate(state),
    startOwedPence: balancePence,
    paidPence: 0,
    isNew: true,
    ...(terms !== undefined && { terms }),
    ...statedOf(state),
    ...agreedOf(debt.terms),
  };
}

function statedOf({ rate }: Pick<LedgerState, 'rate'>): Pick<PlannedDebt, 'rate'> {
  return rate.kind === null ? {} : { rate };
}

function agreedOf(terms: DebtTerms): Pick<PlannedDebt, 'agreed'> {
  return usesTerms(terms, null) || terms.oneOffs.length > 0 ? { agreed: terms } : {};
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
const planOfBefore: KeptPlan = {
  strategy: 'avalanche',
  customOrderIds: null,
  extraPence: 0,
  budgetCorrectionPence: 0,
  oneOffs: [],
  pauses: [],
  lookAhead: null,
};

/** The plan that a set of debts is compared with; null where nothing was ever owed. */
export function firstPlanOf(
  set: CurrentSet,
  {
    stored,
    plan,
    predatesPlans,
  }: {
    readonly stored: readonly FirstPlan[];
    readonly plan: KeptPlan;
    /** Whether the portfolio is from before plans were kept. */
    readonly predatesPlans: boolean;
  },
): FirstPlan | null {
  const { startedOn } = set;
  if (startedOn === null) return null;
  const isFromBefore = predatesPlans && stored.length === 0;
  return (
    findPlanOf(set, stored) ??
    (isFromBefore
      ? planFromOpenings({ ...set, removed: [] }, { plan: planOfBefore, setStartedOn: startedOn })
      : planFromOpenings(set, { plan, setStartedOn: startedOn }))
  );
}

/** The one that was made for it; where an entry has moved its first day since, the last that was made in it. */
function findPlanOf(set: CurrentSet, stored: readonly FirstPlan[]): FirstPlan | null {
  const fitting = stored.filter((plan) => isPlanOf(plan, set));
  const own = fitting.find(({ setStartedOn }) => setStartedOn === set.startedOn);
  return own ?? fitting.sort((a, b) => (a.startedOn < b.startedOn ? -1 : 1)).at(-1) ?? null;
}

/** As long as one of its debts is in the set, and not all were paid off since it was made. */
function isPlanOf(plan: FirstPlan, { debts, removed, clearedOn }: CurrentSet): boolean {
  const isFromBefore = clearedOn !== null && plan.startedOn <= clearedOn;
  return !isFromBefore && hasDebtAmong(plan, { debtIds: debts.map(({ id }) => id), removed });
}

/** Also one that was paid off and deleted then. */
export function hasDebtAmong(
  plan: Pick<FirstPlan, 'debts'>,
  known: { readonly debtIds: readonly number[]; readonly removed: readonly RemovedDebt[] },
): boolean {
  const ids = new Set([...known.debtIds, ...paidOffOf(known.removed).map(({ debtId }) => debtId)]);
  return plan.debts.some(({ debtId }) => ids.has(debtId));
}
