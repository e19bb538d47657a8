import { paymentAddresses, scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { beforeEach, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';

const { account } = await createPaymentsWorld();
const { checkMissed, update } = scheduleAddresses;

beforeEach(() => account.jumpTo('2026-11-15T09:00:00Z'));

const missedBy = async (home: OwnedPortfolio) => (await home.send(checkMissed)).body;
const datesOf = async (home: OwnedPortfolio): Promise<string[]> =>
  (await missedBy(home)).missed_payments.flatMap(
    ({ missed_dates }: { missed_dates: string[] }) => missed_dates,
  );

it('nothing is missed at first', async () => {
  const home = await account.createPortfolio();
  await home.schedule({ payment_day: 15 });
  expect(await missedBy(home)).toEqual({
    has_missed_payments: false,
    total_missed_count: 0,
    missed_payments: [],
  });
});

it('a date is missed from the day after it on, until it is recorded', async () => {
  const home = await account.createPortfolio();
  const { body: schedule } = await home.schedule({ payment_day: 20, payment_amount: 75.5 });
  await account.jumpTo('2026-11-20T23:30:00Z');
  expect((await missedBy(home)).has_missed_payments).toBe(false);
  await account.jumpTo('2026-11-21T00:00:00Z');
  expect(await missedBy(home)).toEqual({
    has_missed_payments: true,
    total_missed_count: 1,
    missed_payments: [
      {
        debt_name: 'Barclaycard',
        amount_kind: 'fixed',
        payment_amount: 75.5,
        missed_count: 1,
        scheduled_payment_id: schedule.id,
        debt_id: home.debtId,
        missed_dates: ['2026-11-20'],
        missed_amounts: [75.5],
      },
    ],
  });
  await home.process('2026-11-21');
  expect((await missedBy(home)).has_missed_payments).toBe(false);
});

it('each schedule tells its own, and the whole their number', async () => {
  const home = await account.createPortfolio([aDebt(), aDebt({ creditor: 'Other' })]);
  await home.schedule({ payment_day: 31 });
  await home.schedule({ payment_day: 15, debt_id: home.debtIds[1] });
  await account.jumpTo('2027-03-01T09:00:00Z');
  expect(await missedBy(home)).toMatchObject({
    total_missed_count: 8,
    missed_payments: [
      {
        debt_name: 'Barclaycard',
        missed_count: 4,
        missed_dates: ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'],
      },
      { debt_name: 'Other', missed_count: 4 },
    ],
  });
});

it('a date counts while the schedule was active, and not while it was off', async () => {
  const home = await account.createPortfolio();
  const { body: schedule } = await home.schedule({ payment_day: 20 });
  const switchTo = (is_active: boolean) =>
    home.send(update, { scheduleId: schedule.id, body: { is_active } });
  await account.jumpTo('2026-12-01T09:00:00Z');
  await switchTo(false);
  await account.jumpTo('2027-02-01T09:00:00Z');
  expect(await datesOf(home)).toEqual(['2026-11-20']);
  await switchTo(true);
  await account.jumpTo('2027-02-21T09:00:00Z');
  expect(await datesOf(home)).toEqual(['2026-11-20', '2027-02-20']);
});

it('a new day does not make the month missed twice, nor what was missed forgotten', async () => {
  const home = await account.createPortfolio();
  const { body: schedule } = await home.schedule({ payment_day: 20 });
  const changeDay = (payment_day: number) =>
    home.send(update, { scheduleId: schedule.id, body: { payment_day } });
  await account.jumpTo('2026-12-22T09:00:00Z');
  await changeDay(10);
  expect(await datesOf(home)).toEqual(['2026-11-20', '2026-12-20']);
  await changeDay(28);
  await account.jumpTo('2026-12-29T09:00:00Z');
  expect(await datesOf(home)).toEqual(['2026-11-20', '2026-12-28']);
});

it('a debt that is paid off misses nothing; opened again, only what came before', async () => {
  const home = await account.createPortfolio();
  await home.schedule({ payment_day: 20 });
  await account.jumpTo('2026-12-01T09:00:00Z');
  const { body: paid } = await home.pay({ payment_amount: 1300, payment_date: '2026-12-01' });
  expect(await datesOf(home)).toEqual([]);
  await account.jumpTo('2027-02-01T09:00:00Z');
  await home.send(paymentAddresses.remove, { paymentId: paid.id });
  expect((await home.debt()).is_paid_off).toBe(false);
  expect(await datesOf(home)).toEqual(['2026-11-20']);
});

it('a debt entered as owing nothing and opened again by hand misses nothing of the time between', async () => {
  const home = await account.createPortfolio();
  await home.schedule({ payment_day: 20 });
  const state = (balance: number) =>
    home.send(portfolioAddresses.updateDebt, { debt: home.debtId, body: aDebt({ balance }) });
  await state(0);
  await account.jumpTo('2027-02-01T09:00:00Z');
  await state(500);
  expect(await datesOf(home)).toEqual([]);
});
