/** Schedules whose amount is what the lender asks: without a minimum rule the monthly payment, and never more than is owed. */

import { paymentAddresses, scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { planAddresses, portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';

const { account } = await createPaymentsWorld();
const { add, update, list, checkMissed, unsettled, upcoming, required, process, settle } =
  scheduleAddresses;

beforeEach(() => account.jumpTo('2026-11-15T09:00:00Z'));

/** Paid £100.00 and then £50.00, it is paid off. */
const shortDebt = aDebt({ balance: 150, interest_rate: 0, monthly_payment: 100 });
/** Its lender asks for nothing. */
const restingDebt = aDebt({ balance: 500, interest_rate: 0, monthly_payment: 0 });

const aRequired = (home: OwnedPortfolio, changes: Record<string, unknown> = {}) =>
  home.schedule({
    amount_kind: 'required',
    payment_amount: undefined,
    payment_day: 20,
    ...changes,
  });
const theSchedule = async (home: OwnedPortfolio) => (await home.send(list)).body[0];
const paymentsOf = async (home: OwnedPortfolio) => (await home.send(paymentAddresses.list)).body;
const changeDebt = (home: OwnedPortfolio, changes: Record<string, unknown>) =>
  home.send(portfolioAddresses.updateDebt, { debt: home.debtId, body: changes });

describe('a schedule of what the lender asks', () => {
  it('is added without an amount, and tells that of its next date', async () => {
    const home = await account.createPortfolio([shortDebt]);
    const added = await aRequired(home);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      amount_kind: 'required',
      payment_amount: 100,
      is_estimate: false,
      next_due_date: '2026-11-20',
    });
    expect((await home.debt()).scheduled_payments).toMatchObject([
      { amount_kind: 'required', payment_amount: 100 },
    ]);
  });

  it.each([
    ['fixed', undefined],
    ['fixed', null],
    [null, undefined],
    [undefined, undefined],
  ])('is another than one of %s, which needs an amount', async (amount_kind, payment_amount) => {
    const home = await account.createPortfolio([shortDebt]);
    const body = { debt_id: home.debtId, payment_day: 0, amount_kind, payment_amount };
    const refused = await home.send(add, { body });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      error: 'Amount is required',
      fields: {
        payment_amount: 'Amount is required',
        payment_day: 'Payment day must be between 1 and 31',
      },
    });
  });

  it('stays one where an edit does not say, and whatever amount comes along', async () => {
    const home = await account.createPortfolio([shortDebt]);
    const { body: kept } = await aRequired(home);
    const change = (body: Record<string, unknown>) =>
      home.send(update, { scheduleId: kept.id, body });
    expect((await change({ payment_amount: 75 })).body).toEqual(kept);
    expect((await change({ amount_kind: null })).body).toEqual(kept);
    expect((await change({ amount_kind: 'required', payment_amount: null })).body).toEqual(kept);
    expect((await change({ notes: 'By debit' })).body).toMatchObject({
      amount_kind: 'required',
      payment_amount: 100,
      version: 2,
    });
  });

  it('becomes a fixed one with an amount, and is one again without', async () => {
    const home = await account.createPortfolio([shortDebt]);
    const { body: kept } = await home.schedule({ payment_amount: 75 });
    const change = (body: Record<string, unknown>) =>
      home.send(update, { scheduleId: kept.id, body });
    const following = await change({ amount_kind: 'required' });
    expect(following.body).toMatchObject({ amount_kind: 'required', payment_amount: 100 });
    const refused = await change({ amount_kind: 'fixed' });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ payment_amount: 'Amount is required' });
    expect((await change({ amount_kind: 'fixed', payment_amount: 80 })).body).toMatchObject({
      amount_kind: 'fixed',
      payment_amount: 80,
    });
  });

  it('follows the payment of its debt, and another debt once it is moved there', async () => {
    const other = aDebt({ creditor: 'Other', monthly_payment: 33 });
    const home = await account.createPortfolio([shortDebt, other]);
    const { body: kept } = await aRequired(home);
    await changeDebt(home, { ...shortDebt, monthly_payment: 120 });
    expect(await theSchedule(home)).toMatchObject({ payment_amount: 120, version: 1 });
    await home.send(update, { scheduleId: kept.id, body: { debt_id: home.debtIds[1] } });
    expect(await theSchedule(home)).toMatchObject({ creditor: 'Other', payment_amount: 33 });
  });

  it('is not made a fixed one by what is said of the automatic payment of its debt', async () => {
    const debt = { ...shortDebt, auto_payment_enabled: true, auto_payment_day: 20 };
    const home = await account.createPortfolio([debt]);
    const { id } = await theSchedule(home);
    await home.send(update, { scheduleId: id, body: { amount_kind: 'required' } });
    await changeDebt(home, { ...debt, monthly_payment: 90, auto_payment_day: 22 });
    await changeDebt(home, { ...debt, monthly_payment: 90, auto_payment_enabled: false });
    await changeDebt(home, { ...debt, monthly_payment: 90 });
    expect(await theSchedule(home)).toMatchObject({
      amount_kind: 'required',
      payment_amount: 90,
      payment_day: 20,
      is_active: true,
    });
  });
});

