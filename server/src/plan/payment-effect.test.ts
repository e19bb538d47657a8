import { balanceEntryAddresses } from '@debt-payoff/contract/payment-addresses';
import { planAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';
import { aPerson, call } from '../testing/people.ts';

const { app, account } = await createPaymentsWorld();

/** £600 at 12%, £100 a month: 606.00 is owed in December, and the last payment falls in June. */
async function inDecember(changes: Record<string, unknown> = {}): Promise<OwnedPortfolio> {
  await account.jumpTo('2026-11-15T09:00:00Z');
  const debt = aDebt({ balance: 600, interest_rate: 12, monthly_payment: 100, ...changes });
  const portfolio = await account.createPortfolio([debt]);
  await account.jumpTo('2026-12-05T09:00:00Z');
  return portfolio;
}

async function effectOf(portfolio: OwnedPortfolio, payment_amount: number, more = {}) {
  const body = { payment_amount, payment_date: '2026-12-05', ...more };
  const { body: payment } = await portfolio.pay(body);
  return portfolio.send(planAddresses.paymentEffect, { paymentId: payment.id });
}

it('what is recorded as planned takes the principal off the balance, and leaves the month as it was', async () => {
  const reply = await effectOf(await inDecember(), 100);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    payment_amount: 100,
    balance_reduced: 94,
    adjustment_amount: 0,
    debt_free_month: '2027-06',
    debt_free_month_without: '2027-06',
    is_debt_free: false,
  });
});

it('part of what is planned leaves it too, and more than that brings it nearer', async () => {
  const part = await effectOf(await inDecember(), 40);
  expect(part.body).toMatchObject({ balance_reduced: 34, debt_free_month: '2027-06' });
  // 306.00 is left, and four months more.
  const more = await effectOf(await inDecember(), 300);
  expect(more.body).toMatchObject({
    balance_reduced: 294,
    debt_free_month: '2027-04',
    debt_free_month_without: '2027-06',
  });
});

it('what was paid last month and is recorded now is compared with a month without it', async () => {
  const portfolio = await inDecember();
  await account.jumpTo('2027-01-05T09:00:00Z');
  expect((await effectOf(portfolio, 100)).body).toMatchObject({
    balance_reduced: 94,
    debt_free_month: '2027-06',
    debt_free_month_without: '2027-07',
  });
});

it('the payment that pays off says so', async () => {
  expect((await effectOf(await inDecember(), 700)).body).toEqual({
    payment_amount: 700,
    balance_reduced: 600,
    adjustment_amount: 0,
    debt_free_month: '2026-12',
    debt_free_month_without: '2027-06',
    is_debt_free: true,
  });
});

it('the first that is enough in a debt that would never be cleared has no month to compare with', async () => {
  const portfolio = await inDecember({ interest_rate: 60, monthly_payment: 25 });
  expect((await effectOf(portfolio, 500)).body).toMatchObject({
    debt_free_month: expect.stringMatching(/^2027-/),
    debt_free_month_without: null,
  });
});

it('one below the interest raises the balance', async () => {
  expect((await effectOf(await inDecember(), 1)).body.balance_reduced).toBe(-5);
});

it('one with a stated balance tells what else that makes', async () => {
  const reply = await effectOf(await inDecember(), 60, { balance_after_payment: 740 });
  // 600.00 and the 6.00 of December less 60.00 would be 546.00.
  expect(reply.body).toMatchObject({ balance_reduced: -140, adjustment_amount: 194 });
});

it('one dated before a stated balance changes the history, and no balance', async () => {
  const portfolio = await inDecember();
  const body = {
    debt_id: portfolio.debtId,
    entry_type: 'balance',
    entry_date: '2026-12-05',
    amount: 550,
  };
  expect((await portfolio.send(balanceEntryAddresses.add, { body })).status).toBe(201);
  const reply = await effectOf(portfolio, 50, { payment_date: '2026-12-02' });
  expect(reply.body).toMatchObject({ balance_reduced: 0, adjustment_amount: 0 });
});

it('one that the balance entered already had did nothing', async () => {
  const more = { payment_date: '2026-11-01', affects_balance: false };
  expect((await effectOf(await inDecember(), 100, more)).body).toMatchObject({
    balance_reduced: 0,
    debt_free_month: '2027-06',
    debt_free_month_without: '2027-06',
  });
});

it("somebody else's is not found, nor one of another portfolio", async () => {
  const portfolio = await inDecember();
  const other = await account.createPortfolio();
  const { body: payment } = await portfolio.pay({ payment_date: '2026-12-05' });
  const at = { paymentId: payment.id };
  expect((await other.send(planAddresses.paymentEffect, at)).status).toBe(404);
  const stranger = await aPerson(app);
  const { path } = planAddresses.paymentEffect;
  const address = { method: 'GET', path: path.replace('{paymentId}', String(payment.id)) };
  const foreign = await call(app, address, { as: stranger, id: portfolio.id });
  expect(foreign.status).toBe(404);
});
