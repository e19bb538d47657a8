import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import type { TierName } from '@debt-payoff/contract/plans';
import { planAddresses, portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { aDebt, grantTier } from '../testing/debts.ts';
import { aPayment, createPaymentsWorld } from '../testing/payments.ts';
import { aPerson, call, type Person } from '../testing/people.ts';

const { app, pool } = await createPaymentsWorld();
const { create, get, list, addDebt, addDebts, removeDebt, replaceDebts } = portfolioAddresses;

/** Avalanche would take the first of them, snowball the second. */
const debts = [
  aDebt({ creditor: 'Card', balance: 900, interest_rate: 30, monthly_payment: 30 }),
  aDebt({ creditor: 'Shop', balance: 100, interest_rate: 5, monthly_payment: 30 }),
  aDebt({ creditor: 'Mum', balance: 500, interest_rate: 0, monthly_payment: 30 }),
];

async function someone(tier: TierName): Promise<Person> {
  const person = await aPerson(app);
  if (tier !== 'free') await grantTier(pool, person.id, tier);
  return person;
}

async function downgrade({ id }: Person): Promise<void> {
  await pool.query('UPDATE tier_grants SET withdrawn_at = now() WHERE user_id = $1', [id]);
}

/** The ids are in the order of entry. */
async function home(person: Person, name = 'Home') {
  const made = await call(app, create, { as: person, body: { name, debts } });
  expect(made.status).toBe(201);
  const id: number = made.body.id;
  const ids: number[] = made.body.debts.map((debt: { id: number }) => debt.id);
  type Address = Parameters<typeof call>[1];
  const send = (address: Address, manner: { body?: unknown } = {}) =>
    call(app, address, { as: person, id, ...manner });
  const change = (body: Record<string, unknown>) => send(planAddresses.change, { body });
  const kept = async () => {
    const { strategy, custom_order } = (await send(get)).body;
    return { strategy, custom_order };
  };
  return { id, ids, send, change, kept };
}

/** With the own order that is the reverse of how they were entered. */
async function arranged(person: Person) {
  const house = await home(person);
  const order = house.ids.toReversed();
  const reply = await house.change({ strategy: 'custom', custom_order: order });
  expect(reply.status).toBe(200);
  return { ...house, order };
}

const firstOf = ({ body }: Awaited<ReturnType<typeof call>>): number =>
  body.lines.find((line: { is_first: boolean }) => line.is_first)?.debt_id;

describe('an own order, kept with Premium', () => {
  it('is told with the portfolio and its plan, and the forecast pays by it', async () => {
    const person = await someone('premium');
    const { ids, send, change, kept } = await home(person);
    expect(await kept()).toEqual({ strategy: 'avalanche', custom_order: null });
    expect((await send(planAddresses.get)).body.forecast_input).not.toHaveProperty('customOrder');
    const [card = 0, shop = 0, mum = 0] = ids;
    const plan = await change({ strategy: 'custom', custom_order: [mum, card, shop] });
    expect(plan.body).toMatchObject({ strategy: 'custom' });
    expect(plan.body.forecast_input).toMatchObject({ strategy: 'custom', customOrder: [2, 0, 1] });
    expect(firstOf(plan)).toBe(mum);
    expect(await kept()).toEqual({ strategy: 'custom', custom_order: [mum, card, shop] });
    const listed = await call(app, list, { as: person });
    expect(listed.body[0]).toMatchObject({ strategy: 'custom', custom_order: [mum, card, shop] });
  });

  it('that names some has the others after them, as they were added', async () => {
    const { ids, change, kept } = await home(await someone('premium'));
    const [card = 0, shop = 0, mum = 0] = ids;
    await change({ strategy: 'custom', custom_order: [shop] });
    expect(await kept()).toEqual({ strategy: 'custom', custom_order: [shop, card, mum] });
  });

  it('is that of adding where nobody has arranged it', async () => {
    const { ids, change, kept } = await home(await someone('premium'));
    const plan = await change({ strategy: 'custom' });
    expect(plan.body.forecast_input.customOrder).toEqual([0, 1, 2]);
    expect(firstOf(plan)).toBe(ids[0]);
    expect(await kept()).toEqual({ strategy: 'custom', custom_order: null });
  });

  it('stays stored under another strategy, and is in force again with custom', async () => {
    const { order, change, kept } = await arranged(await someone('premium'));
    const other = await change({ strategy: 'snowball' });
    expect(other.body.forecast_input.customOrder).toEqual([2, 1, 0]);
    expect(await kept()).toEqual({ strategy: 'snowball', custom_order: order });
    await change({ strategy: 'custom' });
    expect(await kept()).toEqual({ strategy: 'custom', custom_order: order });
  });

  it('loses what is deleted, and has what is added last', async () => {
    const { order, send, kept } = await arranged(await someone('premium'));
    const [mum, shop, card] = order;
    const path = removeDebt.path.replace('{debtId}', String(shop));
    expect((await send({ ...removeDebt, path })).status).toBe(200);
    const added = await send(addDebt, { body: aDebt({ creditor: 'New' }) });
    expect(await kept()).toMatchObject({ custom_order: [mum, card, added.body.id] });
    const many = await send(addDebts, { body: { debts: [aDebt({ creditor: 'Newer' })] } });
    const newest = many.body.debts.at(-1).id;
    expect(await kept()).toMatchObject({ custom_order: [mum, card, added.body.id, newest] });
  });

  it('survives a list that is saved again, debt by debt', async () => {
    const { order, send, kept } = await arranged(await someone('premium'));
    const again = [aDebt({ creditor: 'New' }), ...debts.slice(1)];
    const saved = await send(replaceDebts, { body: { strategy: 'custom', debts: again } });
    const added = saved.body.debts.find((debt: { creditor: string }) => debt.creditor === 'New');
    expect(await kept()).toEqual({
      strategy: 'custom',
      custom_order: [...order.slice(0, 2), added.id],
    });
  });

  it('goes on to the next when the first is paid off', async () => {
    const { order, send } = await arranged(await someone('premium'));
    const [mum = 0, shop] = order;
    const body = aPayment(mum, { payment_amount: 500 });
    expect((await send(paymentAddresses.add, { body })).status).toBe(201);
    expect(firstOf(await send(planAddresses.get))).toBe(shop);
  });

  it('is not changed from an older version', async () => {
    const { ids, order, send, change, kept } = await arranged(await someone('premium'));
    const { version } = (await send(planAddresses.get)).body;
    expect((await change({ extra_payment: 5, version })).status).toBe(200);
    const late = await change({ custom_order: ids, version });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(await kept()).toMatchObject({ custom_order: order });
  });

  it('is in the data that its owner downloads, and in the first plan', async () => {
    const person = await someone('premium');
    const { order } = await arranged(person);
    const { body } = await call(app, accountAddresses.downloadData, { as: person });
    expect(body.portfolios[0]).toMatchObject({ strategy: 'custom', custom_order: order });
    expect(body.portfolios[0].first_plans).toMatchObject([
      { strategy: 'custom', custom_order: order },
    ]);
  });

  it.each([
    {
      name: 'a debt twice',
      order: ([card = 0, shop = 0]: number[]) => [card, shop, card],
      fields: { custom_order: 'Each debt can stand in your order once' },
    },
    {
      name: 'what is no debt',
      order: ([card = 0]: number[]) => [card, 0],
      fields: { 'custom_order.1': 'Choose one of the debts' },
    },
    {
      name: 'what is no number',
      order: () => ['first'],
      fields: { 'custom_order.0': 'Choose one of the debts' },
    },
    {
      name: 'no list',
      order: () => 'card',
      fields: { custom_order: 'Choose one of the debts' },
    },
  ])('refuses $name', async ({ order, fields }) => {
    const { ids, change, kept } = await home(await someone('premium'));
    const refused = await change({ strategy: 'custom', custom_order: order(ids) });
    expect([refused.status, refused.body.fields]).toEqual([400, fields]);
    expect(await kept()).toEqual({ strategy: 'avalanche', custom_order: null });
  });

  it('refuses debts of another portfolio and of other people alike', async () => {
    const person = await someone('premium');
    const { change } = await home(person);
    const others = [await home(person, 'Other'), await home(await someone('premium'))];
    for (const { ids } of others) {
      const refused = await change({ custom_order: ids });
      expect([refused.status, refused.body.fields]).toEqual([
        400,
        { 'custom_order.0': 'Choose one of the debts' },
      ]);
    }
  });

  it('is left as it is by null', async () => {
    const { order, change, kept } = await arranged(await someone('premium'));
    expect((await change({ custom_order: null })).status).toBe(200);
    expect(await kept()).toEqual({ strategy: 'custom', custom_order: order });
  });
});

describe.each(['free', 'basic'] as const)('without Premium, on %s', (tier) => {
  it('nobody begins an own order, by whatever call', async () => {
    const person = await someone(tier);
    const strategy = 'custom';
    const made = await call(app, create, { as: person, body: { name: 'Own', strategy } });
    const { ids, send, change, kept } = await home(person);
    const refused = [
      made,
      await change({ strategy }),
      await change({ custom_order: ids }),
      await send(replaceDebts, { body: { strategy, debts: [] } }),
      await send(addDebts, { body: { strategy, debts: [aDebt({ balance: 0 })] } }),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(403);
      expect(body).toMatchObject({
        error: 'Your own payoff order is part of Premium.',
        code: 'custom_order_not_in_plan',
        message: 'Your own payoff order is part of Premium.',
        current_tier: tier,
        upgrade_url: '/subscription',
      });
      expect(body.upgrade_message).toMatch(
        /^Upgrade to Premium \(£9\.99\/month\): .*own payoff order/,
      );
    }
    expect(await kept()).toEqual({ strategy: 'avalanche', custom_order: null });
    expect((await send(get)).body.debts).toHaveLength(3);
    expect((await call(app, list, { as: person })).body).toHaveLength(1);
  });

  it('what was arranged before stays in force, and may be sent again as it is', async () => {
    const person = await someone('premium');
    const { order, send, change, kept } = await arranged(person);
    await downgrade(person);
    if (tier === 'basic') await grantTier(pool, person.id, tier);
    const same = { strategy: 'custom', custom_order: order, extra_payment: 20 };
    const plan = await change(same);
    expect([plan.status, plan.body.extra_payment, firstOf(plan)]).toEqual([200, 20, order[0]]);
    const saved = await send(replaceDebts, { body: { strategy: 'custom', debts } });
    expect(saved.status).toBe(200);
    const other = await change({ custom_order: order.toReversed() });
    expect([other.status, other.body.current_tier]).toEqual([403, tier]);
    expect(await kept()).toEqual({ strategy: 'custom', custom_order: order });
  });

  it('anyone may leave it, and needs Premium to come back to what is still stored', async () => {
    const person = await someone('premium');
    const { order, change, kept } = await arranged(person);
    await downgrade(person);
    if (tier === 'basic') await grantTier(pool, person.id, tier);
    expect((await change({ strategy: 'avalanche' })).status).toBe(200);
    expect((await change({ strategy: 'custom' })).status).toBe(403);
    expect((await change({ custom_order: order, extra_payment: 1 })).status).toBe(200);
    expect(await kept()).toEqual({ strategy: 'avalanche', custom_order: order });
    await grantTier(pool, person.id, 'premium');
    expect((await change({ strategy: 'custom' })).status).toBe(200);
    expect(await kept()).toEqual({ strategy: 'custom', custom_order: order });
  });

  it('an order that was never arranged may be sent as it stands', async () => {
    const person = await someone('premium');
    const { ids, change, kept } = await home(person);
    await change({ strategy: 'custom' });
    await downgrade(person);
    if (tier === 'basic') await grantTier(pool, person.id, tier);
    expect((await change({ strategy: 'custom', custom_order: ids })).status).toBe(200);
    expect(await kept()).toMatchObject({ strategy: 'custom' });
    expect((await change({ custom_order: ids.toReversed() })).status).toBe(403);
  });
});
