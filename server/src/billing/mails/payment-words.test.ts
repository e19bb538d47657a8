import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../mail/mail.ts';
import {
  createMailReader,
  expectSaid,
  managePage,
  overdue,
  type SubscriptionFacts,
} from '../../testing/mail-reader.ts';
import { testNow } from '../../testing/settable-clock.ts';
import { priceChangeNotices, priceChanges } from '../billing.tables.ts';

const { db, pool, clock, stripeAccountId, aSubscription, render, renderOf, begin } =
  await createMailReader();
beforeEach(begin);

const at = (instant: string) => new Date(instant);

describe('the mail about a payment', () => {
  it('that failed leads to the invoice, and tells how long the plan stays', async () => {
    const mail = await render('payment_failed', overdue, { invoiceId: 'in_1' });
    expect(mail?.subject).toBe('A payment for your Basic Plan did not go through');
    expectSaid(
      mail,
      'A payment of £4.99 for your Basic Plan did not go through.',
      'until Sunday 6 December 2026 at the latest',
      'Cancelling stops later payments. This one stays open.',
      'StepChange (0800 138 1111) and National Debtline (0808 808 4000)',
      'https://debts.example/debt-help',
      'https://invoice.example/i/1?s=ap&k=2',
      managePage,
      'Cancel my subscription',
    );
  });

  it('names the end of the plan where that comes first', async () => {
    const facts = { ...overdue, endsAt: at('2026-11-30T09:00:00Z') };
    const mail = await render('payment_failed', facts, { invoiceId: 'in_1' });
    expectSaid(mail, 'until Monday 30 November 2026 at the latest');
  });

  it('leads to the page of the subscription where the invoice has none, and names no day that has passed', async () => {
    clock.set('2026-12-07T09:00:00Z');
    const facts = { ...overdue, openInvoiceUrl: null };
    const mail = await render('payment_failed', facts, { invoiceId: 'in_1' });
    expectSaid(mail, 'Pay now', managePage);
    expect(mail?.text).not.toContain('invoice.example');
    expect(mail?.text).not.toContain('at the latest');
  });

  it('that the bank wants confirmed asks for just that', async () => {
    const facts = { ...overdue, openInvoiceNeedsAction: true };
    const mail = await render('payment_needs_you', facts, { invoiceId: 'in_1' });
    expect(mail?.subject).toBe('A payment is waiting for you');
    expectSaid(
      mail,
      'Your bank asks you to confirm a payment of £4.99 for your Basic Plan.',
      'until Sunday 6 December 2026',
      'https://invoice.example/i/1?s=ap&k=2',
      managePage,
    );
  });

  it('for a change tells until when it waits', async () => {
    const facts = {
      ...{ openInvoiceId: 'in_2', openInvoicePence: 333 },
      pendingTier: 'premium',
      pendingUntil: at('2026-11-16T08:00:00Z'),
    } as const;
    const mail = await render('payment_needs_you', facts, { invoiceId: 'in_2' });
    expectSaid(
      mail,
      'Your change from the Basic Plan to the Premium Plan waits for a payment of £3.33',
      'until Monday 16 November 2026 at 08:00',
      'you need not do anything: you keep the Basic Plan',
    );
    expect(mail?.text).not.toContain('Cancel my subscription');
  });

  it('that was refunded names the amount, and what goes on', async () => {
    const payload = { refundId: 're_1', amountPence: 250 };
    const mail = await render('refund_made', {}, payload);
    expect(mail?.subject).toBe('We have refunded £2.50');
    expectSaid(
      mail,
      'We have refunded £2.50 for your Basic Plan',
      'Your plan next renews on Tuesday 15 December 2026, for £4.99.',
      managePage,
    );
  });

  it('that was refunded before the end tells of it, and offers nothing to cancel', async () => {
    const payload = { refundId: 're_1', amountPence: 250 };
    const mail = await render('refund_made', { endsAt: at('2026-12-15T09:00:00Z') }, payload);
    expectSaid(mail, 'set to end on Tuesday 15 December 2026', 'Nothing more will be charged.');
    expect(mail?.text).not.toContain('To cancel');
  });

  it('that was refunded with the end says that nothing more is charged', async () => {
    const payload = { refundId: 're_1', amountPence: 499 };
    const mail = await render('refund_made', { status: 'canceled', endedAt: testNow }, payload);
    expectSaid(
      mail,
      'That subscription ended on Sunday 15 November 2026.',
      'You will not be charged for it again',
    );
    expect(mail?.text).not.toContain('next renews');
  });
});

describe('the mail about another price', () => {
  async function renderChange(facts: SubscriptionFacts): Promise<Mail | null> {
    const { id: subscriptionId } = await aSubscription(facts);
    const [change] = await db
      .insert(priceChanges)
      .values({
        ...{ stripeAccountId, tier: 'basic', priceId: 'price_2', amountPence: 549 },
        ...{ formerPence: 499, effectiveOn: '2027-02-01' },
        ...{ scheduledAt: testNow, scheduledBy: 'ana' },
      })
      .returning();
    const priceChangeId = change?.id ?? 0;
    const notice = { priceChangeId, subscriptionId, noticedAt: testNow };
    await db.insert(priceChangeNotices).values({ ...notice, appliesOn: '2027-02-15' });
    return renderOf('price_change', { subscriptionId, priceChangeId });
  }

  it('names both prices, the day and how to leave before', async () => {
    const mail = await renderChange({});
    expect(mail?.subject).toBe('The price of your Basic Plan changes on Monday 15 February 2027');
    expectSaid(
      mail,
      'from your renewal on Monday 15 February 2027',
      'Price until then: £4.99 a month, including any VAT',
      'Price from Monday 15 February 2027: £5.49 a month, including any VAT',
      'cancel before Monday 15 February 2027',
      managePage,
    );
  });

  it.each([
    ['have another plan', { tier: 'premium', amountPence: 999 }],
    ['are leaving', { endsAt: at('2026-12-15T09:00:00Z') }],
    ['have left', { status: 'canceled', endedAt: testNow }],
    ['pay the new price already', { amountPence: 549 }],
  ] as const)('is dropped for those who %s', async (_, facts) => {
    expect(await renderChange(facts)).toBeNull();
  });

  it('is dropped where the change was withdrawn', async () => {
    await renderChange({});
    await pool.query('UPDATE price_changes SET withdrawn_at = now()');
    const { rows } = await pool.query('SELECT * FROM price_change_notices');
    const [{ subscription_id: subscription, price_change_id: change }] = rows;
    const payload = { subscriptionId: Number(subscription), priceChangeId: Number(change) };
    expect(await renderOf('price_change', payload)).toBeNull();
  });
});
