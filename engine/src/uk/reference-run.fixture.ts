/** One strategy, month by month, in the order of section 5. Written to be read, not to be fast. */
import { orderOf, type ReferenceOrder } from './reference-order.fixture.ts';
import {
  itemAt,
  larger,
  monthsMax,
  type ReferencePlan,
  requiredPayment,
  shareOf,
  smaller,
  sum,
  termsIn,
} from './reference-plan.fixture.ts';
import { referenceInterest } from './reference-rates.fixture.ts';

const ceilingPence = 100_000_000_000n;

export type DebtMonth = {
  opening: bigint;
  interest: bigint;
  required: bigint;
  /** What one-offs that name this debt paid. */
  named: bigint;
  fromPool: bigint;
  closing: bigint;
  share: bigint;
};
export type RunMonth = { month: number; budget: bigint; pool: bigint; debts: DebtMonth[] };
export type Shortfall = { month: number; amount: bigint };
export type ReferenceRun = {
  months: RunMonth[];
  isCleared: boolean;
  interest: bigint;
  shortfall: Shortfall | null;
};

export function runReference(
  plan: ReferencePlan,
  order: ReferenceOrder,
  lastMonth = monthsMax,
): ReferenceRun {
  const run: ReferenceRun = { months: [], isCleared: false, interest: 0n, shortfall: null };
  for (let month = 1; month <= lastMonth; month += 1) {
    const entry = runMonth(plan, order, month, run.months.at(-1));
    run.months.push(entry);
    run.interest += sum(entry.debts.map((debt) => debt.interest));
    const missing = sum(entry.debts.map((debt) => debt.required)) - entry.budget;
    if (missing > 0n) run.shortfall ??= { month, amount: missing };
    run.isCleared = entry.debts.every((debt) => debt.closing === 0n);
    if (run.isCleared || entry.debts.some((debt) => debt.closing > ceilingPence)) break;
  }
  return run;
}

function runMonth(
  plan: ReferencePlan,
  order: ReferenceOrder,
  month: number,
  before: RunMonth | undefined,
): RunMonth {
  const debts = plan.debts.map((_, index) => payRequired(plan, index, month, before));
  const budget = plan.extra + sum(debts.map((debt) => debt.share));
  const rest = payOneOffs(plan, debts, month);
  const isPaused = plan.pauses.some(
    ({ fromMonth, toMonth }) => fromMonth <= month && month <= toMonth,
  );
  const paid = sum(debts.map((debt) => debt.required));
  const fromBudget = order === 'minimum' ? plan.extra : larger(0n, budget - paid);
  const pool = rest + (isPaused ? 0n : fromBudget);
  if (pool > 0n) spendPool(plan, order, debts, { month, pool });
  return { month, budget, pool, debts };
}

/** Steps 1 and 2. */
function payRequired(
  plan: ReferencePlan,
  index: number,
  month: number,
  before: RunMonth | undefined,
): DebtMonth {
  const debt = itemAt(plan.debts, index);
  const last = before ? itemAt(before.debts, index) : null;
  const opening = last ? last.closing : debt.opening;
  if (last && opening === 0n) {
    const nothing = { opening, interest: 0n, required: 0n, named: 0n, fromPool: 0n };
    return { ...nothing, closing: 0n, share: last.share };
  }
  const interest = referenceInterest(opening, termsIn(debt, month).parts);
  const required = requiredPayment(debt, opening, month);
  return {
    opening,
    interest,
    required,
    named: 0n,
    fromPool: 0n,
    closing: opening + interest - required,
    share: shareOf(debt, month),
  };
}

/** Step 3: gives what is left for the pool. */
function payOneOffs(plan: ReferencePlan, debts: readonly DebtMonth[], month: number): bigint {
  let rest = 0n;
  for (const oneOff of plan.oneOffs) {
    if (oneOff.month !== month) continue;
    if (oneOff.debt === null) {
      rest += oneOff.amount;
      continue;
    }
    const debt = itemAt(debts, oneOff.debt);
    const paid = smaller(oneOff.amount, debt.closing);
    debt.named += paid;
    debt.closing -= paid;
    rest += oneOff.amount - paid;
  }
  return rest;
}

/** Step 5: the priority debts first, then the others. */
function spendPool(
  plan: ReferencePlan,
  order: ReferenceOrder,
  debts: readonly DebtMonth[],
  spent: { month: number; pool: bigint },
): void {
  let left = spent.pool;
  const openings = debts.map((debt) => debt.opening);
  const sequence = orderOf(plan, order, spent.month, openings).filter(
    (index) => itemAt(plan.debts, index).takesExtra,
  );
  for (const isPriority of [true, false]) {
    const group = sequence
      .filter((index) => itemAt(plan.debts, index).isPriority === isPriority)
      .map((index) => itemAt(debts, index));
    left = order === 'minimum' ? splitEvenly(group, left) : payInTurn(group, left);
  }
}

function payInTurn(group: readonly DebtMonth[], pool: bigint): bigint {
  return group.reduce((left, debt) => left - payFromPool(debt, left), pool);
}

/** Odd pennies go to the first in input order; what a debt cannot take is split again. */
function splitEvenly(group: readonly DebtMonth[], pool: bigint): bigint {
  let left = pool;
  let open = group.filter((debt) => debt.closing > 0n);
  while (left > 0n && open.length > 0) {
    const each = left / BigInt(open.length);
    const odd = left % BigInt(open.length);
    for (const [place, debt] of open.entries()) {
      left -= payFromPool(debt, BigInt(place) < odd ? each + 1n : each);
    }
    open = open.filter((debt) => debt.closing > 0n);
  }
  return left;
}

function payFromPool(debt: DebtMonth, amount: bigint): bigint {
  const paid = smaller(amount, debt.closing);
  debt.fromPool += paid;
  debt.closing -= paid;
  return paid;
}
