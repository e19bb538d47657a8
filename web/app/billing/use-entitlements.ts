/** What the plan of the person who is signed in allows. */
import { can, type TierName, tiers } from '@debt-payoff/contract/plans';
import { useEffect, useRef } from 'react';
import { useSession } from '../session/session.ts';
import { useAccount } from '../session/use-account.ts';

export type Entitlements = {
  readonly canExport: boolean;
  /** Saving from the strategies page is for those who can export from it. */
  readonly canSave: boolean;
};

/** While the plan is asked for it counts as the free one. Where it cannot be told, the server says what it is. */
export function useEntitlements(): Entitlements {
  const { status } = useSession();
  const { user, state } = useAccount();
  const isUntold = user === null && state === 'failed';
  const isPaid =
    status === 'signed-in' && (isUntold || can(user?.subscription_tier ?? 'free', 'export'));
  return { canExport: isPaid, canSave: isPaid };
}

/** Null while it is asked for, and where it cannot be told: nobody is taken to have less than they pay for. */
export function useTier(): TierName | null {
  const { user } = useAccount();
  return user?.subscription_tier ?? null;
}

/** For what says that a plan does not reach: told once the plan has since risen to one that does. */
export function useWhenUpgraded(needed: TierName | null, tell: () => void): void {
  const tier = useTier();
  const former = useRef(tier);
  useEffect(() => {
    const before = former.current;
    former.current = tier ?? before;
    if (hasRisenTo({ needed, before, now: tier })) tell();
  }, [tier, needed, tell]);
}

/** A plan that was not known before has not risen: the server may have refused for what this page does not know yet. */
export function hasRisenTo({
  needed,
  before,
  now,
}: {
  readonly needed: TierName | null;
  readonly before: TierName | null;
  readonly now: TierName | null;
}): boolean {
  if (needed === null || before === null || now === null) return false;
  return rankOf(before) < rankOf(needed) && rankOf(now) >= rankOf(needed);
}

function rankOf(tier: TierName): number {
  return tiers.indexOf(tier);
}
