import { expect, it } from 'vitest';
import { createSubscriber, latestInvoiceOf } from '../testing/subscriber.ts';

async function release(
  { address, secretKey }: { readonly address: string; readonly secretKey: string },
  clockId: string,
): Promise<number> {
  const { status } = await fetch(`${address}/_emulator/test_clocks/${clockId}/release`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
  });
  return status;
}

it('a released customer keeps the past, and goes on by the clock of the product', async () => {
  const subscriber = await createSubscriber('2026-09-20');
  const { stripe, clockId, customerId, setTime } = subscriber;
  const { id } = await subscriber.subscribe();
  await subscriber.advanceTo('2026-11-15T09:00:00Z');
  expect(await release(subscriber, clockId)).toBe(200);

  await expect(stripe.testHelpers.testClocks.retrieve(clockId)).rejects.toMatchObject({
    code: 'resource_missing',
  });
  expect(await stripe.customers.retrieve(customerId)).toMatchObject({ test_clock: null });
  expect((await stripe.customers.list()).data).toMatchObject([{ id: customerId }]);
  const before = await stripe.invoices.list({ subscription: id });
  expect(before.data.map(({ status, test_clock }) => [status, test_clock])).toEqual([
    ['paid', null],
    ['paid', null],
  ]);

  setTime('2026-11-20T01:30:00Z');
  expect(await latestInvoiceOf(stripe, id)).toMatchObject({
    status: 'paid',
    created: Date.parse('2026-11-20T00:00:00Z') / 1_000,
  });
  expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
    test_clock: null,
    cancel_at: Date.parse('2026-12-20T00:00:00Z') / 1_000,
  });
});

it('what fell due between the two clocks is done as of its own moment', async () => {
  const subscriber = await createSubscriber('2026-10-10');
  const { stripe, clockId } = subscriber;
  const { id } = await subscriber.subscribe();
  expect(await release(subscriber, clockId)).toBe(200);
  expect(await latestInvoiceOf(stripe, id)).toMatchObject({
    status: 'paid',
    created: Date.parse('2026-11-10T00:00:00Z') / 1_000,
  });
});

it('a clock of the future, one that moves and one that is gone are not released', async () => {
  const subscriber = await createSubscriber('2026-11-16');
  const { stripe, clockId } = subscriber;
  expect(await release(subscriber, clockId)).toBe(400);
  const past = await stripe.testHelpers.testClocks.create({ frozen_time: 1_790_000_000 });
  await stripe.testHelpers.testClocks.advance(past.id, { frozen_time: 1_790_000_060 });
  expect(await release(subscriber, past.id)).toBe(400);
  expect(await release(subscriber, 'clock_of_nobody')).toBe(404);
});
