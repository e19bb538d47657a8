import { describe, expect, it } from 'vitest';
import { balanceOf, changePlan } from '../testing/plan-change.ts';
import { billOf, createSubscriber, itemOf, latestInvoiceOf } from '../testing/subscriber.ts';

describe('changes of a plan', () => {
  it('twice and three times in one period credit what was billed last', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { starter, pro, advanceTo, stripe } = subscriber;
    const { id } = await subscriber.subscribe();
    await advanceTo('2026-11-11');
    const up = await changePlan(subscriber, { id, price: pro.id });
    // 20/30 of 499 and of 999: 332.67 and 666.
    expect(up.invoice.lines.data.map(({ amount }) => amount)).toEqual([-333, 666]);

    await advanceTo('2026-11-21');
    const down = await changePlan(subscriber, { id, price: starter.id });
    // Half of the 666 for the last twenty days comes back; 10/30 of 499 is 166.33.
    expect(down.invoice.lines.data.map(({ amount }) => amount)).toEqual([-333, 166]);
    expect(billOf(down.preview)).toEqual(billOf(down.invoice));
    expect(await balanceOf(subscriber)).toBe(-167);
    const [credit] = down.invoice.lines.data;
    expect(credit?.parent?.subscription_item_details?.proration_details).toEqual({
      credited_items: {
        invoice: up.invoice.id,
        invoice_line_items: [up.invoice.lines.data[1]?.id],
      },
    });

    await advanceTo('2026-11-26');
    const again = await changePlan(subscriber, { id, price: pro.id });
    // Half of the 166 comes back, and 5/30 of 999 is 166.50, which becomes 166: 83, paid by credit.
    expect(again.invoice.lines.data.map(({ amount }) => amount)).toEqual([-83, 166]);
    expect(again.invoice).toMatchObject({
      total: 83,
      starting_balance: -167,
      amount_due: 0,
      ending_balance: -84,
    });
    expect(billOf(again.preview)).toEqual(billOf(again.invoice));

    const preview = await stripe.invoices.createPreview({ subscription: id });
    await advanceTo('2026-12-01T01:00:00Z');
    const renewal = await latestInvoiceOf(stripe, id);
    // 999 less the credit of 84 that is left.
    expect(renewal).toMatchObject({ total: 999, amount_due: 915, amount_paid: 915 });
    expect(billOf(preview)).toEqual(billOf(renewal));
    expect(await balanceOf(subscriber)).toBe(0);
  });

  it('leave credit of a downgrade for the renewal', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, starter, pro, advanceTo } = subscriber;
    const { id } = await subscriber.subscribe({ items: [{ price: pro.id }] });
    await advanceTo('2026-11-16');
    await changePlan(subscriber, { id, price: starter.id });
    expect(await balanceOf(subscriber)).toBe(-251);
    const preview = await stripe.invoices.createPreview({ subscription: id });
    await advanceTo('2026-12-01T01:00:00Z');
    const renewal = await latestInvoiceOf(stripe, id);
    // 499 - 251
    expect(renewal).toMatchObject({ total: 499, starting_balance: -251, amount_paid: 248 });
    expect(billOf(preview)).toEqual(billOf(renewal));
    expect(await balanceOf(subscriber)).toBe(0);
  });

  it('leave credit of a downgrade for an upgrade that costs more', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { starter, pro, advanceTo } = subscriber;
    const { id } = await subscriber.subscribe({ items: [{ price: pro.id }] });
    await advanceTo('2026-11-26');
    // 5/30: 166.50 becomes -167, and 83.17 becomes 83.
    await changePlan(subscriber, { id, price: starter.id });
    expect(await balanceOf(subscriber)).toBe(-84);
    // All of the 83 comes back, and 5/30 of two at 999 is 333: 250, of which the credit pays 84.
    const { preview, invoice } = await changePlan(subscriber, { id, price: pro.id, quantity: 2 });
    expect(invoice).toMatchObject({ total: 250, amount_due: 166, amount_paid: 166 });
    expect(billOf(preview)).toEqual(billOf(invoice));
    expect(await balanceOf(subscriber)).toBe(0);
  });

  it('are dated by the clock of London, as the pages are', async () => {
    const subscriber = await createSubscriber('2027-06-01');
    const { id } = await subscriber.subscribe();
    await subscriber.advanceTo('2027-06-15T23:30:00Z');
    const { invoice } = await changePlan(subscriber, { id, price: subscriber.pro.id });
    expect(invoice.lines.data.map(({ description }) => description)).toEqual([
      'Unused time on Starter after 16 Jun 2027',
      'Remaining time on Pro after 16 Jun 2027',
    ]);
  });

  it('that are not billed at once wait for the renewal', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, pro, advanceTo } = subscriber;
    const { id } = await subscriber.subscribe();
    await advanceTo('2026-11-16');
    const { preview, invoice } = await changePlan(subscriber, {
      id,
      price: pro.id,
      proration_behavior: 'create_prorations',
    });
    expect(invoice.billing_reason).toBe('subscription_create');
    expect(preview.lines.data.map(({ amount, description }) => [amount, description])).toEqual([
      [-250, 'Unused time on Starter after 16 Nov 2026'],
      [499, 'Remaining time on Pro after 16 Nov 2026'],
      [999, '1 × Pro (at £9.99 / month)'],
    ]);
    const next = await stripe.invoices.createPreview({ subscription: id });
    const recurring = await stripe.invoices.createPreview({
      subscription: id,
      preview_mode: 'recurring',
    });
    expect(recurring.total).toBe(999);
    await advanceTo('2026-12-01T01:00:00Z');
    const renewal = await latestInvoiceOf(stripe, id);
    expect(renewal).toMatchObject({ total: 1248, amount_paid: 1248, status: 'paid' });
    expect(billOf(next)).toEqual(billOf(renewal));
    expect(billOf(preview)).toEqual(billOf(renewal));
  });

  it('without proration leave the price that was really billed to be credited', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { starter, pro, advanceTo } = subscriber;
    const { id } = await subscriber.subscribe();
    await advanceTo('2026-11-11');
    await changePlan(subscriber, { id, price: pro.id, proration_behavior: 'none' });
    await advanceTo('2026-11-21');
    const { preview, invoice } = await changePlan(subscriber, { id, price: starter.id });
    // 10/30 of 499 both ways, 166.33.
    expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([-166, 166]);
    expect(billOf(preview)).toEqual(billOf(invoice));
  });

  it('in a trial cost nothing until it ends', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, pro, advanceTo } = subscriber;
    const { id } = await subscriber.subscribe({ trial_period_days: 14 });
    await advanceTo('2026-11-08');
    const { preview, invoice } = await changePlan(subscriber, { id, price: pro.id });
    expect(invoice.lines.data.map(({ amount, description }) => [amount, description])).toEqual([
      [0, 'Free trial for 1 × Pro'],
    ]);
    expect(billOf(preview)).toEqual(billOf(invoice));
    const next = await stripe.invoices.createPreview({ subscription: id });
    await advanceTo('2026-11-15T01:00:00Z');
    const first = await latestInvoiceOf(stripe, id);
    expect(first).toMatchObject({
      total: 999,
      status: 'paid',
      billing_reason: 'subscription_cycle',
    });
    expect(billOf(next)).toEqual(billOf(first));
  });

  it('of the quantity are prorated as a whole', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, advanceTo } = subscriber;
    const subscription = await subscriber.subscribe();
    await advanceTo('2026-11-16');
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription), quantity: 3 }],
      proration_behavior: 'always_invoice',
    });
    const invoice = await latestInvoiceOf(stripe, subscription.id);
    // Half of 499 and half of 1497: 249.50 and 748.50.
    expect(invoice.lines.data.map(({ amount, description }) => [amount, description])).toEqual([
      [-250, 'Unused time on Starter after 16 Nov 2026'],
      [748, 'Remaining time on 3 × Starter after 16 Nov 2026'],
    ]);
  });

  it('at an earlier date are prorated from that date on', async () => {
    const subscriber = await createSubscriber('2026-11-01');
    const { stripe, pro, advanceTo } = subscriber;
    const subscription = await subscriber.subscribe();
    const midMonth = subscription.start_date + 15 * 86_400;
    await advanceTo('2026-11-16T00:00:40Z');
    const change = {
      items: [{ id: itemOf(subscription), price: pro.id }],
      proration_behavior: 'always_invoice' as const,
      proration_date: midMonth,
    };
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: change,
    });
    await subscriber.advance(subscriber.clockId, 3_600);
    await stripe.subscriptions.update(subscription.id, change);
    const invoice = await latestInvoiceOf(stripe, subscription.id);
    expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([-250, 499]);
    expect(billOf(preview)).toEqual(billOf(invoice));
    await expect(
      stripe.subscriptions.update(subscription.id, { ...change, proration_date: midMonth + 9e6 }),
    ).rejects.toMatchObject({ param: 'proration_date' });
  });
});
