import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { describe, expect, it } from 'vitest';
import { adminSubscriptionCalls } from '../../testing/admin-subscriptions.ts';
import { refundedTo } from '../../testing/subscribers.ts';
import { createTestBilling } from '../../testing/test-billing.ts';

const billing = await createTestBilling();
const { pool, stripe } = billing;
const { ask, aSubscriber, actsOn } = adminSubscriptionCalls(billing);
const texts = adminTexts.subscriptions;

const aRefund = (invoice_id: string, changes: object = {}) => ({
  body: { invoice_id, amount: 2.5, reason: 'Charged by mistake', ...changes },
});

describe('a refund', () => {
  it('goes back to the card, is recorded, and the person is told how much by one mail', async () => {
    const { rowId, id, invoiceId, customerId } = await aSubscriber();
    await pool.query('DELETE FROM mail_outbox');
    const { status, body } = await ask('refundPayment', rowId, aRefund(invoiceId));
    expect([status, body.message]).toEqual([200, texts.refunded('£2.50')]);
    expect(body.subscription).toMatchObject({ id: rowId, status: 'active' });
    expect(await refundedTo(billing, customerId)).toEqual([250]);
    expect(await actsOn(rowId)).toMatchObject([
      {
        ...{ action: 'payment_refunded', userId: id, reason: 'Charged by mistake' },
        ...{ outcome: 'done', failure: null },
        changes: [
          { field: 'invoice_id', before: null, after: invoiceId },
          { field: 'amount_refunded', before: 0, after: 2.5 },
        ],
      },
    ]);
    await billing.deliverEvents();
    const { rows } = await pool.query('SELECT template, payload FROM mail_outbox');
    expect(rows).toMatchObject([{ template: 'refund_made', payload: { amountPence: 250 } }]);

    const { body: bills } = await ask('listSubscriptionInvoices', rowId);
    expect(bills.invoices).toMatchObject([{ amount_refunded: 2.5, refundable: 2.49 }]);
    expect(bills.refunds).toMatchObject([{ invoice_id: invoiceId, amount: 2.5 }]);
  });

  it('can be made after the end, of what is left', async () => {
    const { rowId, invoiceId, customerId, subscriptionId } = await aSubscriber();
    await stripe.subscriptions.cancel(subscriptionId);
    const send = (amount: number) => ask('refundPayment', rowId, aRefund(invoiceId, { amount }));
    expect((await send(4.98)).status).toBe(200);
    const tooMuch = await send(0.02);
    expect([tooMuch.status, tooMuch.body.fields]).toEqual([400, { amount: texts.moreThanIsLeft }]);
    expect((await send(0.01)).status).toBe(200);
    expect(await refundedTo(billing, customerId)).toEqual([499]);
    const acts = (await actsOn(rowId)).map(({ outcome, failure }) => [outcome, failure]);
    expect(acts).toEqual([
      ['done', null],
      ['failed', texts.moreThanIsLeft],
      ['done', null],
    ]);
  });

  it.each([
    ['no amount', { amount: undefined }, { amount: texts.invalidAmount }],
    ['nothing', { amount: 0 }, { amount: texts.invalidAmount }],
    ['less than nothing', { amount: -1 }, { amount: texts.invalidAmount }],
    ['a part of a penny', { amount: 1.001 }, { amount: texts.invalidAmount }],
    ['an amount in words', { amount: '2.50' }, { amount: texts.invalidAmount }],
    ['no reason', { reason: undefined }, { reason: adminTexts.reasonRequired }],
    ['a blank reason', { reason: '  ' }, { reason: adminTexts.reasonRequired }],
    ['a reason beyond reason', { reason: 'x'.repeat(501) }, { reason: adminTexts.reasonTooLong }],
  ])('with %s is refused, and not recorded', async (_, changes, fields) => {
    const { rowId, invoiceId, customerId } = await aSubscriber();
    const { status, body } = await ask('refundPayment', rowId, aRefund(invoiceId, changes));
    expect([status, body.fields]).toEqual([400, fields]);
    expect(await actsOn(rowId)).toEqual([]);
    expect(await refundedTo(billing, customerId)).toEqual([]);
  });

  it('of an invoice of another subscription is refused, also of the same person', async () => {
    const { rowId, customerId, invoiceId: own } = await aSubscriber();
    const stranger = await aSubscriber();
    const unpaid = await stripe.invoices.create({ customer: customerId });
    for (const invoiceId of [stranger.invoiceId, unpaid.id ?? '', 'in_none']) {
      const { status, body } = await ask('refundPayment', rowId, aRefund(invoiceId));
      expect([status, body.error]).toEqual([404, texts.invoiceNotFound]);
    }
    expect(await refundedTo(billing, stranger.customerId)).toEqual([]);
    expect((await ask('refundPayment', rowId, aRefund(own))).status).toBe(200);
  });
});

describe('refunds at the same time', () => {
  it('the same act is done once, and never again from a page that has not seen it', async () => {
    const { rowId, invoiceId, customerId } = await aSubscriber();
    const send = () => ask('refundPayment', rowId, aRefund(invoiceId, { amount: 2, refunded: 0 }));
    const replies = await Promise.all([send(), send(), send()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { status, body } = await send();
    expect([status, body.error]).toEqual([409, texts.refundedSince]);
    expect(await refundedTo(billing, customerId)).toEqual([200]);
  });

  it('never give back more than was paid, nor anything that was not said to be', async () => {
    const { rowId, invoiceId, customerId } = await aSubscriber();
    const send = () => ask('refundPayment', rowId, aRefund(invoiceId, { amount: 2 }));
    const replies = await Promise.all(Array.from({ length: 5 }, send));
    const made = replies.filter(({ status }) => status === 200).length;
    expect(made).toBeGreaterThanOrEqual(1);
    expect(await refundedTo(billing, customerId)).toEqual([made * 200]);
    expect(made * 200).toBeLessThanOrEqual(499);
    const done = (await actsOn(rowId)).filter(({ outcome }) => outcome === 'done');
    expect(done).toHaveLength(made);
  });
});
