import { expect, it } from 'vitest';
import { shapeProblemsOf } from '../testing/object-shapes.ts';
import { createTestEmulator } from '../testing/test-emulator.ts';

it('a configuration keeps what is not changed, and the first is the default', async () => {
  const { stripe } = await createTestEmulator();
  const made = await stripe.billingPortal.configurations.create({
    business_profile: { headline: 'Your plan', privacy_policy_url: 'http://localhost/privacy' },
    features: {
      customer_update: { enabled: true, allowed_updates: ['email'] },
      invoice_history: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: { enabled: false },
    },
    metadata: { a: '1' },
  });
  expect(shapeProblemsOf(made)).toEqual([]);
  expect(made).toMatchObject({ active: true, is_default: true });
  const changed = await stripe.billingPortal.configurations.update(made.id, {
    business_profile: { headline: '' },
    features: {
      payment_method_update: { enabled: true },
      customer_update: { allowed_updates: '', enabled: false },
    },
  });
  expect(changed).toMatchObject({
    business_profile: { headline: null, privacy_policy_url: 'http://localhost/privacy' },
    features: {
      customer_update: { enabled: false, allowed_updates: [] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
    },
    metadata: { a: '1' },
  });
});

it('configurations are listed by whether they are active or the default', async () => {
  const { stripe } = await createTestEmulator();
  const features = { invoice_history: { enabled: true } };
  const first = await stripe.billingPortal.configurations.create({ features });
  const second = await stripe.billingPortal.configurations.create({ features });
  await stripe.billingPortal.configurations.update(second.id, { active: false });
  const idsOf = async (asked: { active?: boolean; is_default?: boolean }) =>
    (await stripe.billingPortal.configurations.list(asked)).data.map(({ id }) => id);
  expect(await idsOf({ active: true })).toEqual([first.id]);
  expect(await idsOf({ is_default: false })).toEqual([second.id]);
  await expect(
    stripe.billingPortal.configurations.update(first.id, { active: false }),
  ).rejects.toMatchObject({ param: 'active' });
});

it('pages that the portal does not have cannot be switched on', async () => {
  const { stripe } = await createTestEmulator();
  const configurations = stripe.billingPortal.configurations;
  await expect(
    configurations.create({ features: { subscription_update: { enabled: true } } }),
  ).rejects.toMatchObject({
    param: 'features[subscription_update][enabled]',
    message: expect.stringContaining('no page to change a subscription'),
  });
  await expect(
    configurations.create({ features: { subscription_pause: { enabled: true } } }),
  ).rejects.toMatchObject({ param: 'features[subscription_pause][enabled]' });
  const login = { features: {}, login_page: { enabled: true } };
  await expect(configurations.create(login)).rejects.toMatchObject({ statusCode: 400 });
});
