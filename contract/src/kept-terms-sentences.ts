/** What the plan of a portfolio says of real debts: months that exceed its budget, its goal, pauses, and what lenders ask for. */
import type { StrategyName } from '@debt-payoff/engine';
import type { ForecastDebt, ForecastInput } from '@debt-payoff/engine/forecast';
import { formatPence } from './money.ts';
import { formatMonth, type Month, monthsBetween } from './months.ts';
import type { GoalGap } from './plan.ts';
import { termLimits } from './term-limits.ts';
import { keptTermsTexts as texts } from './texts/kept-terms.ts';

/** Whether some debt has terms, or the plan one-offs or pauses. */
export function isTermedPlan({ debts, oneOffs = [], pauses = [] }: ForecastInput): boolean {
  return oneOffs.length > 0 || pauses.length > 0 || debts.some(({ terms }) => terms !== undefined);
}

/** Whether what is paid in a month may differ from the budget, even where lenders ask for no more than that. */
export function canDifferFromBudget(input: ForecastInput): boolean {
  const { strategy, debts, oneOffs = [], pauses = [] } = input;
  if (oneOffs.length > 0 || pauses.length > 0) return true;
  return debts.some(({ owedPence, terms }) => {
    if (terms === undefined || owedPence === 0) return false;
    // What is paid above a rule is no part of minimum, and what no debt can take stays with its owner.
    const hasOwnMinimum = strategy === 'minimum' && terms.minimum !== null;
    return hasOwnMinimum || !terms.takesExtra || terms.paymentChanges.length > 0;
  });
}

/** What goes to all debts in a month, as the sentences about it need it. */
export function budgetInWords({
  budgetPence,
  hasShortfall,
  input,
}: {
  readonly budgetPence: number;
  readonly hasShortfall: boolean;
  readonly input: ForecastInput;
}) {
  return { budgetPence, canDiffer: hasShortfall || canDifferFromBudget(input) };
}

export type KeptShortfall = {
  readonly month: Month;
  readonly pence: number;
  readonly askedPence: number;
  /** Whether all that is asked for in this month has been paid. */
  readonly isRecorded?: boolean;
};

/** Whether each debt of this month has had what its lender asks for. */
export function isAllRecorded(
  lines: readonly { readonly requiredPence: number; readonly paidPence: number }[],
): boolean {
  return lines.every(({ requiredPence, paidPence }) => paidPence >= requiredPence);
}

/** 'In March 2027 your lenders would ask for £412.50. Your budget for that month, …, is £400.00, so you would be £12.50 short.' */
export function keptShortfallSentence(
  { month, pence, askedPence, isRecorded = false }: KeptShortfall,
  thisMonth: Month,
): string {
  const [asked, short, budget] = [askedPence, pence, askedPence - pence].map(formatPence);
  if (month === thisMonth && isRecorded) {
    return `This month your lenders asked for ${asked}, which is ${short} more than your budget. All of it is recorded.`;
  }
  return month === thisMonth
    ? `This month your lenders ask for ${asked}. Your budget, which is your monthly payments plus any extra, is ${budget}, so you are ${short} short.`
    : `In ${formatMonth(month)} your lenders would ask for ${asked}. Your budget for that month, which is your monthly payments plus any extra, is ${budget}, so you would be ${short} short. That is the first month in which they would ask for more.`;
}

/** Above these sentences, of one portfolio or several. */
export function shortfallTitle(found: {
  readonly isNow: boolean;
  readonly isRecorded: boolean;
}): string {
  const { title, titleNow, titleRecorded } = texts.shortfall;
  if (found.isRecorded) return titleRecorded;
  return found.isNow ? titleNow : title;
}

export type KeptGoal = {
  readonly month: Month;
  /** Whether the plan is there by then, but with months that exceed its budget. */
  readonly isOverBudget: boolean;
  readonly extraPence: number | null;
  readonly morePence: number | null;
  readonly isInTime: boolean;
};

/** 'To be debt free by June 2028, pay £37.50 more a month.' */
export function keptGoalSentence(goal: KeptGoal): string {
  const { month, extraPence, morePence, isInTime, isOverBudget } = goal;
  const by = formatMonth(month);
  if (isInTime) return `${texts.enoughAlready}: debt free by ${by}.`;
  const over = isOverBudget
    ? `This plan is debt free by ${by}, but in at least one month your lenders would ask for more than your budget. `
    : '';
  if (extraPence === null || morePence === null) {
    return over === ''
      ? `However much more you paid each month, you would not be debt free by ${by}.`
      : `${over}No extra payment would change that.`;
  }
  const inTime = over === '' ? texts.toBeDebtFreeBy(by) : 'To be there without that';
  // Under snowball more can in rare cases be slower.
  return morePence === 0
    ? `${over}${inTime}, you need an extra payment of ${formatPence(extraPence)} a month.`
    : `${over}${inTime}, pay ${formatPence(morePence)} more a month.`;
}

/** Of a goal for which nothing is worked out. */
export function goalGapSentence(gap: GoalGap, month: Month): string {
  const by = formatMonth(month);
  if (gap === 'past') {
    return `Your goal was to be debt free by ${by}, which has passed. Choose a later month, or clear the goal.`;
  }
  return gap === 'too_many_debts'
    ? `What it takes to be debt free by ${by} is worked out for at most ${termLimits.goalDebtsMax} debts.`
    : `What it takes to be debt free by ${by} could not be worked out just now, since it has been asked for very often. Look again in a quarter of an hour.`;
}

