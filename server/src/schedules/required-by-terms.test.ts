/** Schedules of what the lender asks where a rule or a planned payment says what that is. */

import { scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';

const { account } = await createPaymentsWorld();
const { list, checkMissed, unsettled, upcoming, required } = scheduleAddresses;

beforeEach(() => account.jumpTo('2026-11-15T09:00:00Z'));

/** £1,000.00 at 2 % a month, of which the lender asks 1 % and the interest. */
const ruled = aDebt({
  balance: 1000,
  rate_kind: 'monthly',
  interest_rate: 2,
  minimum_rule: { floor: 5, percent: 1, plus_interest: true },
});
const aRequired = (home: OwnedPortfolio, changes: Record<string, unknown> = {}) =>
  home.schedule({
    amount_kind: 'required',
    payment_amount: undefined,
    payment_day: 20,
    ...changes,
  });
const aheadOf = async (home: OwnedPortfolio, days = 60) => {
  const address = { ...upcoming, path: `${upcoming.path}?days=${days}` };
  return (await home.send(address)).body.map(
    (line: { due_date: string; payment_amount: number; is_estimate: boolean }) =>
      [line.due_date, line.payment_amount, line.is_estimate] as const,
  );
};

describe('by a minimum rule', () => {
  it('each month has its own figure, by what was owed when it began', async () => {
    const home = await account.createPortfolio([ruled]);
    await aRequired(home);
    // December: 1 % of 1,000.00 and 20.00; January: 1 % of 1,020.00 and 20.40.
    expect(await aheadOf(home, 70)).toEqual([
      ['2026-11-20', 30, false],
      ['2026-12-20', 30, true],
      ['2027-01-20', 30.6, true],
    ]);
    expect((await home.send(required)).body).toEqual([
      { debt_id: home.debtId, required_payment: 30 },
    ]);
  });

  it('its debt tells with it what the lender asks for this month', async () => {
    const home = await account.createPortfolio([ruled]);
    await aRequired(home);
    const told = async () => (await home.debt()).scheduled_payments[0].payment_amount;
    const asked = async () => (await home.send(required)).body[0].required_payment;
    expect([await told(), await asked()]).toEqual([30, 30]);
    await account.jumpTo('2027-01-25T09:00:00Z');
    expect([await told(), await asked()]).toEqual([30.6, 30.6]);
    await home.pay({ payment_amount: 1_029.19, payment_date: '2027-01-25' });
    expect([await told(), await asked()]).toEqual([11.21, 11.21]);
  });

  it('what is recorded follows from what was recorded before it', async () => {
    const home = await account.createPortfolio([ruled]);
    await aRequired(home);
    await account.jumpTo('2027-01-25T09:00:00Z');
    // 30.00 leaves 970.00; 9.70 and 19.40 leave 960.30; 9.60 and 19.21.
    const amounts = [30, 29.1, 28.81];
    expect((await home.send(checkMissed)).body.missed_payments).toMatchObject([
      { payment_amount: 30, missed_count: 3, missed_amounts: amounts },
    ]);
    const waiting = (await home.send(unsettled)).body;
    expect(waiting.map((date: { payment_amount: number }) => date.payment_amount)).toEqual(amounts);
    const { recorded } = (await home.process('2027-01-25')).body;
    expect(recorded.map((date: { payment_amount: number }) => date.payment_amount)).toEqual(
      amounts,
    );
    expect((await home.debt()).balance).toBe(950.7);
    expect((await home.send(list)).body).toMatchObject([
      // Of 950.70 at the end of January.
      { next_due_date: '2027-02-20', payment_amount: 28.52, is_estimate: true },
    ]);
  });

  it('what is entered this month changes it from next month', async () => {
    const home = await account.createPortfolio([ruled]);
    await aRequired(home);
    await home.pay({ payment_amount: 500, payment_date: '2026-11-15' });
    expect(await aheadOf(home, 40)).toEqual([
      ['2026-11-20', 30, false],
      ['2026-12-20', 15, true],
    ]);
    await account.jumpTo('2026-12-20T09:00:00Z');
    const dates = (await home.process('2026-12-20')).body.recorded;
    // After the 30.00 of November, of 470.00.
    expect(dates).toMatchObject([{ payment_amount: 30 }, { payment_amount: 14.1 }]);
  });

  it('where the rule asks for nothing, nothing is due, whatever is paid', async () => {
    const minimum_rule = { floor: 0, percent: null, plus_interest: false };
    const home = await account.createPortfolio([{ ...ruled, minimum_rule, monthly_payment: 60 }]);
    const { body: schedule } = await aRequired(home);
    expect(schedule).toMatchObject({ payment_amount: 0, next_due_date: null });
    await account.jumpTo('2027-01-25T09:00:00Z');
    expect((await home.send(checkMissed)).body.has_missed_payments).toBe(false);
    expect((await home.process('2027-01-25')).body.status).toBe('nothing_due');
  });
});

describe('by a planned payment', () => {
  const planned = (changes: Record<string, unknown> = {}) =>
    aDebt({
      interest_rate: 0,
      rate_changes: [{ last_month: '2026-12', then_rate: 0, then_payment: 80 }],
      ...changes,
    });

  it('follows it from the month in which it is paid', async () => {
    const home = await account.createPortfolio([planned()]);
    await aRequired(home);
    expect(await aheadOf(home, 70)).toEqual([
      ['2026-11-20', 60, false],
      ['2026-12-20', 60, true],
      ['2027-01-20', 80, true],
    ]);
    await account.jumpTo('2027-01-25T09:00:00Z');
    const { recorded } = (await home.process('2027-01-25')).body;
    expect(recorded).toMatchObject([
      { payment_amount: 60 },
      { payment_amount: 60 },
      { payment_amount: 80 },
    ]);
  });

  it('is first due in the month in which something is asked', async () => {
    const home = await account.createPortfolio([planned({ monthly_payment: 0 })]);
    const { body: schedule } = await aRequired(home);
    expect(schedule).toMatchObject({
      next_due_date: '2027-01-20',
      payment_amount: 80,
      is_estimate: true,
    });
    expect((await aheadOf(home, 70)).map(([day]: [string]) => day)).toEqual(['2027-01-20']);
  });

  it('a fixed one never follows it, also where its debt is saved again', async () => {
    const automatic = { auto_payment_enabled: true, auto_payment_day: 20 };
    const home = await account.createPortfolio([planned(automatic)]);
    const amounts = async () =>
      (await home.send(list)).body.map((each: { payment_amount: number }) => each.payment_amount);
    await account.jumpTo('2027-01-25T09:00:00Z');
    expect((await home.debt()).monthly_payment).toBe(80);
    expect(await amounts()).toEqual([60]);
    const facts = aDebt({ interest_rate: 0, ...automatic });
    const save = (changes: Record<string, unknown>) =>
      home.send(portfolioAddresses.updateDebt, {
        debt: home.debtId,
        body: { ...facts, ...changes },
      });
    expect((await save({ creditor: 'Renamed', monthly_payment: 80 })).status).toBe(200);
    expect(await amounts()).toEqual([60]);
    expect((await save({ monthly_payment: 90 })).body.monthly_payment).toBe(90);
    expect(await amounts()).toEqual([60]);
    expect((await home.process('2027-01-25')).body.recorded.at(-1).payment_amount).toBe(60);
  });
});

describe('where the lender asks for nothing', () => {
  const overdraft = aDebt({
    debt_type: 'Overdraft',
    balance: 500,
    rate_kind: 'ear',
    interest_rate: 39.9,
    minimum_rule: { floor: 0 },
    monthly_payment: null,
  });

  it('a date can be settled in no way, so that it falls due should something be asked', async () => {
    const home = await account.createPortfolio([overdraft]);
    const { body: schedule } = await aRequired(home, { payment_day: 10 });
    await account.jumpTo('2027-01-15T09:00:00Z');
    const refused = {
      status: 400,
      body: expect.objectContaining({ error: 'Nothing is due on that date' }),
    };
    const notPaid = await home.send(scheduleAddresses.settle, {
      scheduleId: schedule.id,
      dueDate: '2027-01-10',
      body: { settled_as: 'not_paid' },
    });
    expect(notPaid).toMatchObject(refused);
    const settles = { scheduled_payment_id: schedule.id, due_date: '2027-01-10' };
    const linked = await home.pay({ payment_date: '2027-01-15', settles });
    expect(linked).toMatchObject(refused);
    expect((await home.debt()).payments_count).toBe(0);
  });

  it('the payment that is recorded by itself follows that, and records nothing', async () => {
    const automatic = { ...overdraft, auto_payment_enabled: true, auto_payment_day: 15 };
    const home = await account.createPortfolio([automatic]);
    expect((await home.send(list)).body).toMatchObject([{ amount_kind: 'required' }]);
    expect((await home.process('2026-11-15')).body).toMatchObject({ processed_count: 0 });
    const paid = aDebt({ ...automatic, monthly_payment: 50 });
    const other = await account.createPortfolio([paid]);
    expect((await other.send(list)).body).toMatchObject([
      { amount_kind: 'fixed', payment_amount: 50 },
    ]);
  });

  it.each([
    { name: 'switched on', before: {}, kind: 'required' },
    { name: 'that was there', before: { auto_payment_enabled: true }, kind: 'required' },
    {
      name: 'switched on for one whose rule goes',
      before: { minimum_rule: { floor: 0 } },
      change: { minimum_rule: null },
      kind: 'fixed',
    },
  ])('the one $name follows the rule that is saved with it', async ({ before, change, kind }) => {
    const home = await account.createPortfolio([aDebt({ monthly_payment: 50, ...before })]);
    const automatic = { auto_payment_enabled: true, auto_payment_day: 15 };
    const facts = { monthly_payment: 0, minimum_rule: { floor: 0 }, ...automatic, ...change };
    const edit = { debt: home.debtId, body: aDebt(facts) };
    const saved = await home.send(portfolioAddresses.updateDebt, edit);
    expect(saved.status).toBe(200);
    expect((await home.send(list)).body).toMatchObject([{ amount_kind: kind }]);
  });
});
