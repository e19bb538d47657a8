import { addDays } from '@debt-payoff/contract/days';
import { balanceEntryAddresses, paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { runDaily } from '../jobs/daily-job.ts';
import { reconcileLedgers } from '../jobs/reconcile.ts';
import { scheduleLinks } from '../registries.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { aDeal } from '../testing/termed-debts.ts';

const { account, clock, db } = await createPaymentsWorld();

/** In a short run the days on which a month ends and begins, and the last. */
const isNightTold = (day: string, to: string) =>
  process.env.PROOF === 'full' ||
  day.endsWith('-01') ||
  addDays(day, 1).endsWith('-01') ||
  day === to;

/** Goes there day by day: what the nightly work does, and what it compares, is the same on each of them. */
async function passDays(from: string, to: string): Promise<void> {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!isNightTold(day, to)) continue;
    clock.set(`${day}T02:00:00Z`);
    const { log, entries } = recordedLog();
    await runDaily({ db, clock, ...scheduleLinks, log, mailer: { wake: () => {} } }, day);
    expect({ day, ...(await reconcileLedgers({ db, log })), entries }).toMatchObject({
      differentIds: [],
      entries: [],
    });
  }
  await account.jumpTo(`${to}T09:00:00Z`);
}

const enter = (home: OwnedPortfolio, body: Record<string, unknown>) =>
  home.send(balanceEntryAddresses.add, { body: { debt_id: home.debtId, ...body } });

describe('a year of a card at 0 % that ends', () => {
  it('bears nothing up to its last month, then 24.9 % a year, to the penny', async () => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    // 3 % of £2,000.00 for the transfer.
    const home = await account.createPortfolio([aDeal({ fee: 60 })]);
    expect(await home.debt()).toMatchObject({
      balance: 2060,
      original_balance: 2060,
      payoff_amount: 2060,
      interest_rate: 0,
      rate_kind: 'apr',
      rate_changes: [{ last_month: '2027-04', then_rate: 24.9, then_payment: null }],
      version: 1,
    });
    expect(await home.debt()).not.toHaveProperty('fee');

    // December to April: £100.00 each, of which nothing is interest.
    let day = '2026-11-16';
    for (const [on, balance] of [
      ['2026-12-20', 1960],
      ['2027-01-20', 1860],
    ] as const) {
      await passDays(day, on);
      const paid = await home.pay({ payment_date: on });
      expect(paid.body).toMatchObject({
        interest_amount: 0,
        principal_amount: 100,
        balance_after_payment: balance,
      });
      day = addDays(on, 1);
    }
    // Nothing has been above 0 %: what is stated above the balance was spent.
    await passDays(day, '2027-02-10');
    const inFebruary = await enter(home, {
      entry_type: 'balance',
      entry_date: '2027-02-10',
      amount: 1865,
    });
    expect(inFebruary.body).toMatchObject({ interest_amount: 0, adjustment_amount: 5 });
    for (const [from, on, balance] of [
      ['2027-02-11', '2027-02-20', 1765],
      ['2027-02-21', '2027-03-20', 1665],
      ['2027-03-21', '2027-04-20', 1565],
    ] as const) {
      await passDays(from, on);
      const paid = await home.pay({ payment_date: on });
      expect(paid.body).toMatchObject({
        interest_amount: 0,
        principal_amount: 100,
        balance_after_payment: balance,
      });
    }

    // London is an hour ahead: the last minute of April, and the first of May.
    const { version } = await home.debt();
    await account.jumpTo('2027-04-30T22:59:00Z');
    expect(await home.debt()).toMatchObject({
      interest_rate: 0,
      payoff_amount: 1565,
      monthly_payment: 100,
    });
    await account.jumpTo('2027-04-30T23:00:00Z');
    expect(await home.debt()).toMatchObject({
      interest_rate: 24.9,
      balance: 1565,
      // The turn into May charges April, at 0 %.
      payoff_amount: 1565,
      monthly_payment: 100,
      version,
    });

    // A month at 24.9 % of 1,565.00 is 29.27, so up to 40.05 is taken for interest; ours is 0.
    await passDays('2027-05-01', '2027-05-10');
    const inMay = await enter(home, {
      entry_type: 'balance',
      entry_date: '2027-05-10',
      amount: 1570,
    });
    expect(inMay.body).toMatchObject({ interest_amount: 5, adjustment_amount: 0 });
    await passDays('2027-05-11', '2027-05-20');
    const paidInMay = await home.pay({ payment_date: '2027-05-20' });
    expect(paidInMay.body).toMatchObject({
      interest_amount: 5,
      principal_amount: 95,
      balance_after_payment: 1470,
    });

    // The turn into June charges May: 1,470.00 x 1.8701322 % = 27.49. Up to 130 % and £2.00 is 37.74.
    await passDays('2027-05-21', '2027-06-20');
    expect(await home.debt()).toMatchObject({ balance: 1470, payoff_amount: 1497.49 });
    // 1,407.75 + 100 - 1,470 = 37.75, a penny beyond: 27.49 interest, and 10.26 was spent.
    const paidInJune = await home.pay({
      payment_date: '2027-06-20',
      balance_after_payment: 1407.75,
    });
    expect(paidInJune.body).toMatchObject({
      interest_amount: 27.49,
      principal_amount: 72.51,
      adjustment_amount: 10.26,
      balance_after_payment: 1407.75,
    });

    // 1,407.75 bears 26.33; nothing is paid, so 1,434.08 bears 26.82.
    await passDays('2027-06-21', '2027-07-01');
    expect(await home.debt()).toMatchObject({ balance: 1407.75, payoff_amount: 1434.08 });
    await passDays('2027-07-02', '2027-08-20');
    expect(await home.debt()).toMatchObject({ balance: 1407.75, payoff_amount: 1460.9 });
    const paidInAugust = await home.pay({ payment_date: '2027-08-20' });
    expect(paidInAugust.body).toMatchObject({
      interest_amount: 53.15,
      principal_amount: 46.85,
      balance_after_payment: 1360.9,
    });

    // 1,360.90 bears 25.45. £40.00 is spent on 5 September: 1,400.90 and 25.45 bear 26.67.
    await passDays('2027-08-21', '2027-09-05');
    expect(await home.debt()).toMatchObject({ balance: 1360.9, payoff_amount: 1386.35 });
    await enter(home, { entry_type: 'spending', entry_date: '2027-09-05', amount: 40 });
    expect(await home.debt()).toMatchObject({ balance: 1400.9, payoff_amount: 1426.35 });
    await passDays('2027-09-06', '2027-10-20');
    expect(await home.debt()).toMatchObject({ balance: 1400.9, payoff_amount: 1453.02 });
    // 25.45 + 26.67
    const paidInOctober = await home.pay({ payment_date: '2027-10-20', payment_amount: 300 });
    expect(paidInOctober.body).toMatchObject({
      interest_amount: 52.12,
      principal_amount: 247.88,
      balance_after_payment: 1153.02,
    });
    await passDays('2027-10-21', '2027-11-15');
    // 1,153.02 bears 21.56. Interest paid: 5.00 + 27.49 + 53.15 + 52.12.
    expect(await home.debt()).toMatchObject({
      balance: 1153.02,
      payoff_amount: 1174.58,
      interest_rate: 24.9,
      interest_paid: 137.76,
      original_balance: 2060,
    });

    // Nobody entered the change: the history has what was entered, and no more.
    const history = await home.send({
      ...paymentAddresses.history,
      path: `${paymentAddresses.history.path}?include=entries`,
    });
    expect(history.body.payments).toHaveLength(9);
    expect(history.body.entries.map((entry: { entry_type: string }) => entry.entry_type)).toEqual([
      'spending',
      'balance',
      'balance',
      'opening',
    ]);
  });

  it('moves no version by its end, so that what was read before can be saved after', async () => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    const home = await account.createPortfolio([aDeal()]);
    const before = (await home.send(portfolioAddresses.get)).body;
    await passDays('2027-04-29', '2027-05-02');
    const after = (await home.send(portfolioAddresses.get)).body;
    expect(after).toEqual({
      ...before,
      debts: [{ ...before.debts[0], interest_rate: 24.9 }],
    });
  });
});

