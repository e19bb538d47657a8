/** What is stored about an account and the ways into it, for its owner to take along. */
import { listEntriesAbout } from '../audit/audit.store.ts';
import { listStoredSessions } from '../sessions/sessions.store.ts';
import { sessionReply } from '../sessions/sessions.wire.ts';
import { findTwoStepSecret } from '../two-step/two-step.store.ts';
import { listLinks } from './account-links.ts';
import { accountReply } from './accounts.wire.ts';
import { listEmailChanges } from './email-changes.store.ts';
import { type OwnDataSection, written } from './own-data.ts';

export const accountData: OwnDataSection = async (_, { account }) => ({
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
});

export const signInData: OwnDataSection = async ({ db }, { account, sessionId }) => {
  const twoStep = await findTwoStepSecret(db, account.id);
  const sessions = await listStoredSessions(db, account.id);
  return {
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
  };
};

export const addressData: OwnDataSection = async ({ db }, { account }) => {
  const links = await listLinks(db, account.id);
  const changes = await listEmailChanges(db, account.id);
  return {
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
  };
};

/**
 * What staff did, and when. Who of them it was is about them; notes, reasons and what was written into them are
 * given on request, when somebody has looked whom else they speak of.
 */
export const staffActData: OwnDataSection = async ({ db }, { account }) => ({
  acts_by_our_staff: (await listEntriesAbout(db, account.id)).map(
    ({ at, action, outcome, changes }) => ({
      at: written(at),
      action,
      outcome,
      changes: changes.map((change) =>
        change.field === 'admin_notes' ? { field: change.field } : change,
      ),
    }),
  ),
});
