import {
  balanceEntryAddresses,
  paymentAddresses,
  progressAddresses,
} from '@debt-payoff/contract/payment-addresses';
import { planAddresses, portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';

const { account } = await createPaymentsWorld();

const debt = (creditor: string, balance: number, monthly_payment: number) =>
  aDebt({ creditor, balance, monthly_payment, interest_rate: 0 });

const december = '2026-12-10T09:00:00Z';
const christmas = '2026-12-25T09:00:00Z';
const january = '2027-01-15T09:00:00Z';
const february = '2027-02-10T09:00:00Z';

async function began(...debts: readonly unknown[]): Promise<OwnedPortfolio> {
  await account.jumpTo(december);
  return account.createPortfolio(debts);
}

/** The id of the debt that was added. */
async function add({ send }: OwnedPortfolio, body: unknown): Promise<number> {
  const { status, body: added } = await send(portfolioAddresses.addDebt, { body });
  expect(status).toBe(201);
  return added.id;
}

async function pay(
  portfolio: OwnedPortfolio,
  debt_id: number,
  facts: { on: string; pounds: number },
) {
  const changes = { debt_id, payment_date: facts.on, payment_amount: facts.pounds };
  const { status, body } = await portfolio.pay(changes);
  expect(status).toBe(201);
  return body.id as number;
}

async function remove({ send }: OwnedPortfolio, debtId: number): Promise<void> {
  expect((await send(portfolioAddresses.removeDebt, { debt: debtId })).status).toBe(200);
}

async function unpay({ send }: OwnedPortfolio, paymentId: number): Promise<void> {
  expect((await send(paymentAddresses.remove, { paymentId })).status).toBe(200);
}

async function planOf({ send }: OwnedPortfolio) {
  const { freed_sum, monthly_budget, debt_free_month, first_plan_month, lines } = (
    await send(planAddresses.get)
  ).body;
  return {
    freed: freed_sum,
    budget: monthly_budget,
    month: debt_free_month,
    first: first_plan_month,
    toPay: lines.map(({ to_pay }: { to_pay: number }) => to_pay),
  };
}

async function progressOf({ send }: OwnedPortfolio) {
  return (await send(progressAddresses.planVsActual)).body;
}

describe('deleting a debt that is paid off', () => {
  it('moves neither the month nor the first plan, though it was the only one in that', async () => {
    const portfolio = await began(debt('A', 300, 100));
    await account.jumpTo(christmas);
    const later = await add(portfolio, debt('B', 3_000, 50));
    await account.jumpTo(january);
    await pay(portfolio, portfolio.debtId, { on: '2027-01-15', pounds: 300 });
    await account.jumpTo(february);
    const before = await planOf(portfolio);
    expect(before).toMatchObject({ freed: 100, budget: 150, first: '2027-03' });
    await remove(portfolio, portfolio.debtId);
    expect(await planOf(portfolio)).toEqual(before);
    expect(await progressOf(portfolio)).toMatchObject({
      plan_started_on: '2026-12-10',
      causes: [],
    });
    // A list without it, as the calculator sends it.
    await portfolio.send(portfolioAddresses.replaceDebts, {
      body: { debts: [{ ...debt('B', 3_000, 50), id: later }] },
    });
    expect(await planOf(portfolio)).toMatchObject({ freed: 100, budget: 150 });
  });

  it('does not make a gap where it was the one that was owed', async () => {
    const portfolio = await began(debt('A', 200, 100), debt('B', 500, 100));
    const [first = 0, bridge = 0] = portfolio.debtIds;
    await account.jumpTo(christmas);
    await pay(portfolio, first, { on: '2026-12-25', pounds: 200 });
    await account.jumpTo(january);
    await add(portfolio, debt('C', 3_000, 50));
    await account.jumpTo(february);
    await pay(portfolio, bridge, { on: '2027-02-01', pounds: 500 });
    const before = await planOf(portfolio);
    expect(before).toMatchObject({ freed: 200, budget: 250 });
    await remove(portfolio, bridge);
    expect(await planOf(portfolio)).toEqual({ ...before, toPay: [50] });
    await remove(portfolio, first);
    expect(await planOf(portfolio)).toEqual({ ...before, toPay: [50] });
  });

  it.each([
    { name: 'asks for no more this month', extra_payment: 0, toPay: 100 },
    { name: 'gives back nothing of an extra that was spent on it', extra_payment: 50, toPay: 100 },
  ])('$name', async ({ extra_payment, toPay }) => {
    const portfolio = await began(
      { ...debt('A', 3_000, 100), interest_rate: 30 },
      debt('B', 2_500, 100),
    );
    await portfolio.send(planAddresses.change, { body: { extra_payment } });
    await account.jumpTo(february);
    const [, paidOff = 0] = portfolio.debtIds;
    await pay(portfolio, paidOff, { on: '2027-02-10', pounds: 2_500 });
    const before = await planOf(portfolio);
    expect(before.toPay).toEqual([toPay, 0]);
    await remove(portfolio, paidOff);
    expect(await planOf(portfolio)).toEqual({ ...before, toPay: [toPay] });
  });

  it('frees its payment from next month on where it was added in this one', async () => {
    const portfolio = await began({ ...debt('A', 3_000, 100), interest_rate: 30 });
    await account.jumpTo(january);
    const added = await add(portfolio, debt('B', 50, 50));
    await pay(portfolio, added, { on: '2027-01-15', pounds: 50 });
    const before = await planOf(portfolio);
    await remove(portfolio, added);
    expect(await planOf(portfolio)).toEqual({ ...before, toPay: [100] });
    await account.jumpTo(february);
    expect(await planOf(portfolio)).toMatchObject({ budget: 150, toPay: [150] });
  });

  it('leaves what is freed to be changed by hand, and ends with what it was freed for', async () => {
    const portfolio = await began(debt('A', 300, 100), debt('B', 3_000, 50));
    const [paidOff = 0, owed = 0] = portfolio.debtIds;
    await account.jumpTo(january);
    await pay(portfolio, paidOff, { on: '2027-01-15', pounds: 300 });
    await remove(portfolio, paidOff);
    await portfolio.send(planAddresses.change, { body: { freed_sum: 30 } });
    expect(await planOf(portfolio)).toMatchObject({ freed: 30, budget: 80 });
    await pay(portfolio, owed, { on: '2027-01-15', pounds: 3_000 });
    await account.jumpTo(february);
    await add(portfolio, debt('C', 500, 50));
    expect(await planOf(portfolio)).toMatchObject({ freed: 0, budget: 50 });
  });
});

describe('after deleting a debt that was paid off', () => {
  const spend = async (
    { send }: OwnedPortfolio,
    facts: { id: number; on: string; pounds: number },
  ) => {
    const body = {
      debt_id: facts.id,
      entry_type: 'charge',
      entry_date: facts.on,
      amount: facts.pounds,
    };
    expect((await send(balanceEntryAddresses.add, { body })).status).toBe(201);
  };

  it('who pays what the lines ask for is not told that it was less', async () => {
    await account.jumpTo('2026-12-28T09:00:00Z');
    const portfolio = await account.createPortfolio([debt('A', 100, 100), debt('B', 1_950, 100)]);
    const [paidOff = 0, owed = 0] = portfolio.debtIds;
    await account.jumpTo('2027-01-02T09:00:00Z');
    await pay(portfolio, paidOff, { on: '2027-01-02', pounds: 100 });
    await remove(portfolio, paidOff);
    for (const day of ['2027-01-03', '2027-02-05', '2027-03-05']) {
      await account.jumpTo(`${day}T09:00:00Z`);
      const { toPay } = await planOf(portfolio);
      await pay(portfolio, owed, { on: day, pounds: toPay[0] });
    }
    await account.jumpTo('2027-04-02T09:00:00Z');
    expect((await progressOf(portfolio)).summary).toMatch(/^You are on your first plan/);
    await spend(portfolio, { id: owed, on: '2027-04-02', pounds: 240 });
    expect((await progressOf(portfolio)).summary).toMatch(
      /1 month later than in your first plan, because spending and charges came to £240\.00\.$/,
    );
  });

  it('one that was added since is said, and no plan was changed', async () => {
    const portfolio = await began(debt('A', 3_000, 100));
    await account.jumpTo(january);
    await pay(portfolio, portfolio.debtId, { on: '2027-01-15', pounds: 100 });
    const added = await add(portfolio, debt('B', 100, 100));
    await account.jumpTo(february);
    await pay(portfolio, added, { on: '2027-02-10', pounds: 100 });
    await remove(portfolio, added);
    const { summary, causes } = await progressOf(portfolio);
    expect(causes).toEqual([]);
    expect(summary).toMatch(
      /sooner than in your first plan\. A debt that you added later was paid off and deleted; its payment goes on to the others\.$/,
    );
  });
});

describe('a freed sum that was changed by hand', () => {
  it('ends with the debts of then, whatever the date of the last payment', async () => {
    const portfolio = await began(debt('A', 100, 50), debt('B', 500, 50));
    const [first = 0, last = 0] = portfolio.debtIds;
    await account.jumpTo(christmas);
    await pay(portfolio, first, { on: '2026-12-25', pounds: 100 });
    await account.jumpTo(january);
    await portfolio.send(planAddresses.change, { body: { freed_sum: 90 } });
    await pay(portfolio, last, { on: '2027-01-10', pounds: 500 });
    await account.jumpTo(february);
    await add(portfolio, debt('C', 1_000, 50));
    expect(await planOf(portfolio)).toMatchObject({ freed: 0, budget: 50 });
  });

  it('is not kept for debts that are not there yet', async () => {
    const portfolio = await began();
    await portfolio.send(planAddresses.change, { body: { freed_sum: 40 } });
    await account.jumpTo(february);
    await add(portfolio, debt('B', 500, 20));
    expect(await planOf(portfolio)).toMatchObject({ freed: 0, budget: 20 });
  });
});

it('a first plan that begins with an entry of an earlier day is by the plan of its owner', async () => {
  const portfolio = await began(debt('Card', 0, 50));
  const plan = { strategy: 'snowball', extra_payment: 100 };
  await portfolio.send(planAddresses.change, { body: plan });
  await account.jumpTo(january);
  const body = {
    debt_id: portfolio.debtId,
    entry_type: 'spending',
    entry_date: '2026-12-20',
    amount: 3_000,
  };
  expect((await portfolio.send(balanceEntryAddresses.add, { body })).status).toBe(201);
  // 3,000 at 150 a month, in January for the first time.
  expect(await planOf(portfolio)).toMatchObject({ first: '2028-08', month: '2028-08' });
});

describe('a mistake that is taken back leaves the plan as it was', () => {
  it('a debt that was added after all was paid off, and deleted again', async () => {
    const portfolio = await began(debt('A', 1_000, 100));
    await portfolio.send(planAddresses.change, { body: { extra_payment: 100 } });
    await account.jumpTo(christmas);
    await pay(portfolio, portfolio.debtId, { on: '2026-12-25', pounds: 1_000 });
    await account.jumpTo(january);
    const [plan, progress] = [await planOf(portfolio), await progressOf(portfolio)];
    expect(plan.first).toBe('2027-05');
    await remove(portfolio, await add(portfolio, debt('X', 70, 10)));
    expect(await planOf(portfolio)).toEqual(plan);
    expect(await progressOf(portfolio)).toEqual(progress);
  });

  it('payments that cleared everything before another debt was added', async () => {
    const portfolio = await began(debt('A', 1_000, 100), debt('B', 500, 100));
    await account.jumpTo(february);
    await add(portfolio, debt('C', 800, 50));
    const [plan, progress] = [await planOf(portfolio), await progressOf(portfolio)];
    const [one = 0, other = 0] = portfolio.debtIds;
    const payments = [
      await pay(portfolio, one, { on: '2027-01-01', pounds: 1_000 }),
      await pay(portfolio, other, { on: '2027-01-01', pounds: 500 }),
    ];
    expect((await progressOf(portfolio)).plan_started_on).toBe('2027-02-10');
    for (const paymentId of payments) await unpay(portfolio, paymentId);
    expect(await planOf(portfolio)).toEqual(plan);
    expect(await progressOf(portfolio)).toEqual(progress);
  });

  it('a payment that paid all off, with a freed sum that was changed by hand before', async () => {
    const portfolio = await began(debt('A', 1_000, 100), debt('B', 100, 50));
    const [owed = 0, paidOff = 0] = portfolio.debtIds;
    await account.jumpTo(christmas);
    await pay(portfolio, paidOff, { on: '2026-12-25', pounds: 100 });
    await portfolio.send(planAddresses.change, { body: { freed_sum: 20 } });
    await account.jumpTo(january);
    const last = await pay(portfolio, owed, { on: '2027-01-15', pounds: 1_000 });
    await account.jumpTo(february);
    const added = await add(portfolio, debt('X', 70, 10));
    expect((await planOf(portfolio)).freed).toBe(0);
    await remove(portfolio, added);
    await unpay(portfolio, last);
    expect(await planOf(portfolio)).toMatchObject({ freed: 20, budget: 120 });
  });

  it('an opening that was corrected to nothing, and back', async () => {
    const portfolio = await began(debt('A', 1_000, 100));
    await portfolio.send(planAddresses.change, { body: { extra_payment: 100 } });
    await account.jumpTo(january);
    const progress = await progressOf(portfolio);
    const [opening] = (await portfolio.send(balanceEntryAddresses.list)).body;
    for (const amount of [0, 1_000]) {
      const body = { entry_type: 'opening', entry_date: '2026-12-10', amount };
      const entry = { entryId: opening.id, body };
      expect((await portfolio.send(balanceEntryAddresses.update, entry)).status).toBe(200);
    }
    expect(await progressOf(portfolio)).toEqual(progress);
  });
});

it('a first plan whose debts were all deleted while they were owed gives way to another', async () => {
  const portfolio = await began(debt('A', 1_000, 100));
  await account.jumpTo(christmas);
  await add(portfolio, debt('B', 600, 60));
  await account.jumpTo(january);
  await remove(portfolio, portfolio.debtId);
  expect(await progressOf(portfolio)).toMatchObject({
    plan_started_on: '2026-12-25',
    first_plan_month: '2027-10',
  });
});
