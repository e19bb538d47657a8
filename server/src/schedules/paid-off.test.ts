import { paymentAddresses, scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { aPayment, createPaymentsWorld } from '../testing/payments.ts';

const { account } = await createPaymentsWorld();
const { update, list } = scheduleAddresses;

describe('a debt that is paid off', () => {
  it('has its schedules switched off by the payment that clears it', async () => {
    const home = await account.createPortfolio([aDebt({ auto_payment_enabled: true }), aDebt()]);
    await home.schedule();
    await home.schedule({ debt_id: home.debtIds[1] });
    await home.pay({ payment_amount: 1200 });
    const { body } = await home.send(list);
    expect(body.map((each: { is_active: boolean }) => each.is_active)).toEqual([
      false,
      false,
      true,
    ]);
    expect(body[0].next_due_date).toBeNull();
    expect((await home.send(portfolioAddresses.get)).body.auto_payments_count).toBe(1);
  });

  it('has all its schedules switched off by a balance of nothing entered by hand', async () => {
    const home = await account.createPortfolio([aDebt({ auto_payment_enabled: true })]);
    await home.schedule();
    await home.send(portfolioAddresses.updateDebt, {
      debt: home.debtId,
      body: aDebt({ balance: 0 }),
    });
    const { body } = await home.send(list);
    expect(body.map((each: { is_active: boolean }) => each.is_active)).toEqual([false, false]);
  });

  it('has them switched off by being saved again with nothing owed', async () => {
    const home = await account.createPortfolio([aDebt({ auto_payment_enabled: true })]);
    await home.send(portfolioAddresses.replaceDebts, { body: { debts: [aDebt({ balance: 0 })] } });
    expect((await home.send(list)).body).toMatchObject([{ is_active: false }]);
  });

  it('takes no schedule, neither a new one nor one switched on or moved to it', async () => {
    const home = await account.createPortfolio([aDebt(), aDebt()]);
    const [done = 0, open = 0] = home.debtIds;
    const { body: ended } = await home.schedule();
    const { body: running } = await home.schedule({ debt_id: open });
    await home.pay({ payment_amount: 1200 });
    const refusals = [
      await home.schedule(),
      await home.send(update, { scheduleId: ended.id, body: { is_active: true } }),
      await home.send(update, { scheduleId: running.id, body: { debt_id: done } }),
    ];
    for (const refused of refusals) {
      expect(refused.status).toBe(400);
      expect(refused.body.fields).toEqual({ debt_id: 'This debt is paid off' });
    }
    const note = await home.send(update, { scheduleId: ended.id, body: { notes: 'Done' } });
    expect(note.body).toMatchObject({ notes: 'Done', is_active: false });
  });

  it('opened again on its day, has its schedules as before', async () => {
    const home = await account.createPortfolio();
    await home.schedule();
    const correct = aPayment(home.debtId, { payment_type: 'regular' });
    const takeBack = [
      (paymentId: number) => home.send(paymentAddresses.remove, { paymentId }),
      (paymentId: number) => home.send(paymentAddresses.update, { paymentId, body: correct }),
    ];
    for (const act of takeBack) {
      const { body: paid } = await home.pay({ payment_amount: 1200 });
      expect((await home.send(list)).body).toMatchObject([{ is_active: false }]);
      expect((await act(paid.id)).status).toBe(200);
      const active = { is_active: true, next_due_date: '2026-11-28' };
      expect((await home.send(list)).body).toMatchObject([active]);
    }
  });

  it('opened again has its schedules as before, whatever was noted on the payment since', async () => {
    const home = await account.createPortfolio();
    await home.schedule();
    const { body: paid } = await home.pay({ payment_amount: 1200 });
    await account.jumpTo('2026-11-15T09:30:00Z');
    const body = aPayment(home.debtId, {
      payment_amount: 1200,
      payment_type: 'regular',
      notes: 'x',
    });
    await home.send(paymentAddresses.update, { paymentId: paid.id, body });
    await home.send(paymentAddresses.remove, { paymentId: paid.id });
    expect((await home.send(list)).body).toMatchObject([{ is_active: true }]);
  });

  it('opened again leaves off what its owner had switched off', async () => {
    const home = await account.createPortfolio();
    const { body: kept } = await home.schedule();
    const { body: first } = await home.pay({ payment_amount: 50 });
    await home.send(update, { scheduleId: kept.id, body: { is_active: false } });
    await home.pay({ payment_amount: 1150 });
    await home.send(paymentAddresses.remove, { paymentId: first.id });
    expect((await home.send(list)).body).toMatchObject([{ is_active: false }]);
  });

  it('opened again later, has them off until they are switched on', async () => {
    const home = await account.createPortfolio();
    const { body: kept } = await home.schedule();
    const { body: paid } = await home.pay({ payment_amount: 1200 });
    await account.jumpTo('2026-11-16T09:00:00Z');
    await home.send(paymentAddresses.remove, { paymentId: paid.id });
    expect((await home.send(list)).body).toMatchObject([{ is_active: false }]);
    const on = await home.send(update, { scheduleId: kept.id, body: { is_active: true } });
    expect(on.body).toMatchObject({ is_active: true, next_due_date: '2026-11-28' });
  });

  it('opened again by deleting the payment of a due date, waits for that date as before', async () => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    const home = await account.createPortfolio();
    const { body: schedule } = await home.schedule({ payment_day: 18 });
    const settles = { scheduled_payment_id: schedule.id, due_date: '2026-11-18' };
    const { body: paid } = await home.pay({ payment_amount: 1200, settles });
    const noted = aPayment(home.debtId, {
      ...{ payment_amount: 1200, payment_type: 'regular', notes: 'By card' },
    });
    await home.send(paymentAddresses.update, { paymentId: paid.id, body: noted });
    await account.jumpTo('2026-11-20T09:00:00Z');
    await home.send(paymentAddresses.remove, { paymentId: paid.id });
    expect((await home.send(scheduleAddresses.unsettled)).body).toMatchObject([settles]);
  });
});
