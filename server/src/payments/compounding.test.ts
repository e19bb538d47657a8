import { paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import { describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';
import { edit } from '../testing/termed-debts.ts';

const { account } = await createPaymentsWorld();
const jump = (day: string) => account.jumpTo(`${day}T09:00:00Z`);

async function payoffOn(home: OwnedPortfolio, day: string): Promise<number> {
  await jump(day);
  return (await home.debt()).payoff_amount;
}

describe('an overdraft that nobody touches', () => {
  it('has each turn rounded, and bears interest on it at the later ones', async () => {
    await jump('2026-11-15');
    const home = await account.createPortfolio([
      {
        creditor: 'Harbour Bank',
        debt_type: 'Overdraft',
        balance: 500,
        interest_rate: 39.9,
        rate_kind: 'ear',
        minimum_rule: { floor: 0 },
      },
    ]);
    expect(await home.debt()).toMatchObject({ monthly_payment: 0, payoff_amount: 500 });
    // 2.8374919 % a month: 14.19, 14.59, 15.00, 15.43, 15.87, 16.32, 16.78, 17.26, 17.75, 18.25, 18.77, 19.30.
    // A year of 39.9 % would be 699.50: rounding each month makes a penny more.
    const months = [
      ['2026-12', 514.19],
      ['2027-01', 528.78],
      ['2027-02', 543.78],
      ['2027-03', 559.21],
      ['2027-04', 575.08],
      ['2027-05', 591.4],
      ['2027-06', 608.18],
      ['2027-07', 625.44],
      ['2027-08', 643.19],
      ['2027-09', 661.44],
      ['2027-10', 680.21],
      ['2027-11', 699.51],
    ] as const;
    let before = 500;
    for (const [month, owed] of months) {
      expect(await payoffOn(home, `${month}-01`)).toBe(owed);
      expect(before).toBeLessThan(owed);
      before = owed;
    }
    expect(await home.debt()).toMatchObject({
      balance: 500,
      monthly_payment: 0,
      interest_paid: 0,
      version: 1,
    });
    // All of it is interest until that is paid.
    const paid = await home.pay({ payment_date: '2027-11-01', payment_amount: 699.5 });
    expect(paid.body).toMatchObject({
      interest_amount: 199.51,
      principal_amount: 499.99,
      balance_after_payment: 0.01,
    });
  });
});

describe('a debt with a year behind it', () => {
  /** 18.9 % without a kind: 1.575 % of the balance at each turn, and none of what fell due. */
  async function aYear(): Promise<OwnedPortfolio> {
    await jump('2026-11-15');
    const home = await account.createPortfolio([aDebt()]);
    for (const day of ['2026-12-20', '2027-01-20', '2027-04-20']) {
      await jump(day);
      await home.pay({ payment_date: day, payment_amount: 60 });
    }
    await jump('2027-11-20');
    return home;
  }

  /** Without what any edit moves. */
  async function historyOf(home: OwnedPortfolio) {
    const { body } = await home.send({
      ...paymentAddresses.history,
      path: `${paymentAddresses.history.path}?include=entries`,
    });
    return body;
  }

  // 1,200.00 bears 18.90, 1,158.90 bears 18.25; 1,117.15 bears 3 x 17.60; 1,109.95 bears 7 x 17.48.
  const before = { balance: 1109.95, interest_paid: 89.95, payoff_amount: 1232.31 };

  it("takes 'Use APR' from that day on, and its history stays to the penny", async () => {
    const home = await aYear();
    const history = await historyOf(home);
    expect(await home.debt()).toMatchObject({ ...before, interest_rate: 18.9, rate_kind: null });
    const edited = await edit(home, { rate_kind: 'apr' });
    expect(edited.body).toMatchObject({ ...before, interest_rate: 18.9, rate_kind: 'apr' });
    expect(await historyOf(home)).toEqual(history);
    // 1,232.31 x 1.4530609 % = 17.91; then 1,250.22 x the same = 18.17.
    expect(await payoffOn(home, '2027-12-01')).toBe(1250.22);
    expect(await payoffOn(home, '2028-01-01')).toBe(1268.39);
    const paid = await home.pay({ payment_date: '2028-01-01', payment_amount: 60 });
    // 122.36 + 17.91 + 18.17
    expect(paid.body).toMatchObject({
      interest_amount: 158.44,
      principal_amount: -98.44,
      balance_after_payment: 1208.39,
    });
    expect(await payoffOn(home, '2028-02-01')).toBe(1225.95);
  });

  it('marked as priority keeps its past, and compounds from that day on', async () => {
    const home = await aYear();
    const history = await historyOf(home);
    const edited = await edit(home, { is_priority: true });
    expect(edited.body).toMatchObject({ ...before, rate_kind: null, is_priority: true });
    expect(await historyOf(home)).toEqual(history);
    // 1,232.31 x 1.575 % = 19.41
    expect(await payoffOn(home, '2027-12-01')).toBe(1251.72);
  });

  it('that uses none of it goes on as before', async () => {
    const home = await aYear();
    await edit(home, { creditor: 'Barclaycard Gold' });
    expect(await payoffOn(home, '2027-12-01')).toBe(1249.79);
    expect(await payoffOn(home, '2028-01-01')).toBe(1267.27);
  });

  it('said to be simple bears the same each month, on all that is owed', async () => {
    const home = await aYear();
    await edit(home, { rate_kind: 'simple', interest_rate: 18.95 });
    // 1,232.31 x 18.95 % / 12 = 19.460...
    expect(await payoffOn(home, '2027-12-01')).toBe(1251.77);
  });

  it('at a rate a month takes three decimals', async () => {
    const home = await aYear();
    const edited = await edit(home, { rate_kind: 'monthly', interest_rate: 1.875 });
    expect(edited.body.interest_rate).toBe(1.875);
    // 1,232.31 x 1.875 % = 23.1058
    expect(await payoffOn(home, '2027-12-01')).toBe(1255.42);
    // What is read can be sent back.
    expect((await edit(home, { creditor: 'Barclaycard Gold' })).body.interest_rate).toBe(1.875);
  });
});