describe('its dates', () => {
  it('are recorded oldest first, each with what is asked after those before it', async () => {
    const home = await account.createPortfolio([shortDebt]);
    const { body: kept } = await aRequired(home);
    await account.jumpTo('2027-02-10T09:00:00Z');
    // As if all were recorded; what comes after the debt is paid off stands as it is now.
    const missed = (await home.send(checkMissed)).body;
    expect(missed).toMatchObject({
      total_missed_count: 3,
      missed_payments: [
        {
          amount_kind: 'required',
          payment_amount: 100,
          missed_dates: ['2026-11-20', '2026-12-20', '2027-01-20'],
          missed_amounts: [100, 50, 100],
        },
      ],
    });
    expect((await home.send(unsettled)).body).toMatchObject([
      { due_date: '2026-11-20', payment_amount: 100, amount_kind: 'required', is_estimate: false },
      { due_date: '2026-12-20', payment_amount: 50 },
      { due_date: '2027-01-20', payment_amount: 100 },
    ]);
    expect((await home.process('2027-02-10')).body).toEqual({
      status: 'processed',
      message: '2 payments recorded',
      processed_count: 2,
      skipped_count: 0,
      recorded: [
        ['2026-11-20', 100],
        ['2026-12-20', 50],
      ].map(([due_date, payment_amount]) => ({
        scheduled_payment_id: kept.id,
        due_date,
        payment_id: expect.any(Number),
        payment_amount,
      })),
    });
    expect(await paymentsOf(home)).toMatchObject([
      { payment_date: '2026-12-20', payment_amount: 50, excess_amount: 0 },
      { payment_date: '2026-11-20', payment_amount: 100, excess_amount: 0 },
    ]);
    expect((await home.debt()).is_paid_off).toBe(true);
  });

  it('take turns with those of other schedules of the debt', async () => {
    const home = await account.createPortfolio([shortDebt]);
    await aRequired(home);
    await home.schedule({ payment_day: 25, payment_amount: 30 });
    await account.jumpTo('2026-12-22T09:00:00Z');
    const { missed_payments } = (await home.send(checkMissed)).body;
    expect(missed_payments).toMatchObject([
      { missed_amounts: [100, 20] },
      { missed_amounts: [30] },
    ]);
    const { recorded } = (await home.process('2026-12-22')).body;
    expect(recorded).toMatchObject([
      { due_date: '2026-11-20', payment_amount: 100 },
      { due_date: '2026-11-25', payment_amount: 30 },
      { due_date: '2026-12-20', payment_amount: 20 },
    ]);
  });

  it('named alone, take what is asked without those before them', async () => {
    const home = await account.createPortfolio([shortDebt]);
    const { body: kept } = await aRequired(home);
    await account.jumpTo('2026-12-22T09:00:00Z');
    const dates = [{ scheduled_payment_id: kept.id, due_date: '2026-12-20' }];
    const { recorded } = (await home.send(process, { body: { target_date: '2026-12-22', dates } }))
      .body;
    expect(recorded).toMatchObject([{ due_date: '2026-12-20', payment_amount: 100 }]);
  });

  it('once recorded have an amount that no longer follows', async () => {
    const home = await account.createPortfolio([shortDebt]);
    await aRequired(home, { payment_day: 15 });
    await home.process('2026-11-15');
    await changeDebt(home, { ...shortDebt, balance: 50, monthly_payment: 20 });
    expect(await paymentsOf(home)).toMatchObject([{ payment_amount: 100 }]);
    expect(await theSchedule(home)).toMatchObject({ payment_amount: 20 });
  });

  it('take no more than is still owed on their day', async () => {
    const home = await account.createPortfolio([shortDebt]);
    await aRequired(home);
    await home.pay({ payment_amount: 90, payment_date: '2026-11-15' });
    expect(await theSchedule(home)).toMatchObject({ payment_amount: 60 });
    expect((await home.debt()).scheduled_payments).toMatchObject([{ payment_amount: 60 }]);
    await account.jumpTo('2026-11-20T09:00:00Z');
    await home.process('2026-11-20');
    expect((await paymentsOf(home))[0]).toMatchObject({ payment_amount: 60, excess_amount: 0 });
  });

  it('of months ahead are told about as things stand', async () => {
    const home = await account.createPortfolio([shortDebt]);
    await aRequired(home);
    const ahead = async () =>
      (await home.send(upcoming)).body.map(
        (line: { due_date: string; payment_amount: number; is_estimate: boolean }) =>
          [line.due_date, line.payment_amount, line.is_estimate] as const,
      );
    expect(await ahead()).toEqual([
      ['2026-11-20', 100, false],
      ['2026-12-20', 100, true],
    ]);
    await account.jumpTo('2026-11-20T09:00:00Z');
    await home.process('2026-11-20');
    expect(await ahead()).toEqual([
      ['2026-11-20', 100, false],
      ['2026-12-20', 50, true],
    ]);
    expect(await theSchedule(home)).toMatchObject({
      next_due_date: '2026-12-20',
      payment_amount: 50,
      is_estimate: true,
    });
    await account.jumpTo('2026-12-01T09:00:00Z');
    expect(await theSchedule(home)).toMatchObject({ payment_amount: 50, is_estimate: false });
  });

  it('of a month ahead that are paid already are told as what was paid', async () => {
    const home = await account.createPortfolio([shortDebt]);
    const { body: kept } = await aRequired(home, { payment_day: 1 });
    await account.jumpTo('2026-11-28T09:00:00Z');
    const { body: paid } = await home.pay({ payment_amount: 30, payment_date: '2026-11-28' });
    const body = { settled_as: 'linked', payment_id: paid.id };
    const linked = await home.send(settle, { scheduleId: kept.id, dueDate: '2026-12-01', body });
    expect(linked.status).toBe(200);
    expect((await home.send(upcoming)).body).toMatchObject([
      { due_date: '2026-12-01', payment_amount: 30, is_estimate: false, settled_as: 'linked' },
      { due_date: '2027-01-01', payment_amount: 100, is_estimate: true, settled_as: null },
    ]);
  });

  it('are linked and marked as not paid like any other', async () => {
    const home = await account.createPortfolio([shortDebt]);
    const { body: kept } = await aRequired(home);
    await account.jumpTo('2027-01-10T09:00:00Z');
    const { body: paid } = await home.pay({ payment_amount: 90, payment_date: '2026-11-21' });
    const settleDate = (dueDate: string, body: Record<string, unknown>) =>
      home.send(settle, { scheduleId: kept.id, dueDate, body });
    const linked = { settled_as: 'linked', payment_id: paid.id };
    expect((await settleDate('2026-11-20', linked)).status).toBe(200);
    expect((await home.send(checkMissed)).body.missed_payments).toMatchObject([
      { missed_dates: ['2026-12-20'], missed_amounts: [60] },
    ]);
    expect((await settleDate('2026-12-20', { settled_as: 'not_paid' })).status).toBe(200);
    expect((await home.process('2027-01-10')).body).toMatchObject({
      status: 'already_processed',
      skipped_count: 1,
    });
  });
});

