/** Reads the mails about subscriptions as they would be sent, from rows that a test stores. */
import type { Company } from '@debt-payoff/contract/company';
import { aCompany } from '@debt-payoff/contract/company.fixture';
import { expect } from 'vitest';
import { billingMailTemplates } from '../billing/mail-templates.ts';
import type { SubscriptionRow } from '../entitlements/subscription-tier.ts';
import type { Mail } from '../mail/mail.ts';
import { insertUser } from '../people/people.store.ts';
import { settableClock, testNow } from './settable-clock.ts';
import { aStoredSubscription, aStripeAccount } from './stored-subscriptions.ts';
import { createTestDatabase } from './test-app.ts';

export type SubscriptionFacts = Partial<Omit<SubscriptionRow, 'id' | 'userId'>>;

export const managePage = 'https://debts.example/subscription-management';

export const inTrial = {
  status: 'trialing',
  trialStart: testNow,
  trialEnd: new Date('2026-11-29T09:00:00Z'),
  periodEnd: new Date('2026-11-29T09:00:00Z'),
};

export const overdue = {
  status: 'past_due',
  pastDueSince: testNow,
  openInvoiceId: 'in_1',
  openInvoiceUrl: 'https://invoice.example/i/1?s=ap&k=2',
  openInvoicePence: 499,
};

export async function createMailReader({ company = aCompany() }: { company?: Company } = {}) {
  const { db, pool } = await createTestDatabase();
  const clock = settableClock();
  const config = { publicUrl: 'https://debts.example', company };
  const templates = billingMailTemplates({ db, clock, config });
  const stripeAccountId = await aStripeAccount(db);
  const person = { username: 'Zoë', email: 'zoe@example.com', passwordHash: 'none' };
  const { id: userId } = await insertUser(db, { ...person, now: testNow });
  const aSubscription = (facts: SubscriptionFacts = {}): Promise<SubscriptionRow> =>
    aStoredSubscription(db, { stripeAccountId, userId, ...facts });
  const renderOf = async (name: string, payload: object): Promise<Mail | null> => {
    const template = templates.find((each) => each.name === name);
    if (template === undefined) throw new Error(`No template is named ${name}`);
    return template.render(payload);
  };
  return {
    ...{ db, pool, clock, stripeAccountId, aSubscription, renderOf },
    /** Of a subscription that is as the facts say; active and Basic where they do not. */
    render: async (
      name: string,
      facts: SubscriptionFacts,
      payload: object = {},
    ): Promise<Mail | null> => {
      const { id } = await aSubscription(facts);
      return renderOf(name, { subscriptionId: id, ...payload });
    },
    /** Everything as at the start: no subscription, and a person with a confirmed address. */
    begin: async (): Promise<void> => {
      clock.set(testNow.toISOString());
      await pool.query('DELETE FROM subscriptions');
      const confirmed = 'UPDATE users SET email_confirmed_at = $1, suspended_at = NULL';
      await pool.query(confirmed, [testNow]);
    },
  };
}

/** Both forms of the mail say each of them. */
export function expectSaid(mail: Mail | null, ...facts: readonly string[]): void {
  const html = mail?.html.replaceAll('&#39;', "'").replaceAll('&amp;', '&') ?? '';
  for (const fact of facts) {
    expect(mail?.text).toContain(fact);
    expect(html).toContain(fact);
  }
}
