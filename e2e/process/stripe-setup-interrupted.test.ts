import { expect, it } from 'vitest';
import { createStripeClient } from '../../server/src/billing/stripe/stripe-client.ts';
import { setUpStripe } from '../../server/src/billing/stripe/stripe-setup.ts';
import { type Break, startBreakingProxy } from '../support/breaking-proxy.ts';
import { outcomesOf, plain, wanted } from '../support/stripe-setup.ts';
import { shareTestStripe } from '../support/test-stripe.ts';

/** Before and after each write. */
const allBreaks: readonly Break[] = [0, 1, 2, 3, 4, 5].flatMap((writesMax) => [
  { writesMax, loses: 'request' as const },
  { writesMax, loses: 'reply' as const },
]);
const breaks =
  process.env.PROOF === 'full' ? allBreaks : allBreaks.filter((_, at) => [1, 4, 11].includes(at));

const test = shareTestStripe();

it('a run that ends anywhere is completed by the next, with nothing made twice', async () => {
  for (const broken of breaks) {
    await test().forgetAll();
    const { address } = await startBreakingProxy(test().address, broken);
    const cut = createStripeClient({ address, secretKey: test().secretKey }, { retriesMax: 0 });
    await expect(setUpStripe({ stripe: cut, wanted, mode: plain })).rejects.toThrow();
    const made = broken.writesMax + (broken.loses === 'reply' ? 1 : 0);
    expect(Object.keys(await test().objects())).toHaveLength(made);
    const steps = await setUpStripe({ stripe: test().stripe, wanted, mode: plain });
    expect(outcomesOf(steps).filter((outcome) => outcome === 'unchanged')).toHaveLength(made);
    expect(Object.keys(await test().objects())).toHaveLength(6);
  }
});

it('runs at the same time make one of each', async () => {
  const run = () => setUpStripe({ stripe: test().stripe, wanted, mode: plain });
  const [one, other] = await Promise.all([run(), run()]);
  expect(one.map(({ id }) => id)).toEqual(other.map(({ id }) => id));
  expect(Object.keys(await test().objects())).toHaveLength(6);
});

it('what was deleted by hand is made again on the same day', async () => {
  const { stripe } = test();
  const first = await setUpStripe({ stripe, wanted, mode: plain });
  await stripe.webhookEndpoints.del(first.at(-1)?.id ?? '');
  const again = await setUpStripe({ stripe, wanted, mode: plain });
  expect(again.at(-1)).toMatchObject({ outcome: 'made', secret: expect.any(String) });
  expect(again.at(-1)?.id).not.toBe(first.at(-1)?.id);
  expect((await stripe.webhookEndpoints.list()).data).toHaveLength(1);
});
