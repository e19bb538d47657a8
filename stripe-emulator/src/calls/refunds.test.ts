import { expect, it } from 'vitest';
import { aPaidInvoice, eventTypes } from '../testing/open-invoice.ts';
import { createTestEmulator } from '../testing/test-emulator.ts';

it('a payment is refunded in parts, up to what was paid', async () => {
  const { stripe, store } = await createTestEmulator();
  const { invoice, paymentIntent, chargeId } = await aPaidInvoice(store, { amount: 5_000 });
  const before = (await eventTypes(store)).length;
  const part = await stripe.refunds.create({
    payment_intent: paymentIntent.id,
    amount: 2_000,
    reason: 'requested_by_customer',
    metadata: { by: 'ada' },
  });
  expect(part).toMatchObject({
    amount: 2_000,
    charge: chargeId,
    payment_intent: paymentIntent.id,
    status: 'succeeded',
    metadata: { by: 'ada' },
  });
  expect((await eventTypes(store)).slice(before)).toEqual([
    'refund.created',
    'charge.refunded',
    'refund.updated',
    'charge.refund.updated',
  ]);
  expect(await stripe.charges.retrieve(chargeId)).toMatchObject({
    amount_refunded: 2_000,
    refunded: false,
  });
  await expect(stripe.refunds.create({ charge: chargeId, amount: 4_000 })).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
    code: undefined,
    message: 'Refund amount (£40.00) is greater than unrefunded amount on charge (£30.00)',
  });
  expect((await stripe.refunds.create({ charge: chargeId })).amount).toBe(3_000);
  const charge = await stripe.charges.retrieve(chargeId);
  expect(charge).toMatchObject({ amount_refunded: 5_000, refunded: true });
  expect(charge.refunds?.data.map(({ amount }) => amount)).toEqual([3_000, 2_000]);
  await expect(stripe.refunds.create({ charge: chargeId })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  const kept = await store.read((tx) => tx.get('invoice', invoice.id));
  expect(kept).toMatchObject({ status: 'paid', amount_paid: 5_000 });
  const listed = await stripe.refunds.list({ payment_intent: paymentIntent.id });
  expect(listed.data).toHaveLength(2);
});

it('a refund needs one payment, and changes of its notes are told', async () => {
  const { stripe, store } = await createTestEmulator();
  const { chargeId } = await aPaidInvoice(store);
  await expect(stripe.refunds.create({ amount: 1 })).rejects.toMatchObject({
    code: 'parameter_missing',
  });
  await expect(stripe.refunds.create({ charge: 'ch_none' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'charge',
  });
  const { id } = await stripe.refunds.create({ charge: chargeId, amount: 1 });
  await stripe.refunds.update(id, { metadata: { why: 'test' } });
  expect((await stripe.refunds.retrieve(id)).metadata).toEqual({ why: 'test' });
  expect((await eventTypes(store)).at(-2)).toBe('refund.updated');
});

it('a charge lists its newest ten refunds, and says that there are more', async () => {
  const { stripe, store } = await createTestEmulator();
  const { chargeId } = await aPaidInvoice(store);
  const listed = async () => (await stripe.charges.retrieve(chargeId)).refunds;
  for (let pence = 1; pence <= 10; pence += 1) {
    await stripe.refunds.create({ charge: chargeId, amount: pence });
  }
  expect(await listed()).toMatchObject({ has_more: false });
  await stripe.refunds.create({ charge: chargeId, amount: 11 });
  const refunds = await listed();
  expect(refunds?.has_more).toBe(true);
  expect(refunds?.data.map(({ amount }) => amount)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  const all = await stripe.refunds.list({ charge: chargeId, limit: 100 });
  expect(all.data).toHaveLength(11);
});
