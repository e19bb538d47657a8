/** A second implementation of real UK debts, in whole numbers and from the rules alone, for the tests. */
import { type Look, looks, type ReferenceOrder } from './reference-order.fixture.ts';
import {
  firstRequired,
  itemAt,
  larger,
  type ReferencePlan,
  readPlan,
  shareOf,
  sum,
  termsIn,
  type UkRequest,
} from './reference-plan.fixture.ts';
import { type ReferenceRun, type RunMonth, runReference } from './reference-run.fixture.ts';

export { referenceParts } from './reference-rates.fixture.ts';

export const strategyNames = ['minimum', 'avalanche', 'snowball', 'custom'] as const;
export type StrategyName = (typeof strategyNames)[number];

export type MonthlyDetail = {
  month: number;
  total_balance: number;
  available_extra: number;
  total_interest_paid: number;
  paid_off_this_month: string[];
  debts: {
    creditor: string;
    balance: number;
    interest_rate: number;
    monthly_payment: number;
    paid_off: boolean;
  }[];
};
export type Target = {
  months: number;
  extraPayment: number;
  monthlyPayment: number;
  monthsToPayoff: number;
  totalInterestPaid: number;
};
export type UkResult = {
  monthsToPayoff: number | null;
  totalInterestPaid: number | null;
  totalFees: number;
  monthlyPayment: number;
  neverPaysOff: boolean;
  shortfall: { month: number; amount: number } | null;
  lookAhead?: number | null;
  target?: Target | null;
  monthlyDetails: MonthlyDetail[];
};
export type UkResults = { [Name in StrategyName]?: UkResult };

export function referenceResults(request: UkRequest): UkResults {
  const results: UkResults = {};
  for (const name of strategiesOf(request)) results[name] = referenceResult(request, name);
  return results;
}

export function strategiesOf(request: UkRequest): StrategyName[] {
  return strategyNames.filter((name) => name !== 'custom' || request.customOrder != null);
}

export function referenceResult(request: UkRequest, name: StrategyName): UkResult {
  const plan = readPlan(request);
  const { run, look } = chooseRun(plan, name);
  const hasLooks = name === 'avalanche' && ordersOf(plan, name).length > 1;
  return {
    monthsToPayoff: run.isCleared ? run.months.length : null,
    totalInterestPaid: run.isCleared ? pounds(run.interest) : null,
    totalFees: pounds(sum(plan.debts.map((debt) => debt.fee))),
    monthlyPayment: pounds(monthlyPayment(plan, name)),
    neverPaysOff: !run.isCleared,
    shortfall: run.shortfall && {
      month: run.shortfall.month,
      amount: pounds(run.shortfall.amount),
    },
    ...(hasLooks && run.isCleared ? { lookAhead: look === 'last' ? null : look } : {}),
    ...(request.targetMonths == null
      ? {}
      : { target: findTarget(plan, name, request.targetMonths) }),
    monthlyDetails: run.isCleared ? listDetails(plan, run) : [],
  };
}

/** The orders that a strategy may take: avalanche with changes of a rate has fourteen. */
export function ordersOf(plan: ReferencePlan, name: StrategyName): ReferenceOrder[] {
  if (name !== 'avalanche') return [name];
  const hasChanges = plan.debts.some((debt) => debt.terms.length > 1);
  return hasChanges ? looks.map((look) => ({ look })) : [{ look: 0 }];
}

type RunByLook = { run: ReferenceRun; look: Look };

export function chooseRun(plan: ReferencePlan, name: StrategyName): RunByLook {
  const runs = ordersOf(plan, name).map((order): RunByLook => {
    return { run: runReference(plan, order), look: typeof order === 'object' ? order.look : 0 };
  });
  const cleared = runs.filter(({ run }) => run.isCleared);
  const within = cleared.filter(({ run }) => run.shortfall === null);
  return cheapest(within) ?? cheapest(cleared) ?? itemAt(runs, 0);
}

/** The least interest, then fewer months, then the earlier in the list. */
function cheapest(runs: readonly RunByLook[]): RunByLook | undefined {
  return runs.toSorted(
    (a, b) => Number(a.run.interest - b.run.interest) || a.run.months.length - b.run.months.length,
  )[0];
}

function monthlyPayment(plan: ReferencePlan, name: StrategyName): bigint {
  const payments = plan.debts.map((debt) => {
    if (name !== 'minimum') return shareOf(debt, 1);
    return debt.rule ? firstRequired(debt) : termsIn(debt, 1).payment;
  });
  return plan.extra + sum(payments);
}

/** The plan of a goal: what lenders ask, and one extra payment above it. */
function goalPlan(plan: ReferencePlan, extra: bigint): ReferencePlan {
  const debts = plan.debts.map((debt) => {
    if (!debt.rule) return debt;
    return { ...debt, terms: debt.terms.map((terms) => ({ ...terms, payment: 0n })) };
  });
  return { ...plan, debts, extra };
}

function findTarget(plan: ReferencePlan, name: StrategyName, months: number): Target | null {
  const orders = ordersOf(plan, name);
  const runUnder = (order: ReferenceOrder, extra: bigint) =>
    runReference(goalPlan(plan, extra), order, months);
  const meetsGoal = (run: ReferenceRun) => run.isCleared && run.shortfall === null;
  const works = (extra: bigint) => orders.some((order) => meetsGoal(runUnder(order, extra)));
  let high = larger(1n, sum(plan.debts.map((debt) => debt.opening)));
  for (let doubled = 0; !works(high); doubled += 1) {
    if (doubled === 20) return null;
    high *= 2n;
  }
  let low = 0n;
  while (low < high) {
    const middle = (low + high) / 2n;
    if (works(middle)) high = middle;
    else low = middle + 1n;
  }
  const met = orders
    .map((order): RunByLook => ({ run: runUnder(order, high), look: 0 }))
    .filter(({ run }) => meetsGoal(run));
  const run = cheapest(met)?.run;
  if (!run) throw new Error('The goal that was found works');
  return {
    months,
    extraPayment: pounds(high),
    monthlyPayment: pounds(monthlyPayment(goalPlan(plan, high), name)),
    monthsToPayoff: run.months.length,
    totalInterestPaid: pounds(run.interest),
  };
}

function listDetails(plan: ReferencePlan, run: ReferenceRun): MonthlyDetail[] {
  let interest = 0n;
  return run.months.map((entry) => {
    interest += sum(entry.debts.map((debt) => debt.interest));
    return detailOf(plan, entry, interest);
  });
}

function detailOf(plan: ReferencePlan, entry: RunMonth, interest: bigint): MonthlyDetail {
  return {
    month: entry.month,
    total_balance: pounds(sum(entry.debts.map((debt) => debt.closing))),
    available_extra: pounds(entry.pool),
    total_interest_paid: pounds(interest),
    paid_off_this_month: entry.debts.flatMap((debt, index) =>
      debt.opening > 0n && debt.closing === 0n ? [itemAt(plan.debts, index).creditor] : [],
    ),
    debts: entry.debts.map((debt, index) => ({
      creditor: itemAt(plan.debts, index).creditor,
      balance: pounds(debt.closing),
      interest_rate: termsIn(itemAt(plan.debts, index), entry.month).typedRate,
      monthly_payment: pounds(debt.required + debt.named + debt.fromPool),
      paid_off: debt.closing === 0n,
    })),
  };
}

const pounds = (pence: bigint): number => Number(pence) / 100;