describe('where the lender asks for nothing', () => {
  it('nothing is due, missed, waiting or recorded', async () => {
    const home = await account.createPortfolio([restingDebt]);
    const { body: kept } = await aRequired(home);
    expect(kept).toMatchObject({ payment_amount: 0, next_due_date: null, is_active: true });
    expect((await home.send(upcoming)).body).toEqual([]);
    await account.jumpTo('2027-02-10T09:00:00Z');
    expect((await home.send(checkMissed)).body).toEqual({
      has_missed_payments: false,
      total_missed_count: 0,
      missed_payments: [],
    });
    expect((await home.send(unsettled)).body).toEqual([]);
    expect((await home.process('2027-02-10')).body).toMatchObject({
      status: 'nothing_due',
      processed_count: 0,
      skipped_count: 0,
    });
    const dates = [{ scheduled_payment_id: kept.id, due_date: '2026-12-20' }];
    const named = await home.send(process, { body: { target_date: '2027-02-10', dates } });
    expect(named.body).toMatchObject({ status: 'nothing_due', processed_count: 0 });
    expect(await paymentsOf(home)).toEqual([]);
  });

  it('others are recorded, and its own dates once something is asked', async () => {
    const home = await account.createPortfolio([restingDebt, shortDebt]);
    await aRequired(home);
    await home.schedule({ debt_id: home.debtIds[1], payment_day: 20, payment_amount: 40 });
    await account.jumpTo('2026-11-20T09:00:00Z');
    expect((await home.process('2026-11-20')).body.recorded).toMatchObject([
      { payment_amount: 40 },
    ]);
    await changeDebt(home, { ...restingDebt, monthly_payment: 25 });
    expect((await theSchedule(home)).next_due_date).toBe('2026-11-20');
    expect((await home.process('2026-11-20')).body).toMatchObject({
      recorded: [{ due_date: '2026-11-20', payment_amount: 25 }],
      skipped_count: 1,
    });
  });

  it('the plan of the month names no date for it', async () => {
    const home = await account.createPortfolio([restingDebt]);
    await account.jumpTo('2026-12-01T09:00:00Z');
    await aRequired(home);
    const dueOf = async () => (await home.send(planAddresses.get)).body.lines[0].due;
    expect(await dueOf()).toBeNull();
    await changeDebt(home, { ...restingDebt, monthly_payment: 25 });
    expect(await dueOf()).toMatchObject({ due_date: '2026-12-20' });
  });

  it('a fixed amount of nothing falls due all the same: its owner chose it', async () => {
    const home = await account.createPortfolio([restingDebt]);
    await home.schedule({ payment_day: 15, payment_amount: 0 });
    expect((await home.process('2026-11-15')).body.recorded).toMatchObject([{ payment_amount: 0 }]);
  });
});

it('what lenders ask this month is told for each debt that is not paid off', async () => {
  const home = await account.createPortfolio([shortDebt, restingDebt, aDebt({ balance: 0 })]);
  expect((await home.send(required)).body).toEqual([
    { debt_id: home.debtIds[0], required_payment: 100 },
    { debt_id: home.debtIds[1], required_payment: 0 },
  ]);
});
