/** Whether someone may arrange the debts of a plan, and what they see where they may not. */
import { can } from '@debt-payoff/contract/plans';
import type { StrategyName } from '@debt-payoff/engine';
import { useAccount } from '../../session/use-account.ts';

/** Null while the person's plan is being asked for. */
export type OrderAccess = 'arrange' | 'read' | 'upgrade' | null;

/** What is kept stays in force, whatever the person's plan. Where that cannot be told, the server says what it is. */
export function useOrderAccess(kept: StrategyName): OrderAccess {
  const { user, state } = useAccount();
  if (user === null) return state === 'failed' ? 'arrange' : null;
  if (can(user.subscription_tier, 'custom-order')) return 'arrange';
  return kept === 'custom' ? 'read' : 'upgrade';
}
