import { can, type TierName } from '@debt-payoff/contract/plans';
import { useSession } from '../session/session.ts';
import { useTier } from './use-tier.ts';

export type Entitlements = {
  readonly tier: TierName;
  readonly canExport: boolean;
  /** Saving from the strategies page is for those who can export from it. */
  readonly canSave: boolean;
};

/** What the visitor's plan allows. Until it is known, and where it cannot be told, it is the free one. */
export function useEntitlements(): Entitlements {
  const { status } = useSession();
  const known = useTier();
  const tier = status === 'signed-in' && known !== null ? known : 'free';
  const isPaid = can(tier, 'export');
  return { tier, canExport: isPaid, canSave: isPaid };
}
