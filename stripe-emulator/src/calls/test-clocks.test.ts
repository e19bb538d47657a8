import { expect, it } from 'vitest';
import { createSubscriber, secondsAt } from '../testing/subscriber.ts';

it('a clock only goes forward, and not too far at once', async () => {
  const subscriber = await createSubscriber('2026-11-01');
  const { stripe, clockId } = subscriber;
  const { testClocks } = stripe.testHelpers;
  const refused = (instant: string) =>
    expect(testClocks.advance(clockId, { frozen_time: secondsAt(instant) })).rejects.toMatchObject({
      statusCode: 400,
      param: 'frozen_time',
    });
  await refused('2026-11-01');
  await refused('2028-11-02');
  await subscriber.subscribe();
  await refused('2027-01-02');
  await subscriber.advanceTo('2027-01-01');
  expect(await testClocks.retrieve(clockId)).toMatchObject({
    status: 'ready',
    frozen_time: secondsAt('2027-01-01'),
  });
});

it('nothing of its customers can be changed while a clock is on its way', async () => {
  const subscriber = await createSubscriber('2026-11-01');
  const { stripe, clockId, timeKeeper } = subscriber;
  const { id } = await subscriber.subscribe();
  const advancing = await stripe.testHelpers.testClocks.advance(clockId, {
    frozen_time: secondsAt('2026-12-01'),
  });
  expect(advancing).toMatchObject({
    status: 'advancing',
    status_details: { advancing: { target_frozen_time: secondsAt('2026-12-01') } },
  });
  const changes = [
    () => stripe.subscriptions.update(id, { metadata: { a: 'b' } }),
    () => stripe.subscriptions.cancel(id),
    () => subscriber.subscribe(),
    () => stripe.customers.update(subscriber.customerId, { name: 'Ada' }),
  ];
  for (const change of changes) {
    await expect(change()).rejects.toMatchObject({ statusCode: 429 });
  }
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  await timeKeeper.advanceTestClocks();
  await stripe.subscriptions.update(id, { metadata: { a: 'b' } });
});

it('a clock that is deleted takes its customers and their subscriptions along', async () => {
  const subscriber = await createSubscriber('2026-11-01');
  const { stripe, clockId, customerId } = subscriber;
  const { id } = await subscriber.subscribe();
  expect((await stripe.testHelpers.testClocks.list()).data).toHaveLength(1);
  expect(await stripe.testHelpers.testClocks.del(clockId)).toMatchObject({ deleted: true });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  expect(await stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true });
  const { data } = await stripe.events.list({ type: 'payment_method.detached' });
  expect(data).toHaveLength(1);
});