describe('the fee', () => {
  it('sent again on the day of adding is added once, and is cleared where it is not sent', async () => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    const home = await account.createPortfolio([aDeal({ fee: 60 })]);
    const put = (changes: Record<string, unknown>) =>
      home.send(portfolioAddresses.updateDebt, {
        debt: home.debtId,
        body: aDeal({ ...changes }),
      });
    // The form still holds £2,000.00 and the fee.
    expect((await put({ fee: 60 })).body).toMatchObject({ balance: 2060, original_balance: 2060 });
    expect((await put({ balance: 2060 })).body).toMatchObject({ balance: 2060 });
    expect((await put({ balance: 2060, fee: null })).body).toMatchObject({ balance: 2060 });
    const entries = await home.send(balanceEntryAddresses.list);
    expect(entries.body).toMatchObject([{ entry_type: 'opening', amount: 2060 }]);
  });

  it('later is a charge of that day, which bears interest and is no interest', async () => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    const home = await account.createPortfolio([aDeal({ fee: 60, interest_rate: 24.9 })]);
    await account.jumpTo('2026-12-10T09:00:00Z');
    const later = await home.send(portfolioAddresses.updateDebt, {
      debt: home.debtId,
      body: aDeal({ balance: 2060, interest_rate: 24.9, fee: 15 }),
    });
    // 2,060.00 x 1.8701322 % = 38.52 fell due before.
    expect(later.body).toMatchObject({
      balance: 2075,
      original_balance: 2060,
      payoff_amount: 2113.52,
    });
    const entries = await home.send(balanceEntryAddresses.list);
    expect(entries.body).toMatchObject([
      { entry_type: 'charge', entry_date: '2026-12-10', amount: 15, adjustment_amount: 15 },
      { entry_type: 'opening', amount: 2060 },
    ]);
    await account.jumpTo('2027-01-01T09:00:00Z');
    // 2,113.52 x 1.8701322 % = 39.53
    expect(await home.debt()).toMatchObject({ payoff_amount: 2153.05, interest_paid: 0 });
  });
});
