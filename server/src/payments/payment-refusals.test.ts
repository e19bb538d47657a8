import { paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { aPayment, aPremiumAccount, createPaymentsWorld } from '../testing/payments.ts';

const world = await createPaymentsWorld();
const { pool, account } = world;
const { add, update, remove, list } = paymentAddresses;

/** Opened on 15 November 2026 at £1,000.00 and 12 %: £10.00 each month. */
const plainDebt = aDebt({ balance: 1000, interest_rate: 12 });
beforeEach(() => account.jumpTo('2026-11-15T09:00:00Z'));

describe('what is refused', () => {
  it.each([
    { field: 'debt_id', value: undefined, message: 'Debt is required' },
    { field: 'debt_id', value: 0, message: 'Debt is required' },
    { field: 'debt_id', value: 999_999, message: 'This debt is not in the portfolio' },
    { field: 'payment_amount', value: undefined, message: 'Amount is required' },
    { field: 'payment_amount', value: '12', message: 'Amount must be a number' },
    { field: 'payment_amount', value: -0.01, message: 'Amount must be 0 or more' },
    { field: 'payment_amount', value: 1.005, message: 'Amount can have at most 2 decimal places' },
    {
      field: 'payment_amount',
      value: 100_000_000.01,
      message: 'Amount must be at most £100,000,000.00',
    },
    { field: 'payment_date', value: undefined, message: 'Date is required' },
    { field: 'payment_date', value: '', message: 'Date is required' },
    { field: 'payment_date', value: '15/11/2026', message: 'Enter a date, such as 2026-11-05' },
    { field: 'payment_date', value: '2026-02-30', message: 'Enter a date, such as 2026-11-05' },
    { field: 'payment_date', value: '2027-02-29', message: 'Enter a date, such as 2026-11-05' },
    { field: 'payment_date', value: '1969-12-31', message: 'That date is too long ago' },
    {
      field: 'payment_date',
      value: '2026-11-16',
      message: 'Payment date cannot be in the future',
    },
    { field: 'payment_type', value: 'minimum', message: 'Please select a payment type' },
    {
      field: 'notes',
      value: 'x'.repeat(1001),
      message: 'Notes can have at most 1000 characters',
    },
    {
      field: 'balance_after_payment',
      value: -1,
      message: 'Balance after payment must be 0 or more',
    },
    {
      field: 'balance_after_payment',
      value: 0.001,
      message: 'Balance after payment can have at most 2 decimal places',
    },
  ])('a payment with $field of $value: $message', async ({ field, value, message }) => {
    const home = await account.createPortfolio();
    const { body: kept } = await home.pay();
    const body = aPayment(home.debtId, { [field]: value });
    for (const refused of [
      await home.send(add, { body }),
      await home.send(update, { paymentId: kept.id, body }),
    ]) {
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ error: message, fields: { [field]: message } });
    }
    expect((await home.send(list)).body).toEqual([kept]);
    expect((await home.debt()).balance).toBe(1100);
  });

  it('no body at all', async () => {
    const home = await account.createPortfolio();
    const refused = await home.send(add, { body: null });
    expect(refused.status).toBe(400);
    expect(refused.body.error).toBe('Please fill in all required fields');
  });

  it('a debt of another portfolio of the same person', async () => {
    const [home, car] = [await account.createPortfolio(), await account.createPortfolio()];
    const refused = await home.pay({ debt_id: car.debtId });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ debt_id: 'This debt is not in the portfolio' });
    const { body: paid } = await home.pay();
    const body = aPayment(car.debtId);
    expect((await home.send(update, { paymentId: paid.id, body })).status).toBe(400);
    expect((await car.debt()).balance).toBe(1200);
    expect((await home.debt()).balance).toBe(1100);
  });

  it('an edit of an older state, with 409; without a version the last one counts', async () => {
    const home = await account.createPortfolio();
    const { body: paid } = await home.pay();
    const change = (changes: Record<string, unknown>) =>
      home.send(update, { paymentId: paid.id, body: aPayment(home.debtId, changes) });
    expect((await change({ payment_amount: 150, version: 1 })).body).toMatchObject({
      payment_amount: 150,
      version: 2,
    });
    const stale = await change({ payment_amount: 175, version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body.error).toBe('This has since been changed. Reload and try again.');
    expect((await home.debt()).balance).toBe(1050);
    expect((await change({ payment_amount: 175 })).body.version).toBe(3);
    expect((await home.debt()).balance).toBe(1025);
  });

  it('an edit of a debt that was made before a payment', async () => {
    const home = await account.createPortfolio();
    await home.pay();
    const body = { ...aDebt(), version: 1 };
    const stale = await home.send(portfolioAddresses.updateDebt, { debt: home.debtId, body });
    expect(stale.status).toBe(409);
    expect((await home.debt()).balance).toBe(1100);
  });
});

describe('the date in London decides what is the future', () => {
  it.each([
    { now: '2026-03-29T00:30:00Z', today: '2026-03-29', why: 'the clocks go forward this night' },
    { now: '2026-03-31T22:59:00Z', today: '2026-03-31', why: 'a minute to midnight in summer' },
    { now: '2026-03-31T23:00:00Z', today: '2026-04-01', why: 'midnight in summer' },
    { now: '2026-10-24T23:30:00Z', today: '2026-10-25', why: 'the last night of summer time' },
    { now: '2026-10-25T23:30:00Z', today: '2026-10-25', why: 'the first evening of winter time' },
    { now: '2026-12-31T23:59:59Z', today: '2026-12-31', why: 'the last second of the year' },
    { now: '2028-02-28T23:59:59Z', today: '2028-02-28', why: 'the day before the leap day' },
  ])('$now is $today: $why', async ({ now, today }) => {
    await account.jumpTo(now);
    const home = await account.createPortfolio([plainDebt]);
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
    expect((await home.pay({ payment_date: today })).body.interest_amount).toBe(0);
    expect((await home.pay({ payment_date: tomorrow })).status).toBe(400);
    const { rows } = await pool.query('SELECT added_on::text FROM debts WHERE id = $1', [
      home.debtId,
    ]);
    expect(rows).toEqual([{ added_on: today }]);
  });
});

describe('what is not there', () => {
  it('a payment under another portfolio, of the same person or of somebody else', async () => {
    const [home, car] = [await account.createPortfolio(), await account.createPortfolio()];
    const stranger = await aPremiumAccount(world);
    const theirs = await stranger.createPortfolio();
    const { body: paid } = await home.pay();
    const body = aPayment(car.debtId, { payment_amount: 1 });
    for (const kept of [car, theirs]) {
      expect((await kept.send(update, { paymentId: paid.id, body })).status).toBe(404);
      expect((await kept.send(remove, { paymentId: paid.id })).status).toBe(404);
    }
    expect((await home.send(list)).body).toEqual([paid]);
  });

  it('the portfolio of somebody else, for every call', async () => {
    const stranger = await aPremiumAccount(world);
    const home = await account.createPortfolio();
    const { body: paid } = await home.pay();
    for (const address of Object.values(paymentAddresses)) {
      const body = address.method === 'GET' ? undefined : aPayment(home.debtId);
      const manner = { as: stranger.person(), paymentId: paid.id, body };
      const reply = await home.send(address, manner);
      expect(reply.status, `${address.method} ${address.path}`).toBe(404);
    }
    expect((await home.debt()).balance).toBe(1100);
  });
});
