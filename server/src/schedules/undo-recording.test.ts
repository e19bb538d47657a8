import { paymentAddresses, scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPayment, createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';
import { aHouse, type House } from './settling-house.fixture.ts';

const { account } = await createPaymentsWorld();
let house: House;
beforeEach(async () => {
  house = await aHouse(account);
});

const paymentsOf = async (home: OwnedPortfolio) => (await home.send(paymentAddresses.list)).body;

describe('undoing', () => {
  const undoAll = (payment_ids: unknown) =>
    house.home.send(scheduleAddresses.undo, { body: { payment_ids } });
  const record = async (): Promise<number[]> =>
    (await house.home.process('2026-12-10')).body.recorded.map(
      ({ payment_id }: { payment_id: number }) => payment_id,
    );

  it('takes back all or nothing: what was changed since stays', async () => {
    const { home } = house;
    const ids = await record();
    expect(ids).toHaveLength(2);
    const body = aPayment(home.debtId, { payment_date: '2026-11-20', payment_amount: 70 });
    await home.send(paymentAddresses.update, { paymentId: ids[0] ?? 0, body });
    const refused = await undoAll(ids);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'A payment has been changed since it was recorded, so nothing was undone.',
    ]);
    expect(await paymentsOf(home)).toHaveLength(2);
  });

  it('leaves out what has been deleted since, and what was entered by hand', async () => {
    const { home } = house;
    const [first = 0, second = 0] = await record();
    const { body: byHand } = await home.pay({ payment_date: '2026-12-01' });
    await home.send(paymentAddresses.remove, { paymentId: first });
    expect((await undoAll([first, second, byHand.id])).body).toEqual({
      message: 'Undone. The payment is deleted and its date is open again.',
      undone_count: 1,
    });
    expect(await paymentsOf(home)).toMatchObject([{ id: byHand.id }]);
    const missed = await home.send(scheduleAddresses.checkMissed);
    expect(missed.body.missed_payments).toMatchObject([{ missed_dates: ['2026-11-25'] }]);
  });

  it('a schedule that was switched off by hand before stays off when the payoff is undone', async () => {
    const { home, scheduleId } = house;
    const off = await home.schedule({ payment_day: 28 });
    const body = { is_active: false };
    await home.send(scheduleAddresses.update, { scheduleId: off.body.id, body });
    await account.jumpTo('2026-12-10T10:00:00Z');
    const change = { payment_amount: 1000 };
    await home.send(scheduleAddresses.update, { scheduleId, body: change });
    const ids = await record();
    expect((await home.debt()).is_paid_off).toBe(true);
    await undoAll(ids);
    const schedules = (await home.send(scheduleAddresses.list)).body;
    expect(
      schedules.map(({ id, is_active }: { id: number; is_active: boolean }) => [id, is_active]),
    ).toEqual([
      [scheduleId, true],
      [house.otherId, true],
      [off.body.id, false],
    ]);
  });

  it('is refused for what are no payments', async () => {
    for (const ids of [undefined, 'x', [0], ['1']]) expect((await undoAll(ids)).status).toBe(400);
  });

  it('counts once, however often it is sent with its key', async () => {
    const { home } = house;
    const ids = await record();
    const headers = { 'idempotency-key': 'undo' };
    const send = () => home.send(scheduleAddresses.undo, { body: { payment_ids: ids }, headers });
    const replies = await Promise.all([send(), send(), send()]);
    expect(replies.map(({ body }) => body.undone_count)).toEqual([2, 2, 2]);
    expect(await paymentsOf(home)).toEqual([]);
  });
});
