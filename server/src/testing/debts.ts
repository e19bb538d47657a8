/** Debts and plans for tests. */
import type { TierName } from '@debt-payoff/contract/plans';
import type { Pool } from 'pg';
import { testNow } from './settable-clock.ts';

export function aDebt(changes: Record<string, unknown> = {}) {
  return {
    creditor: 'Barclaycard',
    debt_type: 'Credit Card',
    balance: 1200,
    interest_rate: 18.9,
    monthly_payment: 60,
    ...changes,
  };
}

export async function grantTier(pool: Pool, userId: number, tier: TierName): Promise<void> {
  await pool.query(
    `INSERT INTO tier_grants (user_id, tier, reason, granted_at) VALUES ($1, $2, 'for a test', $3)`,
    [userId, tier, testNow],
  );
}
