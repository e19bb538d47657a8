/** Everything that is stored about one person, for them to take along. Each noun adds its part. */
import type { Database } from '../platform/database/database.ts';
import { listLiveSessions } from '../sessions/sessions.store.ts';
import { sessionAnswer } from '../sessions/sessions.wire.ts';
import type { Account } from './accounts.store.ts';
import { userAnswer } from './accounts.wire.ts';

export async function collectOwnData(
  db: Database,
  { account, sessionId, now }: { account: Account; sessionId: number; now: Date },
): Promise<Record<string, unknown>> {
  const sessions = await listLiveSessions(db, { userId: account.id, now });
  return {
    exported_at: now.toISOString(),
    account: {
      ...userAnswer(account),
      updated_at: account.updatedAt.toISOString(),
      email_confirmed_at: account.emailConfirmedAt?.toISOString() ?? null,
      last_login_at: account.lastLoginAt?.toISOString() ?? null,
      last_login_address: account.lastLoginAddress,
      failed_logins_since: account.failedLogins,
      last_failed_login_at: account.lastFailedLoginAt?.toISOString() ?? null,
    },
    sessions: sessions.map((session) => sessionAnswer(session, sessionId)),
  };
}
