import { paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import { planAddresses, portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { aDebt, grantTier } from '../testing/debts.ts';
import { createPaymentsWorld } from '../testing/payments.ts';
import { aPerson, call, type Person } from '../testing/people.ts';

const { app, pool, account } = await createPaymentsWorld();

/** Without interest, at £100 a month from December on. */
const owing = (balance: number, changes: Record<string, unknown> = {}) =>
  aDebt({ balance, interest_rate: 0, monthly_payment: 100, ...changes });
const never = { balance: 1_000, interest_rate: 30, monthly_payment: 20 };

async function keep(person: Person, name: string, debts: readonly unknown[]) {
  const made = await call(app, portfolioAddresses.create, { as: person, body: { name, debts } });
  expect(made.status).toBe(201);
  return made.body;
}

async function anOwner(): Promise<Person> {
  const person = await aPerson(app);
  await grantTier(pool, person.id, 'premium');
  return person;
}

/** Of somebody new, with a portfolio for each list. */
async function wholeOf(...portfolios: readonly (readonly unknown[])[]) {
  const person = await anOwner();
  for (const [at, debts] of portfolios.entries()) await keep(person, `Home ${at + 1}`, debts);
  const { status, body } = await call(app, planAddresses.list, { as: person });
  expect(status).toBe(200);
  return body;
}

describe('the plan over all portfolios', () => {
  it('has a month for each, and the latest of them for the whole', async () => {
    const whole = await wholeOf([owing(200)], [owing(500)], [owing(100)], [owing(0)], []);
    expect(whole).toMatchObject({
      outcome: 'clears',
      debt_free_month: '2027-04',
      debt_free_month_without_mortgage: null,
      never_cleared: [],
    });
    expect(
      whole.plans.map((plan: { portfolio_name: string; debt_free_month: string }) => [
        plan.portfolio_name,
        plan.debt_free_month,
      ]),
    ).toEqual([
      ['Home 1', '2027-01'],
      ['Home 2', '2027-04'],
      ['Home 3', '2026-12'],
      ['Home 4', null],
      ['Home 5', null],
    ]);
  });

  it('asks as often for many portfolios as for one', async () => {
    const person = await anOwner();
    const countQuestions = async () => {
      const asked = vi.spyOn(pg.Client.prototype, 'query');
      await call(app, planAddresses.list, { as: person });
      const { length } = asked.mock.calls;
      asked.mockRestore();
      return length;
    };
    await keep(person, 'Home', [owing(200)]);
    const ofOne = await countQuestions();
    expect(ofOne).toBeGreaterThan(3);
    for (const name of ['Shop', 'Car', 'House']) await keep(person, name, [owing(200), owing(500)]);
    expect(await countQuestions()).toBe(ofOne);
  });

  it('is never where one never clears, and names it and its debt', async () => {
    const hopeless = owing(0, { ...never, creditor: 'Store card' });
    const whole = await wholeOf([owing(200)], [hopeless]);
    expect(whole).toMatchObject({
      outcome: 'never',
      debt_free_month: null,
      never_cleared: ['Home 2'],
      plans: [
        { outcome: 'clears', debt_free_month: '2027-01', never_cleared: [] },
        { outcome: 'never', debt_free_month: null, never_cleared: ['Store card'] },
      ],
    });
  });

  it('tells the month of the last other debt in the same walk, where there is a mortgage', async () => {
    const mortgage = { creditor: 'House', debt_type: 'Mortgage' };
    // The other debts are gone in three months; from the fourth on the mortgage gets 200.
    const both = await wholeOf([owing(1_000, mortgage), owing(300)], [owing(100)]);
    expect(both).toMatchObject({
      debt_free_month: '2027-06',
      debt_free_month_without_mortgage: '2027-02',
    });
    const dear = { ...mortgage, balance: 10_000, interest_rate: 30 };
    const hopeless = await wholeOf([owing(0, dear), owing(300)]);
    expect(hopeless).toMatchObject({
      outcome: 'never',
      debt_free_month_without_mortgage: '2027-02',
    });
    expect(await wholeOf([owing(300, mortgage)])).toMatchObject({
      debt_free_month: '2027-02',
      debt_free_month_without_mortgage: null,
    });
  });

  it('says that there are no debts, and that all are paid off and since when', async () => {
    const nothing = { outcome: 'no_debts', debt_free_month: null, never_cleared: [] };
    expect(await wholeOf()).toMatchObject({ ...nothing, plans: [] });
    expect(await wholeOf([])).toMatchObject({ ...nothing, plans: [{ outcome: 'no_debts' }] });
    const person = await anOwner();
    const { id, debts } = await keep(person, 'Home', [owing(100)]);
    await keep(person, 'Later', []);
    const body = { debt_id: debts[0].id, payment_amount: 100, payment_date: '2026-11-15' };
    await call(app, paymentAddresses.add, { as: person, id, body });
    const paid = await call(app, planAddresses.list, { as: person });
    expect(paid.body).toMatchObject({ outcome: 'debt_free', debt_free_month: '2026-11' });
    await keep(person, 'Another', [owing(100)]);
    const again = await call(app, planAddresses.list, { as: person });
    expect(again.body).toMatchObject({ outcome: 'clears', debt_free_month: '2026-12' });
  });
});

describe('the plan that a portfolio keeps', () => {
  const told = (reply: { body: { strategy: string; extra_payment: number } }) => ({
    strategy: reply.body.strategy,
    extra_payment: reply.body.extra_payment,
  });

  it('is avalanche without an extra at first, and what was saved with it afterwards', async () => {
    const plain = await account.createPortfolio();
    const first = { strategy: 'avalanche', extra_payment: 0 };
    expect(told(await plain.send(portfolioAddresses.get))).toEqual(first);
    const kept = { strategy: 'snowball', extra_payment: 25.5 };
    const body = { name: 'Kept', debts: [aDebt()], ...kept };
    const made = await call(app, portfolioAddresses.create, { as: account.person(), body });
    expect(told(made)).toEqual(kept);
    const at = { as: account.person(), id: made.body.id };
    expect(told(await call(app, portfolioAddresses.get, at))).toEqual(kept);
    expect(told(await call(app, planAddresses.get, at))).toEqual(kept);
  });

  it('is changed by a list that is saved with it; what is left out stays', async () => {
    const { send } = await account.createPortfolio();
    const replace = (changes: Record<string, unknown>) =>
      send(portfolioAddresses.replaceDebts, { body: { debts: [aDebt()], ...changes } });
    const changed = await replace({ strategy: 'minimum', extra_payment: 40 });
    expect(told(changed)).toEqual({ strategy: 'minimum', extra_payment: 40 });
    expect(told(await replace({}))).toEqual({ strategy: 'minimum', extra_payment: 40 });
    const other = await send(planAddresses.change, { body: { extra_payment: 10 } });
    expect(told(other)).toEqual({ strategy: 'minimum', extra_payment: 10 });
    expect(told(await send(planAddresses.change, { body: { strategy: 'snowball' } }))).toEqual({
      strategy: 'snowball',
      extra_payment: 10,
    });
  });

  it('is not changed from an older version', async () => {
    const { send } = await account.createPortfolio();
    const { version } = (await send(planAddresses.get)).body;
    const change = (extra_payment: number) =>
      send(planAddresses.change, { body: { extra_payment, version } });
    const changed = await change(10);
    expect(changed.status).toBe(200);
    expect(changed.body.version).toBe(version + 1);
    expect((await change(20)).status).toBe(409);
    expect((await send(planAddresses.get)).body.extra_payment).toBe(10);
  });

  it("is nobody else's", async () => {
    const { id } = await account.createPortfolio();
    const stranger = await aPerson(app);
    for (const address of [planAddresses.get, planAddresses.change]) {
      const body = address.method === 'PUT' ? { extra_payment: 5 } : undefined;
      expect((await call(app, address, { as: stranger, id, body })).status).toBe(404);
    }
    expect((await call(app, planAddresses.list, { as: stranger })).body.plans).toEqual([]);
  });

  it.each([
    { body: { strategy: 'fastest' }, field: 'strategy', says: 'Please select a strategy' },
    {
      body: { extra_payment: -1 },
      field: 'extra_payment',
      says: 'Extra payment must be 0 or more',
    },
    {
      body: { extra_payment: 'ten' },
      field: 'extra_payment',
      says: 'Extra payment must be a number',
    },
    {
      body: { extra_payment: 1.005 },
      field: 'extra_payment',
      says: 'Extra payment can have at most 2 decimal places',
    },
    { body: { freed_sum: -0.01 }, field: 'freed_sum', says: 'Freed sum must be 0 or more' },
  ])('refuses $body: $says', async ({ body, field, says }) => {
    const { send } = await account.createPortfolio();
    const refused = await send(planAddresses.change, { body });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ [field]: says });
    expect(told(await send(planAddresses.get))).toEqual({
      strategy: 'avalanche',
      extra_payment: 0,
    });
  });
});
