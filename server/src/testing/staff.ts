/** The app with its admin area, and what staff do in it, for tests. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { asc, eq } from 'drizzle-orm';
import { auditEntries } from '../audit/audit.tables.ts';
import type { Platforms } from '../social/platforms/platform.ts';
import { openMailbox } from './mailbox.ts';
import { aStaffMember, call, type Person } from './people.ts';
import { recordedMail } from './recorded-mail.ts';
import { settableClock } from './settable-clock.ts';
import { createTestApp, productionVariables } from './test-app.ts';

export const staffedVariables = {
  ...productionVariables,
  RATE_LIMIT_FACTOR: '1000',
  ADMIN_AREA: 'on',
};

/** As production runs it, with an admin and a super admin who are signed in. */
export async function createStaffedApp(options: { readonly platforms?: Platforms } = {}) {
  const clock = settableClock();
  const mail = recordedMail();
  const test = await createTestApp({
    ...{ ...options, variables: staffedVariables, clock, mailTransport: mail },
  });
  const { app, db } = test;
  const admin = await aStaffMember(test, 'admin', clock.now());
  const superAdmin = await aStaffMember(test, 'super_admin', clock.now());
  const act =
    (address: { readonly method: string; readonly path: string }) =>
    (as: Pick<Person, 'token'>, { id }: { readonly id: number }, body?: unknown) =>
      call(app, address, { as, id, ...(body !== undefined && { body }) });
  return {
    ...{ ...test, clock, mail, admin, superAdmin },
    ...openMailbox(mail, test.mailer),
    show: act(adminAddresses.getUser),
    update: act(adminAddresses.updateUser),
    remove: act(adminAddresses.deleteUser),
    suspendAs: act(adminAddresses.suspendUser),
    activate: act(adminAddresses.activateUser),
    resetPassword: act(adminAddresses.resetPassword),
    removeTwoStep: act(adminAddresses.removeTwoStep),
    grant: act(adminAddresses.grantTier),
    /** What was recorded about somebody, oldest first. */
    entriesAbout: ({ id }: { readonly id: number }) =>
      db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.userId, id))
        .orderBy(asc(auditEntries.id)),
  };
}
