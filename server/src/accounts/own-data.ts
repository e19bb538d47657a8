/** Everything that is stored about one person, for them to take along. Each noun adds its part. */
import { listGrants } from '../entitlements/entitlements.store.ts';
import { collectHistory } from '../portfolios/own-history.ts';
import { listWithDebts, type PortfolioWithDebts } from '../portfolios/portfolios.ts';
import { portfolioAnswer } from '../portfolios/portfolios.wire.ts';
import { listStoredSessions } from '../sessions/sessions.store.ts';
import { sessionReply } from '../sessions/sessions.wire.ts';
import { findTwoStepSecret } from '../two-step/two-step.store.ts';
import { listLinks } from './account-links.ts';
import type { Account } from './accounts.ts';
import { accountReply } from './accounts.wire.ts';
import type { AccountDeps } from './deps.ts';
import { listEmailChanges } from './email-changes.store.ts';

export async function collectOwnData(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  { account, sessionId }: { account: Account; sessionId: number },
): Promise<Record<string, unknown>> {
  const userId = account.id;
  const sessions = await listStoredSessions(db, userId);
  const twoStep = await findTwoStepSecret(db, userId);
  const links = await listLinks(db, userId);
  const changes = await listEmailChanges(db, userId);
  const grants = await listGrants(db, userId);
  const portfolios = await listWithDebts({ db, clock }, userId);
  return {
    exported_at: written(clock.now()),
    account: {
      ...accountReply(account),
      updated_at: account.updatedAt.toISOString(),
      email_confirmed_at: written(account.emailConfirmedAt),
      devices_trusted_from: written(account.devicesTrustedFrom),
      last_login_at: written(account.lastLoginAt),
      last_login_address: account.lastLoginAddress,
      failed_logins_since: account.failedLogins,
      last_failed_login_at: written(account.lastFailedLoginAt),
    },
    payment_settings: {
      wants_reminders: account.wantsReminders,
      records_automatically: account.recordsAutomatically,
    },
    two_step_sign_in: twoStep && {
      started_at: written(twoStep.startedAt),
      confirmed_at: written(twoStep.confirmedAt),
    },
    sessions: sessions.map((session) => ({
      ...sessionReply(session, sessionId),
      browser: session.userAgent,
      expires_at: written(session.expiresAt),
      ended_at: written(session.endedAt),
      ended_because: session.endedBecause,
    })),
    mailed_links: links.map(({ purpose, email, createdAt, expiresAt, usedAt }) => ({
      purpose,
      email,
      created_at: written(createdAt),
      expires_at: written(expiresAt),
      used_at: written(usedAt),
    })),
    email_changes: changes.map((change) => ({
      old_email: change.oldEmail,
      new_email: change.newEmail,
      requested_at: written(change.requestedAt),
      switched_at: written(change.switchedAt),
      old_email_confirmed_at: written(change.oldConfirmedAt),
      ended_at: written(change.endedAt),
    })),
    granted_tiers: grants.map(({ tier, reason, grantedAt, until, withdrawnAt }) => ({
      tier,
      reason,
      granted_at: written(grantedAt),
      until: written(until),
      withdrawn_at: written(withdrawnAt),
    })),
    portfolios: await collectPortfolios({ db, clock }, portfolios),
  };
}

async function collectPortfolios(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  portfolios: readonly PortfolioWithDebts[],
): Promise<unknown[]> {
  const collected: unknown[] = [];
  for (const portfolio of portfolios) {
    const answer = portfolioAnswer(portfolio, deps.clock.today());
    collected.push({ ...answer, ...(await collectHistory(deps, portfolio.id)) });
  }
  return collected;
}

function written(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
