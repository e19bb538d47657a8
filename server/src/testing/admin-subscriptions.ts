/** Staff at subscriptions of people who pay at the emulator, by the calls, with what is recorded of it. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AuditRow } from '../audit/audit.store.ts';
import { auditEntries } from '../audit/audit.tables.ts';
import { listSubscriptionsOf } from '../entitlements/subscriptions.store.ts';
import { call } from './people.ts';
import { aPayingPerson, type PayingPerson } from './subscribers.ts';
import type { TestBilling } from './test-billing.ts';

type Action =
  | 'getSubscription'
  | 'listSubscriptionInvoices'
  | 'cancelSubscription'
  | 'reactivateSubscription'
  | 'extendSubscription'
  | 'refundPayment';

export type SubscriberAtStaff = PayingPerson & {
  /** Of the row of their newest subscription. */
  readonly rowId: number;
  /** Of its newest invoice. */
  readonly invoiceId: string;
};

export function adminSubscriptionCalls(billing: TestBilling) {
  const { db, stripe } = billing;
  return {
    /** As the built-in staff of `local`, unless somebody is named; `at` is another app on the same database. */
    ask: async (
      action: Action,
      id: number,
      {
        body = {},
        as,
        at = billing.app,
      }: {
        readonly body?: object;
        readonly as?: { readonly token: string };
        readonly at?: FastifyInstance;
      } = {},
    ) => {
      const address = adminAddresses[action];
      const sent = address.method === 'GET' ? {} : { body };
      return call(at, address, { id, ...sent, ...(as !== undefined && { as }) });
    },

    aSubscriber: async (
      order?: Parameters<typeof aPayingPerson>[1],
    ): Promise<SubscriberAtStaff> => {
      const person = await aPayingPerson(billing, order);
      const { data } = await stripe.invoices.list({ customer: person.customerId, limit: 1 });
      const row = (await listSubscriptionsOf(db, person.id)).at(-1);
      if (row === undefined) throw new Error('There is no subscription');
      return { ...person, rowId: row.id, invoiceId: data[0]?.id ?? '' };
    },

    /** What staff did about one, oldest first. */
    actsOn: (rowId: number): Promise<AuditRow[]> =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.subject, 'subscription'), eq(auditEntries.subjectId, rowId)))
        .orderBy(asc(auditEntries.id)),
  };
}
