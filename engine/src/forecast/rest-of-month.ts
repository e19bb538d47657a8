/**
 * What is still to be paid this month. Each debt gets its own payment less what it has had; the pool is
 * shared out as it was at the start of the month, and shrinks by what was paid beyond own payments.
 */
import { invariant } from '../invariant.ts';
import type { Account, Strategy } from '../run.ts';

export type MonthDebtState = {
  /** What would clear it today; 0 where it is paid off. */
  readonly owedPence: number;
  readonly monthlyPaymentPence: number;
  /** As the month began: they decide the order for all of it. */
  readonly startBalancePence: number;
  readonly startRateBasisPoints: number;
  /** The balance at the start with the interest that the month charged. */
  readonly startOwedPence: number;
  /** Paid in this month so far, without what was too much. */
  readonly paidPence: number;
};

export type MonthBudget = {
  readonly strategy: Strategy;
  readonly extraPence: number;
  /** In total, where freed payments roll over. */
  readonly budgetPence: number;
};

/** Pence a debt, in the order given. Recording any of it leaves the rest as it was. */
export function restOfMonth(debts: readonly MonthDebtState[], budget: MonthBudget): number[] {
  const own = debts.map(ownPayments);
  const rest = own.map(({ duePence }) => duePence);
  const targets = shareOutAtStart(debts, budget);
  let poolPence = poolLeft(own, budget);
  const roomOf = (at: number): number => (debts[at]?.owedPence ?? 0) - (rest[at] ?? 0);
  const give = (at: number, wishedPence: number): void => {
    const pence = Math.max(0, Math.min(wishedPence, roomOf(at), poolPence));
    rest[at] = (rest[at] ?? 0) + pence;
    poolPence -= pence;
  };

  for (const { inputIndex, paidPence } of targets) {
    give(inputIndex, paidPence - (own[inputIndex]?.beyondPence ?? 0));
  }
  // What has come up since the start: more to spend, less owed, or a debt that was not owed then.
  const since = targets.map((account) => ({
    ...account,
    balancePence: roomOf(account.inputIndex),
    paidPence: 0,
  }));
  if (poolPence > 0) budget.strategy.spend(since, poolPence);
  for (const { inputIndex, paidPence } of since) give(inputIndex, paidPence);
  for (const at of debts.keys()) give(at, poolPence);
  invariant(
    debts.every((_, at) => roomOf(at) >= 0),
    'Nobody is asked for more than is owed',
  );
  return rest;
}

/** The debt that comes first this month, by how things stood at its start; null where none does. */
export function firstOfMonth(
  debts: readonly MonthDebtState[],
  { order }: Pick<Strategy, 'order'>,
): number | null {
  if (order === null) return null;
  const [first] = debts.flatMap(startAccount).toSorted(order);
  return first?.inputIndex ?? null;
}

type OwnPayments = {
  readonly hadPence: number;
  readonly duePence: number;
  readonly beyondPence: number;
};

function ownPayments({ owedPence, monthlyPaymentPence, paidPence }: MonthDebtState): OwnPayments {
  const hadPence = Math.min(paidPence, monthlyPaymentPence);
  return {
    hadPence,
    duePence: Math.min(monthlyPaymentPence - hadPence, owedPence),
    beyondPence: paidPence - hadPence,
  };
}

function poolLeft(
  own: readonly OwnPayments[],
  { strategy, extraPence, budgetPence }: MonthBudget,
): number {
  const sum = (penceOf: (debt: OwnPayments) => number) =>
    own.reduce((total, debt) => total + penceOf(debt), 0);
  const beyondPence = sum((debt) => debt.beyondPence);
  const poolPence = strategy.rollsFreedPayments
    ? Math.max(extraPence, budgetPence - sum(({ hadPence, duePence }) => hadPence + duePence))
    : extraPence;
  return Math.max(0, poolPence - beyondPence);
}

/** In the strategy's order, with what each was to get of the pool as `paidPence`. */
function shareOutAtStart(
  debts: readonly MonthDebtState[],
  { strategy, extraPence, budgetPence }: MonthBudget,
): Account[] {
  const accounts = debts.flatMap(startAccount);
  const ownPence = debts.reduce(
    (sum, { monthlyPaymentPence, startOwedPence }) =>
      sum + Math.min(monthlyPaymentPence, startOwedPence),
    0,
  );
  const poolPence = strategy.rollsFreedPayments
    ? Math.max(extraPence, budgetPence - ownPence)
    : extraPence;
  if (strategy.order !== null) accounts.sort(strategy.order);
  if (poolPence > 0) strategy.spend(accounts, poolPence);
  return accounts;
}

function startAccount(debt: MonthDebtState, inputIndex: number): Account[] {
  const { monthlyPaymentPence, startBalancePence, startOwedPence, startRateBasisPoints } = debt;
  if (startOwedPence === 0) return [];
  return [
    {
      inputIndex,
      monthlyPaymentPence,
      rateBasisPoints: startRateBasisPoints,
      openingPence: startBalancePence,
      balancePence: Math.max(0, startOwedPence - monthlyPaymentPence),
      paidPence: 0,
    },
  ];
}