/** Of the month of the list, which is this one or the next. */
type ListMonth = { readonly month: Month; readonly thisMonth: Month };

type KeptOneOff = {
  readonly month: Month;
  readonly pence: number;
  /** The debt that it is for; null for none. */
  readonly debt: number | null;
};

/** Above the lines of a month: that it is paused, and one-offs that are for no debt of the list. */
export function monthNotes({
  at,
  isPaused,
  oneOffs,
  listed,
}: {
  readonly at: ListMonth;
  readonly isPaused: boolean;
  /** Of any month. */
  readonly oneOffs: readonly KeptOneOff[];
  /** The debts of the list, called as one-offs call them. */
  readonly listed: readonly number[];
}): string[] {
  const ofMonth = oneOffs.filter(({ month }) => month === at.month);
  const freePence = ofMonth
    .filter(({ debt }) => debt === null || !listed.includes(debt))
    .reduce((sum, { pence }) => sum + pence, 0);
  return [
    ...(isPaused ? [pausedSentence({ ...at, hasOneOffs: ofMonth.length > 0 })] : []),
    ...(freePence > 0 ? [freeOneOffSentence(freePence, at)] : []),
  ];
}

type NotedLine = {
  readonly plannedPence: number;
  readonly toPayPence: number;
  readonly requiredPence: number;
  readonly oneOffPence: number;
  readonly takesExtra: boolean;
};

type LinePlan = {
  readonly at: ListMonth;
  readonly strategy: StrategyName;
  readonly isPaused: boolean;
  readonly debt: ForecastDebt | undefined;
};

/** Below the name of a debt: what its lender asks for, where the rest of its payment goes, what comes besides, and where no extra goes. */
export function lineNotes(line: NotedLine, plan: LinePlan): string[] {
  const { requiredPence, oneOffPence } = line;
  const { at, debt } = plan;
  const monthsAhead = monthsBetween({ from: at.thisMonth, to: at.month });
  const asked = line.toPayPence === 0 ? null : askedWords(debt, { requiredPence, monthsAhead });
  const elsewhere = elsewhereWords(line, plan, monthsAhead);
  return [
    ...(asked === null ? [] : [asked]),
    ...(elsewhere === null ? [] : [elsewhere]),
    ...(oneOffPence > 0 ? [oneOffWords(oneOffPence, at)] : []),
    ...(line.takesExtra ? [] : [texts.noExtra]),
  ];
}

/**
 * '£75.00 of its £100.00 goes to your other debts': what is paid above a rule goes where the strategy says. Null where
 * it is not paid at all, or may stay with its owner.
 */
function elsewhereWords(
  { plannedPence, requiredPence, oneOffPence, takesExtra }: NotedLine,
  { at, debt, strategy, isPaused }: LinePlan,
  monthsAhead: number,
): string | null {
  if (debt?.terms === undefined || debt.terms.minimum === null) return null;
  if (debt.isNew && at.month === at.thisMonth) return null;
  if (!takesExtra || isPaused || strategy === 'minimum') return null;
  const sharePence = shareIn(debt, monthsAhead);
  const elsewherePence = sharePence - (plannedPence - oneOffPence);
  if (elsewherePence <= 0 || isAllThatIsOwed(debt, Math.max(requiredPence, plannedPence))) {
    return null;
  }
  const share = formatPence(sharePence);
  return elsewherePence === sharePence
    ? `Its ${share} goes to your other debts`
    : `${formatPence(elsewherePence)} of its ${share} goes to your other debts`;
}

function isAllThatIsOwed({ owedPence, paidPence }: ForecastDebt, pence: number): boolean {
  return pence >= owedPence + paidPence;
}

/** '£500.00 one-off this month' */
export function oneOffWords(pence: number, at: ListMonth): string {
  return `${formatPence(pence)} one-off ${monthInWords(at)}`;
}

/** Where it names no debt. */
export function freeOneOffSentence(pence: number, at: ListMonth): string {
  return `${oneOffWords(pence, at)}, which goes where the strategy says.`;
}

export function pausedSentence(at: ListMonth & { readonly hasOneOffs: boolean }): string {
  return at.hasOneOffs
    ? `Paused: ${monthInWords(at)} only one-offs and what lenders ask for are paid.`
    : `Paused: only what lenders ask for is paid ${monthInWords(at)}.`;
}

function monthInWords({ month, thisMonth }: ListMonth): string {
  return month === thisMonth ? 'this month' : `in ${formatMonth(month)}`;
}

/** 'Your lender asks for at least £25.00'; null where that is what the debt keeps anyway, or all that is owed. */
export function askedWords(
  debt: ForecastDebt | undefined,
  { requiredPence, monthsAhead }: { readonly requiredPence: number; readonly monthsAhead: number },
): string | null {
  const { terms } = debt ?? {};
  if (debt === undefined || terms === undefined || terms.minimum === null) return null;
  if (isAllThatIsOwed(debt, requiredPence) || requiredPence === shareIn(debt, monthsAhead)) {
    return null;
  }
  return requiredPence === 0
    ? texts.noMinimum
    : `${texts.asksForAtLeast} ${formatPence(requiredPence)}`;
}

/** What it adds to the budget of that month. */
function shareIn({ monthlyPaymentPence, terms }: ForecastDebt, monthsAhead: number): number {
  const last = terms?.paymentChanges.findLast(({ month }) => month <= monthsAhead);
  return last?.paymentPence ?? monthlyPaymentPence;
}
