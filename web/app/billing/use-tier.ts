import type { TierName } from '@debt-payoff/contract/plans';
import { useAccount } from '../session/use-account.ts';

/** The plan of the person who is signed in. Where it cannot be told it is the free one; null while it is asked. */
export function useTier(): TierName | null {
  const { user, state } = useAccount();
  return user?.subscription_tier ?? (state === 'failed' ? 'free' : null);
}
