/** What the plan of the person who is signed in allows. */
import { can, type TierName } from '@debt-payoff/contract/plans';
import { useSession } from '../session/session.ts';
import { useAccount } from '../session/use-account.ts';

export type Entitlements = {
  readonly tier: TierName;
  readonly canExport: boolean;
  /** Saving from the strategies page is for those who can export from it. */
  readonly canSave: boolean;
};

/** Until it is known, and where it cannot be told, the plan is the free one. */
export function useEntitlements(): Entitlements {
  const { status } = useSession();
  const known = useTier();
  const tier = status === 'signed-in' && known !== null ? known : 'free';
  const isPaid = can(tier, 'export');
  return { tier, canExport: isPaid, canSave: isPaid };
}

/** Where it cannot be told it is the free one; null while it is asked. */
export function useTier(): TierName | null {
  const { user, state } = useAccount();
  return user?.subscription_tier ?? (state === 'failed' ? 'free' : null);
}
