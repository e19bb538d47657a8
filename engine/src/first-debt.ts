/** Which debt of a plan extra money goes to first, from when, and why. */
import type { Account } from './accounts.ts';
import { type FirstReason, firstReason, type RankedDebt } from './first-reason.ts';
import { startRun } from './plain-run.ts';
import type { DebtTerms, Plan } from './plan.ts';
import { rollsFreedPayments, type StrategyName } from './strategies.ts';

export type { FirstReason, OrderReason } from './first-reason.ts';

export type FirstDebt = {
  readonly debt: number;
  /** The first in which there is extra money for it. */
  readonly month: number;
  readonly reason: FirstReason;
};

/** Null under minimum, which serves all alike, where there is no choice, and where there is never extra money. */
export function firstDebt(plan: Plan, strategy: StrategyName): FirstDebt | null {
  if (!rollsFreedPayments(strategy)) return null;
  const lookAhead = strategy === 'avalanche' ? plan.terms?.lookAhead(plan) : undefined;
  const run = startRun(plan, strategy);
  while (run.state === 'running') {
    run.advance();
    if (run.availableExtraPence === 0) continue;
    const owed = run.accounts.filter(({ openingPence }) => openingPence > 0);
    const ranked = owed.map((account) => rankedDebt(plan, account, run.month));
    for (const account of owed) {
      const { debt } = account;
      // What its own payment and its one-offs clear leaves room for others, which then are first for another reason.
      if (roomPence(plan, account, run.month) === 0) continue;
      const question = { first: debt, owed: ranked, strategy, lookAhead };
      const reason = firstReason({ ...question, customOrder: plan.customOrder });
      if (reason !== null) return { debt, month: run.month, reason };
    }
  }
  return null;
}

/** What it could take of extra money. */
function roomPence({ terms }: Plan, account: Account, month: number): number {
  const beyondOwn = account.balancePence + account.paidPence - account.requiredPence;
  const named = (terms?.oneOffs ?? []).filter(
    (one) => one.month === month && one.debt === account.debt,
  );
  return Math.max(0, beyondOwn - named.reduce((sum, { pence }) => sum + pence, 0));
}

function rankedDebt({ debts, terms }: Plan, account: Account, month: number): RankedDebt {
  const { debt, openingPence } = account;
  const own = terms?.debts[debt];
  if (own === undefined) {
    const rate = debts[debt]?.rateBasisPoints ?? 0;
    const plain = { lastChangeAfter: 0, isPriority: false, takesExtra: true };
    return { debt, openingPence, rateAfter: () => rate, ...plain };
  }
  const { isPriority, takesExtra } = own;
  return { debt, openingPence, ...ratesFrom(own, month), isPriority, takesExtra };
}

/** The rates of a month and of those after it. */
export function ratesFrom(
  { rateParts, rateChanges }: Pick<DebtTerms, 'rateParts' | 'rateChanges'>,
  month: number,
): Pick<RankedDebt, 'rateAfter' | 'lastChangeAfter'> {
  return {
    rateAfter: (months) =>
      rateChanges.findLast(({ lastMonth }) => lastMonth < month + months)?.thenParts ?? rateParts,
    lastChangeAfter: Math.max(0, (rateChanges.at(-1)?.lastMonth ?? 0) - month),
  };
}
