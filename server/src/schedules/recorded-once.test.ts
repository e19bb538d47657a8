import { paymentAddresses, scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { aPayment, createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';

const { account, pool } = await createPaymentsWorld();
const { update } = scheduleAddresses;

/** £10.00 of interest each month. */
const plainDebt = aDebt({ balance: 1000, interest_rate: 12 });
beforeEach(() => account.jumpTo('2026-11-15T09:00:00Z'));

const paymentsOf = async (home: OwnedPortfolio) => (await home.send(paymentAddresses.list)).body;
const datesOf = async (home: OwnedPortfolio): Promise<string[]> =>
  (await paymentsOf(home)).map((each: { payment_date: string }) => each.payment_date);

describe('each due date is recorded at most once', () => {
  it('however many ask at the same moment', async () => {
    const home = await account.createPortfolio([plainDebt, plainDebt]);
    await home.schedule({ payment_day: 20, payment_amount: 10 });
    await home.schedule({ payment_day: 25, payment_amount: 10, debt_id: home.debtIds[1] });
    await account.jumpTo('2027-01-31T09:00:00Z');
    const replies = await Promise.all(Array.from({ length: 20 }, () => home.process('2027-01-31')));
    const statuses = replies.map(({ body }) => body.status).sort();
    expect(statuses).toEqual([...Array(19).fill('already_processed'), 'processed']);
    expect(await datesOf(home)).toHaveLength(6);
    const { rows } = await pool.query(
      `SELECT count(*)::int AS count FROM settled_dates r
       JOIN payments p ON p.id = r.payment_id WHERE p.portfolio_id = $1`,
      [home.id],
    );
    expect(rows).toEqual([{ count: 6 }]);
  });

  it('though its payment is deleted', async () => {
    const home = await account.createPortfolio([plainDebt]);
    const { body: schedule } = await home.schedule({ payment_day: 20 });
    await account.jumpTo('2026-11-21T09:00:00Z');
    await home.process('2026-11-21');
    const [paid] = await paymentsOf(home);
    await home.send(paymentAddresses.remove, { paymentId: paid.id });
    const missed = await home.send(scheduleAddresses.checkMissed);
    expect(missed.body.has_missed_payments).toBe(false);
    expect((await home.process('2026-11-21')).body).toMatchObject({
      status: 'already_processed',
      skipped_count: 1,
    });
    expect(await datesOf(home)).toEqual([]);
    expect((await home.send(scheduleAddresses.list)).body).toMatchObject([
      { id: schedule.id, next_due_date: '2026-12-20' },
    ]);
  });

  it('though its payment is moved to another day', async () => {
    const home = await account.createPortfolio([plainDebt]);
    const { body: schedule } = await home.schedule({ payment_day: 15 });
    await home.process('2026-11-15');
    const [paid] = await paymentsOf(home);
    const body = aPayment(home.debtId, { payment_date: '2026-10-31' });
    const moved = await home.send(paymentAddresses.update, { paymentId: paid.id, body });
    expect(moved.body.scheduled_payment_id).toBe(schedule.id);
    expect((await home.process('2026-11-15')).body.status).toBe('already_processed');
  });

  it('and a month once, whatever the day is changed to', async () => {
    const home = await account.createPortfolio([plainDebt]);
    const { body: schedule } = await home.schedule({ payment_day: 16, payment_amount: 10 });
    const changeDay = (payment_day: number) =>
      home.send(update, { scheduleId: schedule.id, body: { payment_day } });
    await account.jumpTo('2026-11-16T09:00:00Z');
    await home.process('2026-11-16');
    // November is recorded: the next one is due in December.
    expect((await changeDay(20)).body.next_due_date).toBe('2026-12-20');
    await account.jumpTo('2026-12-21T09:00:00Z');
    expect((await home.process('2026-12-21')).body).toMatchObject({
      processed_count: 1,
      skipped_count: 1,
    });
    expect(await datesOf(home)).toEqual(['2026-12-20', '2026-11-16']);
    await changeDay(28);
    await account.jumpTo('2026-12-31T09:00:00Z');
    expect((await home.process('2026-12-31')).body.status).toBe('already_processed');
  });

  it('nor twice by switching it off and on', async () => {
    const home = await account.createPortfolio([plainDebt]);
    const { body: schedule } = await home.schedule({ payment_day: 15 });
    await home.process('2026-11-15');
    for (const is_active of [false, true]) {
      await home.send(update, { scheduleId: schedule.id, body: { is_active } });
    }
    expect((await home.process('2026-11-15')).body.status).toBe('already_processed');
    expect(await datesOf(home)).toEqual(['2026-11-15']);
  });
});
