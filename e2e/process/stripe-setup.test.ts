import { expect, it } from 'vitest';
import type { SetupMode, SetupStep } from '../../server/src/billing/stripe/setup-step.ts';
import { setUpStripe } from '../../server/src/billing/stripe/stripe-setup.ts';
import { outcomesOf, plain, wanted } from '../support/stripe-setup.ts';
import { shareTestStripe, type TestStripe } from '../support/test-stripe.ts';

const checking: SetupMode = { ...plain, isCheckOnly: true };

const test = shareTestStripe();

it('a new account gets everything once, and the second run changes nothing', async () => {
  const { stripe } = test();
  const made = await setUpStripe({ stripe, wanted, mode: plain });
  expect(outcomesOf(made)).toEqual(Array(6).fill('made'));
  expect(made.at(-1)?.secret).toMatch(/^whsec_/);
  const { data: prices } = await stripe.prices.list({
    lookup_keys: ['basic_monthly', 'premium_monthly'],
    expand: ['data.product'],
  });
  expect(prices).toMatchObject([
    { unit_amount: 999, currency: 'gbp', product: { metadata: { debt_payoff_plan: 'premium' } } },
    { unit_amount: 499, recurring: { interval: 'month' }, tax_behavior: 'inclusive' },
  ]);
  expect((await stripe.billingPortal.configurations.list()).data).toMatchObject([
    {
      business_profile: { privacy_policy_url: 'https://debts.example/privacy' },
      features: {
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: { enabled: false },
      },
    },
  ]);
  expect((await stripe.webhookEndpoints.list()).data).toMatchObject([
    { url: 'https://debts.example/api/stripe/webhook', api_version: '2026-10-28.endive' },
  ]);

  const before = await test().objects();
  const again = await setUpStripe({ stripe, wanted, mode: plain });
  expect(outcomesOf(again)).toEqual(Array(6).fill('unchanged'));
  expect(again.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
  expect(await test().objects()).toEqual(before);
});

it('what differs is corrected and told, and a check only tells it', async () => {
  const { stripe } = test();
  const [product, , other, , portal, webhook] = (
    await setUpStripe({ stripe, wanted, mode: plain })
  ).map(({ id }) => id ?? '');
  await stripe.products.update(product ?? '', { name: 'Old name' });
  await stripe.products.update(other ?? '', { active: false });
  await stripe.billingPortal.configurations.update(portal ?? '', {
    features: { subscription_cancel: { enabled: true, mode: 'immediately' } },
  });
  await stripe.webhookEndpoints.update(webhook ?? '', {
    disabled: true,
    enabled_events: ['invoice.paid', 'invoice.updated'],
  });

  const before = await test().objects();
  const checked = await setUpStripe({ stripe, wanted, mode: checking });
  expect(await test().objects()).toEqual(before);
  const changed = await setUpStripe({ stripe, wanted, mode: plain });
  const details = (steps: readonly SetupStep[]) => steps.map((step) => step.details.join('; '));
  expect(details(changed)).toEqual(details(checked));
  const pairs = ['unchanged', 'differs', 'unchanged', 'differs', 'differs'];
  expect(outcomesOf(checked)).toEqual(['differs', ...pairs]);
  expect(outcomesOf(changed)).toEqual(
    outcomesOf(checked).map((outcome) => (outcome === 'differs' ? 'changed' : outcome)),
  );
  expect(details(changed)).toEqual([
    'name from "Old name" to "Basic Plan"',
    '',
    'active from false to true',
    '',
    'features.subscription_cancel.mode from "immediately" to "at_period_end"',
    expect.stringMatching(
      /^enabled_events: \+charge.refunded, .*, -invoice.updated; status from "disabled" to "enabled"$/,
    ),
  ]);
  expect(await unchangedRuns(test())).toBe(true);
});

it('a price with other terms stays until it is to be replaced', async () => {
  const { stripe } = test();
  const cheaper = wanted.plans.map((plan) => ({ ...plan, pricePence: 399 }));
  const old = await setUpStripe({ stripe, wanted: { ...wanted, plans: cheaper }, mode: plain });
  const before = await test().objects();
  const said = await setUpStripe({ stripe, wanted, mode: plain });
  expect(said[1]).toMatchObject({
    outcome: 'differs',
    id: old[1]?.id,
    details: ['unit_amount from 399 to 499', expect.stringContaining('--replace-prices')],
  });
  expect(await test().objects()).toEqual(before);

  const mode = { ...plain, replacesPrices: true };
  const replaced = await setUpStripe({ stripe, wanted, mode });
  expect(replaced[1]).toMatchObject({ outcome: 'made' });
  expect(await stripe.prices.retrieve(old[1]?.id ?? '')).toMatchObject({
    active: true,
    lookup_key: null,
  });
  expect(await unchangedRuns(test())).toBe(true);
  // Back to the old price: what the first run made with the same parameters no longer fits.
  const back = await setUpStripe({ stripe, wanted: { ...wanted, plans: cheaper }, mode });
  expect(back[1]).toMatchObject({ outcome: 'made' });
  expect(back[1]?.id).not.toBe(old[1]?.id);
});

it('what can still be set on a price is set', async () => {
  const { stripe } = test();
  const product = await stripe.products.create({
    name: 'Basic Plan',
    metadata: { debt_payoff_plan: 'basic' },
  });
  const price = await stripe.prices.create({
    product: product.id,
    active: false,
    currency: 'gbp',
    lookup_key: 'basic_monthly',
    recurring: { interval: 'month' },
    unit_amount: 499,
  });
  const steps = await setUpStripe({ stripe, wanted, mode: plain });
  expect(steps[1]).toMatchObject({
    id: price.id,
    outcome: 'changed',
    details: ['active from false to true', 'tax_behavior from "unspecified" to "inclusive"'],
  });
  expect(await unchangedRuns(test())).toBe(true);
});

it('an endpoint of another API version stays until it is to be replaced', async () => {
  const { stripe } = test();
  const { id } = await stripe.webhookEndpoints.create({
    url: wanted.webhook?.url ?? '',
    enabled_events: ['*'],
  });
  const said = await setUpStripe({ stripe, wanted, mode: plain });
  expect(said.at(-1)).toMatchObject({
    outcome: 'differs',
    details: [expect.stringContaining('--replace-webhook')],
  });
  const mode = { ...plain, replacesWebhook: true };
  const replaced = await setUpStripe({ stripe, wanted, mode });
  expect(replaced.at(-1)).toMatchObject({ outcome: 'made', secret: expect.any(String) });
  expect(await stripe.webhookEndpoints.retrieve(id)).toMatchObject({ status: 'disabled' });
  expect(await unchangedRuns(test())).toBe(true);
});

it('what is not ours is left as it is, also where it holds our lookup key', async () => {
  const { stripe } = test();
  const product = await stripe.products.create({ name: 'Basic Plan' });
  const foreign = { product: product.id, currency: 'gbp', unit_amount: 1 };
  const price = await stripe.prices.create({ ...foreign, lookup_key: 'premium_monthly' });
  await stripe.billingPortal.configurations.create({
    features: { subscription_cancel: { enabled: false } },
  });
  const url = 'https://debts.example/other/webhook';
  await stripe.webhookEndpoints.create({ url, enabled_events: ['*'] });
  const before = await test().objects();
  const mode = { ...plain, replacesPrices: true, replacesWebhook: true };
  const steps = await setUpStripe({ stripe, wanted, mode });
  expect(outcomesOf(steps)).toEqual(['made', 'made', 'made', 'differs', 'made', 'made']);
  expect(steps[3]).toMatchObject({ id: price.id, details: [expect.stringContaining('not ours')] });
  const after = Object.entries(await test().objects()).filter(([id]) => id in before);
  expect(Object.fromEntries(after)).toEqual(before);
});

it('a check of an empty account says what is missing, and writes nothing', async () => {
  const steps = await setUpStripe({ stripe: test().stripe, wanted, mode: checking });
  expect(steps.map(({ outcome, details }) => [outcome, ...details])).toEqual(
    Array(6).fill(['differs', 'is missing']),
  );
  expect(await test().objects()).toEqual({});
});

async function unchangedRuns({ stripe }: TestStripe): Promise<boolean> {
  const steps = await setUpStripe({ stripe, wanted, mode: plain });
  return steps.every(({ outcome }) => outcome === 'unchanged');
}
