import { type OwnDataSection, written } from '../accounts/own-data.ts';
import { listGrants } from './entitlements.store.ts';

/** The tiers that somebody was given, for them to take along. */
export const grantData: OwnDataSection = async ({ db }, { account }) => ({
  granted_tiers: (await listGrants(db, account.id)).map((grant) => ({
    tier: grant.tier,
    reason: grant.reason,
    granted_at: written(grant.grantedAt),
    until: written(grant.until),
    withdrawn_at: written(grant.withdrawnAt),
  })),
});
