import { paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { aPayment, createPaymentsWorld } from '../testing/payments.ts';

const { account } = await createPaymentsWorld();
const { update, remove, list } = paymentAddresses;

/** Opened on 15 November 2026 at £1,000.00 and 12 %: £10.00 each month. */
const plainDebt = aDebt({ balance: 1000, interest_rate: 12 });
beforeEach(() => account.jumpTo('2026-11-15T09:00:00Z'));

describe('a payment', () => {
  it('is added with all the fields of the contract, and the debt follows', async () => {
    const home = await account.createPortfolio([plainDebt]);
    await account.jumpTo('2026-12-10T09:00:00Z');
    const added = await home.pay({
      payment_date: '2026-12-10',
      payment_type: 'extra',
      notes: 'From the bonus',
    });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({
      id: expect.any(Number),
      debt_id: home.debtId,
      creditor: 'Barclaycard',
      payment_amount: 100,
      payment_date: '2026-12-10',
      payment_type: 'extra',
      notes: 'From the bonus',
      balance_after_payment: 910,
      is_balance_stated: false,
      interest_amount: 10,
      principal_amount: 90,
      adjustment_amount: 0,
      excess_amount: 0,
      balance_change: null,
      affects_balance: true,
      scheduled_payment_id: null,
      settled_date: null,
      created_at: '2026-12-10T09:00:00.000Z',
      entry_order: expect.any(Number),
      version: 1,
    });
    expect(await home.debt()).toMatchObject({
      balance: 910,
      original_balance: 1000,
      interest_paid: 10,
      principal_paid: 90,
      payoff_amount: 910,
      is_paid_off: false,
      version: 2,
    });
    const { body } = await home.send(portfolioAddresses.get);
    expect(body).toMatchObject({ total_balance: 910, original_balance: 1000 });
  });

  it('is regular and without notes where nothing else is said', async () => {
    const home = await account.createPortfolio();
    const { body } = await home.pay();
    expect(body).toMatchObject({ payment_type: 'regular', notes: '', affects_balance: true });
    expect((await home.pay({ notes: null, balance_after_payment: null })).body.notes).toBe('');
  });

  it('may be of nothing, and of every type', async () => {
    const home = await account.createPortfolio();
    for (const payment_type of ['regular', 'extra', 'lump_sum']) {
      const { status, body } = await home.pay({ payment_amount: 0, payment_type });
      expect({ status, type: body.payment_type }).toEqual({ status: 201, type: payment_type });
    }
  });

  it('with the balance that it left is a statement', async () => {
    const home = await account.createPortfolio([plainDebt]);
    const { body } = await home.pay({ balance_after_payment: 915.25 });
    expect(body).toMatchObject({
      balance_after_payment: 915.25,
      is_balance_stated: true,
      // 130 % of a month's 10.00 and 2.00 is less: it was spent or charged.
      interest_amount: 0,
      principal_amount: 100,
      adjustment_amount: 15.25,
    });
    expect(await home.debt()).toMatchObject({ balance: 915.25, interest_paid: 0 });
  });

  it('before the debt was added lowers its balance, unless it is included already', async () => {
    const home = await account.createPortfolio([plainDebt]);
    const early = { payment_date: '2026-09-01' };
    const included = await home.pay({ ...early, affects_balance: false });
    expect(included.body).toMatchObject({
      affects_balance: false,
      interest_amount: 0,
      principal_amount: 0,
      balance_after_payment: 1000,
    });
    expect((await home.debt()).balance).toBe(1000);
    const counted = await home.pay(early);
    expect(counted.body).toMatchObject({ interest_amount: 0, principal_amount: 100 });
    expect((await home.debt()).balance).toBe(900);
  });

  it('above what it takes to pay off is accepted, and the excess is shown', async () => {
    const home = await account.createPortfolio([plainDebt]);
    const { status, body } = await home.pay({ payment_amount: 1200.5 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ excess_amount: 200.5, balance_after_payment: 0 });
    expect(await home.debt()).toMatchObject({ balance: 0, is_paid_off: true, payoff_amount: 0 });
  });
});

describe('a payment that is changed', () => {
  it('moves to another debt, and both are worked out anew', async () => {
    const home = await account.createPortfolio([
      plainDebt,
      aDebt({ creditor: 'Other', balance: 500 }),
    ]);
    const [from = 0, to = 0] = home.debtIds;
    const { body: paid } = await home.pay();
    expect((await home.debt(from)).balance).toBe(900);
    const moved = await home.send(update, { paymentId: paid.id, body: aPayment(to) });
    expect(moved.body).toMatchObject({
      debt_id: to,
      creditor: 'Other',
      balance_after_payment: 400,
    });
    expect(await home.debt(from)).toMatchObject({ balance: 1000, principal_paid: 0 });
    expect(await home.debt(to)).toMatchObject({ balance: 400, principal_paid: 100 });
  });

  it('two that swap debts at the same moment both arrive', async () => {
    const home = await account.createPortfolio([plainDebt, plainDebt]);
    const [one = 0, other = 0] = home.debtIds;
    const first = (await home.pay({ debt_id: one })).body;
    const second = (await home.pay({ debt_id: other, payment_amount: 200 })).body;
    const replies = await Promise.all([
      home.send(update, { paymentId: first.id, body: aPayment(other) }),
      home.send(update, { paymentId: second.id, body: aPayment(one, { payment_amount: 200 }) }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await home.debt(one)).balance).toBe(800);
    expect((await home.debt(other)).balance).toBe(900);
  });

  it('sent back as it was read states no balance; one that is stated is', async () => {
    const home = await account.createPortfolio([plainDebt]);
    const { body: paid } = await home.pay({});
    const paymentId = paid.id;
    const echoed = await home.send(update, { paymentId, body: { ...paid, notes: 'Read again' } });
    expect(echoed.body).toMatchObject({ notes: 'Read again', is_balance_stated: false });
    const stated = await home.send(update, {
      paymentId,
      body: { ...echoed.body, is_balance_stated: true },
    });
    expect(stated.body).toMatchObject({
      balance_after_payment: paid.balance_after_payment,
      is_balance_stated: true,
    });
  });

  it('that the balance held already still does where nothing is said of it', async () => {
    const home = await account.createPortfolio([plainDebt]);
    const early = { payment_date: '2026-09-01' };
    const { body: included } = await home.pay({ ...early, affects_balance: false });
    const body = aPayment(home.debtId, { ...early, notes: 'By cheque' });
    const changed = await home.send(update, { paymentId: included.id, body });
    expect(changed.body).toMatchObject({ notes: 'By cheque', affects_balance: false });
    expect((await home.debt()).balance).toBe(1000);
    await home.send(update, { paymentId: included.id, body: { ...body, affects_balance: true } });
    expect((await home.debt()).balance).toBe(900);
  });

  it('changes every field that is sent', async () => {
    const home = await account.createPortfolio([plainDebt]);
    const { body: paid } = await home.pay({ balance_after_payment: 915 });
    const body = aPayment(home.debtId, {
      payment_amount: 80,
      payment_date: '2026-11-14',
      payment_type: 'lump_sum',
      notes: 'Corrected',
      balance_after_payment: null,
    });
    expect((await home.send(update, { paymentId: paid.id, body })).body).toMatchObject({
      ...body,
      // Before the debt was added: applied, without interest.
      balance_after_payment: 920,
      is_balance_stated: false,
      version: 2,
    });
  });
});

it('a payment that is deleted is gone, and what it did with it', async () => {
  const home = await account.createPortfolio([plainDebt]);
  const { body: paid } = await home.pay({ payment_amount: 1000 });
  expect((await home.debt()).is_paid_off).toBe(true);
  const gone = await home.send(remove, { paymentId: paid.id });
  expect({ status: gone.status, body: gone.body }).toEqual({
    status: 200,
    body: { message: 'Payment deleted successfully' },
  });
  expect(await home.debt()).toMatchObject({ balance: 1000, is_paid_off: false });
  expect((await home.send(list)).body).toEqual([]);
  expect((await home.send(remove, { paymentId: paid.id })).status).toBe(404);
});

it('twenty payments at the same moment all count', async () => {
  const home = await account.createPortfolio([plainDebt]);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => home.pay({ payment_amount: 7.01 })),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await home.debt()).toMatchObject({ balance: 859.8, principal_paid: 140.2 });
  const left = replies.map(({ body }) => body.balance_after_payment);
  expect(new Set(left).size).toBe(20);
});

it('a debt that is deleted takes its payments along', async () => {
  const home = await account.createPortfolio([plainDebt, plainDebt]);
  await home.pay();
  await home.send(portfolioAddresses.removeDebt, { debt: home.debtId });
  expect((await home.send(list)).body).toEqual([]);
});
