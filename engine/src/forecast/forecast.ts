/** When saved debts could be gone: from how they stand today, through the rest of this month, month by month. */

import { Account, putInOrder } from '../accounts.ts';
import { debtMonths, type MonthOfDebts, monthOfDebts } from '../debt-months.ts';
import type { StrategyName } from '../strategies.ts';
import type { Look, LookAhead } from '../terms/looks.ts';
import { partsPerSimpleBasisPoint } from '../terms/rate-parts.ts';
import { finish, type Steps } from '../terms/steps.ts';
import { budgetPence } from './budget.ts';
import { chooseLook } from './forecast-look.ts';
import {
  debtTermsOf,
  type ForecastOptions,
  type ForecastTerms,
  hasTerms,
  isPaused,
} from './forecast-terms.ts';
import { planOf, runOf, walk } from './forecast-walk.ts';
import {
  askedOf,
  firstOfMonth,
  type MonthBudget,
  type MonthDebtState,
  restOfMonth,
} from './rest-of-month.ts';

export { budgetPence, correctionFor, freedPence, monthlyBudgetPence } from './budget.ts';
export { looksDebtsMost } from './forecast-look.ts';
export type { ForecastOptions, ForecastTerms } from './forecast-terms.ts';
export { askedOf } from './rest-of-month.ts';

export type ForecastDebt = MonthDebtState & {
  /** The figure that was typed; where there are terms, they say what it costs. */
  readonly rateBasisPoints: number;
  readonly terms?: ForecastTerms | undefined;
  /** Added this month: it, and its payment, count from the next. */
  readonly isNew: boolean;
};

export type ForecastInput = ForecastOptions & {
  readonly strategy: StrategyName;
  /** The order of the strategy 'custom': positions in `debts`, first to last. */
  readonly customOrder?: readonly number[] | undefined;
  /** The look that avalanche has taken for these debts; without it, it is chosen. */
  readonly lookAhead?: LookAhead | undefined;
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
  /** The first month in which lenders ask for more than the budget; null where none does. */
  readonly shortfall: ForecastShortfall | null;
  /** How far ahead avalanche looks; null for the rate after the last change, undefined where it does not look. */
  readonly lookAhead: LookAhead | undefined;
};

export type ForecastShortfall = {
  readonly monthsAhead: number;
  readonly pence: number;
  readonly askedPence: number;
};

export type DebtForecast = {
  /** The one that gets what is left over, in the first month with payments. */
  readonly isFirst: boolean;
  /** Still to be paid this month. */
  readonly restPence: number;
  /** What its lender asks for in all of the first month with payments. */
  readonly requiredPence: number;
  readonly nextMonthPence: number;
  /** Null where it would always be owed, or is paid off already. */
  readonly monthsAhead: number | null;
};

