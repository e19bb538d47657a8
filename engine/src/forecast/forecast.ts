/** When saved debts could be gone: from how they stand today, through the rest of this month, month by month. */

import { Account, putInOrder } from '../accounts.ts';
import { debtMonths, type MonthOfDebts, monthOfDebts } from '../debt-months.ts';
import { startRun } from '../plain-run.ts';
import { balanceCeilingPence, type Debt, type Plan } from '../plan.ts';
import type { Run } from '../run.ts';
import type { Ordering, StrategyName } from '../strategies.ts';
import { budgetPence } from './budget.ts';
import { firstOfMonth, type MonthDebtState, restOfMonth } from './rest-of-month.ts';

export { budgetPence, correctionFor, freedPence, monthlyBudgetPence } from './budget.ts';

export type ForecastDebt = MonthDebtState & {
  readonly rateBasisPoints: number;
  /** Added this month: it, and its payment, count from the next. */
  readonly isNew: boolean;
};

export type ForecastInput = {
  readonly strategy: StrategyName;
  /** The order of the strategy 'custom': positions in `debts`, first to last. */
  readonly customOrder?: readonly number[] | undefined;
  readonly extraPence: number;
  /** What the budget is above or below the extra and all monthly payments of the debts. */
  readonly budgetCorrectionPence: number;
  /** Those that are paid off too, since their payments go on to the others. */
  readonly debts: readonly ForecastDebt[];
  /** Paid off and then deleted this month. Their payments are in the correction, and what they had is spent. */
  readonly removed?: readonly ForecastDebt[];
};

export type Forecast = {
  /** Months from this one, which is 0; null where something would always be owed. */
  readonly monthsAhead: number | null;
  /** Interest from next month on; null where something would always be owed. */
  readonly interestPence: number | null;
  /** What is owed in total at the end of this month and of each that follows. */
  readonly balancesPence: readonly number[];
  /** In the order of the debts. */
  readonly debts: readonly DebtForecast[];
  /** Whether the first payments are those of next month, since every debt was added in this one. */
  readonly beginsNextMonth: boolean;
};

export type DebtForecast = {
  /** The one that gets what is left over, in the first month with payments. */
  readonly isFirst: boolean;
  /** Still to be paid this month. */
  readonly restPence: number;
  readonly nextMonthPence: number;
  /** Null where it would always be owed, or is paid off already. */
  readonly monthsAhead: number | null;
};

export function forecast(input: ForecastInput): Forecast {
  const { rest, after } = endOfMonth(input);
  const ahead = walk(input, after);
  const beginsNextMonth = input.debts.some(isOwed) && input.debts.every(isLater);
  const first = firstDebt(input, beginsNextMonth);
  return {
    monthsAhead: ahead.monthsAhead,
    interestPence: ahead.interestPence,
    balancesPence: [sum(after), ...ahead.balancesPence],
    debts: input.debts.map(({ owedPence }, at) => ({
      isFirst: at === first,
      restPence: rest[at] ?? 0,
      nextMonthPence: ahead.firstMonthPence[at] ?? 0,
      monthsAhead: owedPence > 0 && after[at] === 0 ? 0 : (ahead.clearedAfter[at] ?? null),
    })),
    beginsNextMonth,
  };
}

/**
 * The same forecast debt by debt: what is left of this month, as month 0, and every month after it. None but the
 * first where something would always be owed. What is owed beyond the balances given is the interest of month 0.
 */
export function* forecastMonths(
  input: ForecastInput,
  balancesPence: readonly number[] = input.debts.map(({ owedPence }) => owedPence),
): Generator<MonthOfDebts, void, void> {
  const { rest, after } = endOfMonth(input);
  yield monthOfDebts(
    0,
    input.debts.flatMap(({ owedPence }, debt) => {
      const [paidPence = 0, balancePence = 0] = [rest[debt], after[debt]];
      const openingPence = balancesPence[debt] ?? owedPence;
      const interestPence = owedPence - openingPence;
      return owedPence === 0
        ? []
        : [{ debt, openingPence, interestPence, paidPence, balancePence }];
    }),
  );
  if (walk(input, after).monthsAhead !== null) yield* debtMonths(runOf(input, after));
}

/** What is to be paid in the rest of this month, and what is owed after it. */
function endOfMonth(input: ForecastInput): { rest: number[]; after: number[] } {
  const rest = restThisMonth(input);
  return { rest, after: input.debts.map(({ owedPence }, at) => owedPence - (rest[at] ?? 0)) };
}

