/** Which looks part in a month that was charged and is to be spent. */
import { type Account, isFirstOfEqualRank } from '../accounts.ts';
import type { Look, Ranking } from './looks.ts';
import type { PreparedPlan } from './prepared-plan.ts';
import type { TermedRun } from './termed-run.ts';

const noLooks: readonly Look[] = [];

/** Those that may spend the pool on other debts than the first of them does. */
export function looksApart([look, ...others]: readonly Look[], run: TermedRun): readonly Look[] {
  if (look === undefined || others.length === 0 || run.poolPence === 0) return noLooks;
  const ranking = look.rankingIn(run.month);
  const first = servedAfter(null, run, ranking);
  if (first === null) return noLooks;
  let apart: Look[] | null = null;
  // Looks next to each other often rank alike.
  let [known, isAlike] = [ranking, true];
  for (const other of others) {
    const otherRanking = other.rankingIn(run.month);
    if (otherRanking !== known)
      isAlike = isSpentAlike(run, { first, ranking, other: otherRanking });
    known = otherRanking;
    if (isAlike) continue;
    apart ??= [];
    apart.push(other);
  }
  return apart ?? noLooks;
}

/** A pool for more debts is not followed to its end: then walking both looks takes less than telling that they agree. */
const followedMost = 20;

/** Whether the pool is known to be gone before the two name different debts; `first` is served first by the one. */
function isSpentAlike(
  run: TermedRun,
  {
    first,
    ranking,
    other,
  }: { readonly first: Account; readonly ranking: Ranking; readonly other: Ranking },
): boolean {
  if (ranking === other) return true;
  if (!isServedFirst(first, run, other)) return false;
  let left = run.poolPence - first.balancePence;
  let last = first;
  for (let served = 1; left > 0; served += 1) {
    if (served === followedMost) return false;
    const next = servedAfter(last, run, ranking);
    if (next !== servedAfter(last, run, other)) return false;
    if (next === null) return true;
    left -= next.balancePence;
    last = next;
  }
  return true;
}

/** Quicker than looking for the one that is. */
function isServedFirst(first: Account, { accounts, plan }: TermedRun, { ranks }: Ranking): boolean {
  for (const account of accounts) {
    if (!isWaiting(account, plan)) continue;
    if (account !== first && isBefore(account, first, { ranks, plan })) return false;
  }
  return true;
}

/** The debt that is served after another one, or first; null where there is none. */
function servedAfter(
  last: Account | null,
  { accounts, plan }: TermedRun,
  { ranks }: Ranking,
): Account | null {
  let next: Account | null = null;
  for (const account of accounts) {
    if (!isWaiting(account, plan)) continue;
    if (last !== null && !isBefore(last, account, { ranks, plan })) continue;
    if (next === null || isBefore(account, next, { ranks, plan })) next = account;
  }
  return next;
}

/** Whether it can take money of the pool. */
function isWaiting({ debt, balancePence }: Account, { debts, hasGroups }: PreparedPlan): boolean {
  return balancePence > 0 && (!hasGroups || debts[debt]?.takesExtra === true);
}

/** The order in which a run spends its pool, by ranks that are not its own yet. */
function isBefore(
  account: Account,
  other: Account,
  { ranks, plan }: Ranking & { readonly plan: PreparedPlan },
): boolean {
  if (plan.hasGroups) {
    const isPriority = plan.debts[account.debt]?.isPriority;
    if (isPriority !== plan.debts[other.debt]?.isPriority) return isPriority ?? false;
  }
  const byRank = (ranks[account.debt] ?? 0) - (ranks[other.debt] ?? 0);
  return byRank === 0 ? isFirstOfEqualRank(account, other) : byRank > 0;
}
