/**
 * Terms of debts and plans by months of the calendar, as forms, links and drafts keep them, and what they are in months
 * of a plan. Plan month n is n months after this month and charges the interest of the month before it.
 */
import { monthsMax } from '@debt-payoff/engine';
import type { RateKind } from '@debt-payoff/engine/terms';
import { type Month, monthsBetween } from './months.ts';
import type {
  DebtFigures,
  PlannedDebt,
  PlannedMinimum,
  PlannedOneOff,
  PlannedRateChange,
  PlannedTerms,
  PlanOptions,
} from './planned-debt.ts';

export type CalendarTerms = {
  readonly rateKind?: RateKind;
  /** In ascending order. */
  readonly rateChanges?: readonly CalendarRateChange[];
  readonly fee?: number;
  readonly minimum?: PlannedMinimum;
  readonly priority?: boolean;
  readonly takesExtra?: boolean;
  /** Those that go to this debt. They stay with it, so that no other debt takes them. */
  readonly oneOffs?: readonly CalendarOneOff[];
};

/** `lastMonth` is the last whole month at the rate before. */
export type CalendarRateChange = {
  readonly lastMonth: Month;
  readonly thenRate: number;
  readonly thenPayment?: number;
};

export type CalendarOneOff = { readonly month: Month; readonly amount: number };

/** Both months included. */
export type CalendarPause = { readonly fromMonth: Month; readonly toMonth: Month };

/** What a plan has beyond its debts: one-offs that name none of them, pauses, and the month to be debt free by. */
export type CalendarOptions = {
  readonly oneOffs?: readonly CalendarOneOff[];
  readonly pauses?: readonly CalendarPause[];
  readonly goal?: Month;
};

export type CalendarDebt = DebtFigures & { readonly [Name in keyof PlannedTerms]?: never } & {
  // Months of a plan are another thing, and what is said in them is not read here.
  readonly terms?: CalendarTerms;
};

export type CalendarPlan = {
  readonly debts: readonly CalendarDebt[];
  readonly options?: CalendarOptions;
};

export type PlanInMonths = {
  readonly debts: readonly PlannedDebt[];
  readonly options: PlanOptions;
  /** Null without a goal, and where its month is past. */
  readonly targetMonths: number | null;
};

/** In months of the plan that starts with the month after this one; what is past falls away. */
export function planMonthsOf(
  { debts, options = {} }: CalendarPlan,
  thisMonth: Month,
): PlanInMonths {
  const planMonth = (month: Month) => monthsBetween({ from: thisMonth, to: month });
  const inMonths = (oneOffs: readonly CalendarOneOff[] = [], debt?: number): PlannedOneOff[] =>
    oneOffs
      .map(({ month, amount }) => ({ month: planMonth(month), amount, debt: debt ?? null }))
      .filter(({ month }) => month >= 1 && month <= monthsMax);
  const oneOffs = [
    ...inMonths(options.oneOffs),
    ...debts.flatMap(({ terms }, at) => inMonths(terms?.oneOffs, at)),
  ];
  const pauses = (options.pauses ?? [])
    .map(({ fromMonth, toMonth }) => ({
      // One that has begun begins with the first month.
      fromMonth: Math.max(1, planMonth(fromMonth)),
      toMonth: Math.min(monthsMax, planMonth(toMonth)),
    }))
    .filter(({ fromMonth, toMonth }) => fromMonth <= toMonth);
  const targetMonths = options.goal === undefined ? 0 : planMonth(options.goal);
  return {
    debts: debts.map((debt) => plannedAt(debt, thisMonth)),
    options: {
      ...(oneOffs.length > 0 && { oneOffs }),
      ...(pauses.length > 0 && { pauses }),
    },
    targetMonths: targetMonths >= 1 && targetMonths <= monthsMax ? targetMonths : null,
  };
}

function plannedAt(given: CalendarDebt, thisMonth: Month): PlannedDebt {
  const { terms, ...figures } = debtNow(given, thisMonth);
  if (terms === undefined) return figures;
  const { rateChanges, oneOffs: _, ...others } = terms;
  const changes = (rateChanges ?? []).flatMap(({ lastMonth, ...then }): PlannedRateChange[] => {
    const last = lastMonthOf(lastMonth, thisMonth);
    // Later than any plan goes on.
    return last < monthsMax ? [{ lastMonth: last, ...then }] : [];
  });
  return { ...figures, ...others, ...(changes.length > 0 && { rateChanges: changes }) };
}

/** As it stands this month: changes that are in force already are its rate and its payment, and one-offs that are past are gone. */
export function debtNow(debt: CalendarDebt, thisMonth: Month): CalendarDebt {
  const { terms, ...figures } = debt;
  if (terms === undefined) return debt;
  const { rateChanges = [], oneOffs = [], ...others } = terms;
  const isInForce = ({ lastMonth }: CalendarRateChange) => lastMonthOf(lastMonth, thisMonth) < 1;
  const passed = rateChanges.filter(isInForce);
  const ahead = rateChanges.filter((change) => !isInForce(change));
  const due = oneOffs.filter(({ month }) => monthsBetween({ from: thisMonth, to: month }) >= 1);
  if (passed.length === 0 && due.length === oneOffs.length) return debt;
  const left: CalendarTerms = {
    ...others,
    ...(ahead.length > 0 && { rateChanges: ahead }),
    ...(due.length > 0 && { oneOffs: due }),
  };
  return {
    ...figures,
    interestRate: passed.at(-1)?.thenRate ?? debt.interestRate,
    monthlyPayment:
      passed.findLast(({ thenPayment }) => thenPayment !== undefined)?.thenPayment ??
      debt.monthlyPayment,
    ...(Object.keys(left).length > 0 && { terms: left }),
  };
}

/** The last month of the plan that is charged at the rate before; below 1, the change is in force already. */
function lastMonthOf(lastMonth: Month, thisMonth: Month): number {
  return monthsBetween({ from: thisMonth, to: lastMonth }) + 1;
}

/** What of it is still to come; undefined where nothing is, the very same where nothing has passed. */
export function optionsNow(
  options: CalendarOptions,
  thisMonth: Month,
): CalendarOptions | undefined {
  const { oneOffs = [], pauses = [], goal } = options;
  const isAhead = (month: Month) => monthsBetween({ from: thisMonth, to: month }) >= 1;
  const due = oneOffs.filter(({ month }) => isAhead(month));
  const open = pauses.filter(({ toMonth }) => isAhead(toMonth));
  const isGoalAhead = goal !== undefined && isAhead(goal);
  const isSame =
    due.length === oneOffs.length &&
    open.length === pauses.length &&
    isGoalAhead === (goal !== undefined);
  const left: CalendarOptions = {
    ...(due.length > 0 && { oneOffs: due }),
    ...(open.length > 0 && { pauses: open }),
    ...(isGoalAhead && { goal }),
  };
  if (Object.keys(left).length === 0) return undefined;
  return isSame ? options : left;
}
