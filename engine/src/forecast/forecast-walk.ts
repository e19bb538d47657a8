/** The months of a forecast after this one: one run of the plan from what is owed then. */
import { startRun } from '../plain-run.ts';
import { balanceCeilingPence, type Plan } from '../plan.ts';
import type { Run } from '../run.ts';
import type { Look } from '../terms/looks.ts';
import { withLookAhead } from '../terms/terms.ts';
import { budgetPence } from './budget.ts';
import type { Forecast, ForecastInput, ForecastShortfall } from './forecast.ts';
import { withTerms } from './forecast-terms.ts';

export type Walk = Pick<Forecast, 'monthsAhead' | 'interestPence' | 'balancesPence'> & {
  readonly firstMonthPence: readonly number[];
  readonly firstRequiredPence: readonly number[];
  readonly shortfall: ForecastShortfall | null;
  readonly clearedAfter: readonly (number | null)[];
};

/** From next month on. */
export function walk(input: ForecastInput, balances: readonly number[], look: Look | null): Walk {
  if (balances.some((pence) => pence > balanceCeilingPence)) return neverWalk;
  const run = runOf(input, balances, look);
  const balancesPence: number[] = [];
  const clearedAfter = new Array<number | null>(input.debts.length).fill(null);
  let firstMonthPence: readonly number[] = [];
  let firstRequiredPence: readonly number[] = [];
  while (run.state === 'running') {
    run.advance();
    balancesPence.push(run.totalBalancePence);
    if (run.month === 1) {
      firstMonthPence = run.accounts.map(({ paidPence }) => paidPence);
      firstRequiredPence = run.accounts.map(({ requiredPence }) => requiredPence);
    }
    for (const debt of run.clearedDebts) clearedAfter[debt] = run.month;
  }
  const never = run.state === 'never';
  return {
    monthsAhead: never ? null : run.month,
    interestPence: never ? null : run.totalInterestPence,
    balancesPence,
    firstMonthPence,
    firstRequiredPence,
    shortfall:
      run.shortfall === null
        ? null
        : {
            monthsAhead: run.shortfall.month,
            pence: run.shortfall.pence,
            askedPence: run.shortfall.askedPence,
          },
    clearedAfter,
  };
}

export function runOf(input: ForecastInput, balances: readonly number[], look: Look | null): Run {
  const plan = planOf(input, balances);
  return startRun(look === null ? plan : withLookAhead(plan, look.lookAhead), input.strategy);
}

export function planOf(input: ForecastInput, balances: readonly number[]): Plan {
  const plan: Plan = {
    debts: input.debts.map(({ rateBasisPoints, monthlyPaymentPence }, at) => ({
      balancePence: balances[at] ?? 0,
      rateBasisPoints,
      monthlyPaymentPence,
    })),
    extraPence: input.extraPence,
    budgetPence: budgetPence(input),
    customOrder: input.customOrder,
  };
  return withTerms(plan, input);
}

const neverWalk: Walk = {
  monthsAhead: null,
  interestPence: null,
  balancesPence: [],
  firstMonthPence: [],
  firstRequiredPence: [],
  shortfall: null,
  clearedAfter: [],
};