/** Still to be paid this month, in pence for each debt; a new one has its first payment next month. */
export function restThisMonth(input: ForecastInput): number[] {
  const { removed = [] } = input;
  const counting = [...input.debts, ...removed].filter(({ isNew }) => !isNew);
  const rest = restOfMonth(counting, {
    ordering: orderingAmong(counting, input),
    extraPence: input.extraPence,
    budgetPence:
      budgetPence({ ...input, debts: counting }) -
      sum(removed.map(({ monthlyPaymentPence }) => monthlyPaymentPence)),
  });
  const restOf = new Map(counting.map((debt, at) => [debt, rest[at] ?? 0]));
  return input.debts.map((debt) => restOf.get(debt) ?? 0);
}

function isLater(debt: ForecastDebt): boolean {
  return debt.isNew || !isOwedInMonth(debt);
}

function isOwed({ owedPence }: ForecastDebt): boolean {
  return owedPence > 0;
}

/** Whether it is, or was at the start of the month. */
function isOwedInMonth({ owedPence, startOwedPence }: ForecastDebt): boolean {
  return owedPence > 0 || startOwedPence > 0;
}

function firstDebt(input: ForecastInput, beginsNextMonth: boolean): number | null {
  const counting = input.debts.filter((debt) =>
    beginsNextMonth ? isOwed(debt) : !debt.isNew && isOwedInMonth(debt),
  );
  const found = firstOfMonth(counting, orderingAmong(counting, input));
  const first = found === null ? undefined : counting[found];
  return first === undefined ? null : input.debts.indexOf(first);
}

/** For a list of some of the debts, in which each has another position; those that were removed come last. */
function orderingAmong(
  counting: readonly ForecastDebt[],
  { strategy, customOrder = [], debts }: ForecastInput,
): Ordering {
  const positions = new Map(counting.map((debt, at) => [debt, at]));
  const placed = customOrder.flatMap((at) => {
    const debt = debts[at];
    return debt === undefined ? [] : (positions.get(debt) ?? []);
  });
  return { strategy, customOrder: placed };
}

type Walk = Pick<Forecast, 'monthsAhead' | 'interestPence' | 'balancesPence'> & {
  readonly firstMonthPence: readonly number[];
  readonly clearedAfter: readonly (number | null)[];
};

/** From next month on. */
function walk(input: ForecastInput, balances: readonly number[]): Walk {
  if (balances.some((pence) => pence > balanceCeilingPence)) return neverWalk;
  const run = runOf(input, balances);
  const balancesPence: number[] = [];
  const clearedAfter = new Array<number | null>(input.debts.length).fill(null);
  let firstMonthPence: readonly number[] = [];
  while (run.state === 'running') {
    run.advance();
    balancesPence.push(run.totalBalancePence);
    if (run.month === 1) firstMonthPence = run.accounts.map(({ paidPence }) => paidPence);
    for (const debt of run.clearedDebts) clearedAfter[debt] = run.month;
  }
  const never = run.state === 'never';
  return {
    monthsAhead: never ? null : run.month,
    interestPence: never ? null : run.totalInterestPence,
    balancesPence,
    firstMonthPence,
    clearedAfter,
  };
}

function runOf(input: ForecastInput, balances: readonly number[]): Run {
  const plan: Plan = {
    debts: input.debts.map((debt, at) => planDebt(debt, balances[at] ?? 0)),
    extraPence: input.extraPence,
    budgetPence: budgetPence(input),
    customOrder: input.customOrder,
  };
  return startRun(plan, input.strategy);
}

const neverWalk: Walk = {
  monthsAhead: null,
  interestPence: null,
  balancesPence: [],
  firstMonthPence: [],
  clearedAfter: [],
};

function planDebt({ rateBasisPoints, monthlyPaymentPence }: ForecastDebt, balance: number): Debt {
  return { balancePence: balance, rateBasisPoints, monthlyPaymentPence };
}

/** The places of debts as a strategy would serve them by how they stand today, paid off or not. */
export function servedOrder(
  strategy: StrategyName,
  debts: readonly Pick<ForecastDebt, 'owedPence' | 'rateBasisPoints'>[],
): number[] {
  const open = debts.map(
    ({ owedPence, rateBasisPoints }, at) =>
      new Account({
        debt: at,
        paymentPence: 0,
        rateBasisPoints,
        rank: rateBasisPoints,
        openingPence: owedPence,
        balancePence: owedPence,
      }),
  );
  putInOrder(open, strategy);
  return open.map(({ debt }) => debt);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