export function forecast(input: ForecastInput): Forecast {
  const look = lookOf(input);
  const { rest, after, shortfall } = endOfMonth(input, look);
  const ahead = walk(input, after, look);
  const beginsNextMonth = input.debts.some(isOwed) && input.debts.every(isLater);
  const first = firstDebt(input, { beginsNextMonth, look });
  return {
    monthsAhead: ahead.monthsAhead,
    interestPence: ahead.interestPence,
    balancesPence: [sum(after), ...ahead.balancesPence],
    debts: input.debts.map((debt, at) => ({
      isFirst: at === first,
      restPence: rest[at] ?? 0,
      requiredPence: beginsNextMonth
        ? (ahead.firstRequiredPence[at] ?? 0)
        : Math.min(askedOf(debt), debt.owedPence + debt.paidPence),
      nextMonthPence: ahead.firstMonthPence[at] ?? 0,
      monthsAhead: debt.owedPence > 0 && after[at] === 0 ? 0 : (ahead.clearedAfter[at] ?? null),
    })),
    beginsNextMonth,
    shortfall: shortfall === null ? ahead.shortfall : { monthsAhead: 0, ...shortfall },
    lookAhead: look?.lookAhead,
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
  const look = lookOf(input);
  const { rest, after } = endOfMonth(input, look);
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
  if (walk(input, after, look).monthsAhead !== null) yield* debtMonths(runOf(input, after, look));
}

function lookOf(input: ForecastInput): Look | null {
  return finish(findLook(input));
}

/** What a forecast says of how far avalanche looks, in steps: of many debts with deals it is a long search. */
export function* findForecastLook(input: ForecastInput): Steps<Forecast['lookAhead']> {
  return (yield* findLook(input))?.lookAhead;
}

/** Null where avalanche does not look ahead. Chosen as if nothing had been paid this month, so that paying does not move it. */
function* findLook(input: ForecastInput): Steps<Look | null> {
  if (input.strategy !== 'avalanche' || !hasTerms(input)) return null;
  const unpaid = ({ owedPence, paidPence, ...debt }: ForecastDebt): ForecastDebt => ({
    ...debt,
    owedPence: owedPence + paidPence,
    paidPence: 0,
  });
  const atStart = {
    ...input,
    debts: input.debts.map(unpaid),
    removed: (input.removed ?? []).map(unpaid),
  };
  return yield* chooseLook(input.debts.map(debtTermsOf), {
    afterMonth: (look) => endOfMonth(atStart, look).after,
    planOf: (balances) => planOf(atStart, balances),
    kept: input.lookAhead,
    hasTurned: input.debts.some(
      ({ terms }) => terms !== undefined && terms.rateParts !== terms.startRateParts,
    ),
  });
}

/** What is to be paid in the rest of this month, and what is owed after it. */
function endOfMonth(input: ForecastInput, look: Look | null) {
  const { rest, shortfall } = monthUnder(input, look);
  const after = input.debts.map(({ owedPence }, at) => owedPence - (rest[at] ?? 0));
  return { rest, after, shortfall };
}

/** Still to be paid this month, in pence for each debt; a new one has its first payment next month. */
export function restThisMonth(input: ForecastInput): number[] {
  return monthUnder(input, lookOf(input)).rest;
}

function monthUnder(input: ForecastInput, look: Look | null) {
  const { removed = [] } = input;
  const counting = [...input.debts, ...removed].filter(({ isNew }) => !isNew);
  const { restPence, shortfall } = restOfMonth(counting, {
    ...orderAmong(counting, { input, look }),
    extraPence: input.extraPence,
    budgetPence:
      budgetPence({ ...input, debts: counting }) -
      sum(removed.map(({ monthlyPaymentPence }) => monthlyPaymentPence)),
  });
  const restOf = new Map(counting.map((debt, at) => [debt, restPence[at] ?? 0]));
  // Where nobody counts yet, nothing of this month is anyone's to pay.
  return {
    rest: input.debts.map((debt) => restOf.get(debt) ?? 0),
    shortfall: counting.length === 0 ? null : shortfall,
  };
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

function firstDebt(
  input: ForecastInput,
  { beginsNextMonth, look }: { readonly beginsNextMonth: boolean; readonly look: Look | null },
): number | null {
  const counting = input.debts.filter((debt) =>
    beginsNextMonth ? isOwed(debt) : !debt.isNew && isOwedInMonth(debt),
  );
  const month = beginsNextMonth ? 1 : 0;
  const found = firstOfMonth(counting, orderAmong(counting, { input, look, month }));
  const first = found === null ? undefined : counting[found];
  return first === undefined ? null : input.debts.indexOf(first);
}

/** For a list of some of the debts, in which each has another position; those that were removed come last. */
function orderAmong(
  counting: readonly ForecastDebt[],
  {
    input,
    look,
    month: ofMonth = 0,
  }: { readonly input: ForecastInput; readonly look: Look | null; readonly month?: number },
): Pick<MonthBudget, 'ordering' | 'oneOffs' | 'isPaused'> {
  const { strategy, customOrder = [], debts, oneOffs = [] } = input;
  const positions = new Map(counting.map((debt, at) => [debt, at]));
  const positionOf = (at: number): number | undefined => {
    const debt = debts[at];
    return debt === undefined ? undefined : positions.get(debt);
  };
  const placed = customOrder.flatMap((at) => positionOf(at) ?? []);
  return {
    ordering: {
      strategy,
      customOrder: placed,
      ranks: ranksAmong(counting, { debts, look, ofMonth }),
    },
    oneOffs: oneOffs.flatMap(({ month, pence, debt }) => {
      if (month !== ofMonth) return [];
      // What goes to a debt that does not count yet goes to no other.
      if (debt !== undefined && debts[debt]?.isNew && ofMonth === 0) return [];
      return [{ pence, debt: debt === undefined ? undefined : positionOf(debt) }];
    }),
    isPaused: isPaused(input, ofMonth),
  };
}

/** By the look of the month; undefined where the rates of its start rank them. */
function ranksAmong(
  counting: readonly ForecastDebt[],
  {
    debts,
    look,
    ofMonth,
  }: {
    readonly debts: readonly ForecastDebt[];
    readonly look: Look | null;
    readonly ofMonth: number;
  },
): readonly number[] | undefined {
  if (look === null || (look.lookAhead === 0 && ofMonth === 0)) return undefined;
  const { ranks } = look.rankingIn(ofMonth);
  // Those that were removed are served last: what they had is spent.
  return counting.map((debt) => ranks[debts.indexOf(debt)] ?? -1);
}

/** The places of debts as a strategy would serve them by how they stand today, paid off or not. */
export function servedOrder(
  strategy: StrategyName,
  debts: readonly Pick<ForecastDebt, 'owedPence' | 'rateBasisPoints' | 'terms'>[],
): number[] {
  const open = debts.map(
    ({ owedPence, rateBasisPoints, terms }, at) =>
      new Account({
        debt: at,
        paymentPence: 0,
        rateBasisPoints,
        rank: terms?.rateParts ?? rateBasisPoints * partsPerSimpleBasisPoint,
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
