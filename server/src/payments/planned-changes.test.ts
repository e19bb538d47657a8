import { paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';
import { aDeal, edit } from '../testing/termed-debts.ts';

const { account } = await createPaymentsWorld();
const jump = (day: string) => account.jumpTo(`${day}T09:00:00Z`);

/** 0 % and £100.00, from February 2027 on 10 % and £120.00, from May on 20 % and £150.00. */
const twoChanges = [
  { last_month: '2027-01', then_rate: 10, then_payment: 120 },
  { last_month: '2027-04', then_rate: 20, then_payment: 150 },
];

async function aHome(changes: Record<string, unknown> = {}): Promise<OwnedPortfolio> {
  await jump('2026-11-15');
  return account.createPortfolio([aDeal({ rate_changes: twoChanges, ...changes })]);
}

async function paymentOn(home: OwnedPortfolio, day: string): Promise<number> {
  await jump(day);
  return (await home.debt()).monthly_payment;
}

async function rateOn(home: OwnedPortfolio, day: string): Promise<number> {
  await jump(day);
  return (await home.debt()).interest_rate;
}

async function payoffOn(home: OwnedPortfolio, day: string): Promise<number> {
  await jump(day);
  return (await home.debt()).payoff_amount;
}

/** In the order in which they were paid. */
async function interestOfPayments(home: OwnedPortfolio): Promise<number[]> {
  const { body } = await home.send(paymentAddresses.list);
  return body.map((paid: { interest_amount: number }) => paid.interest_amount).toReversed();
}

describe('the payment after a change', () => {
  it('is in force from the first of the month after its last month, wherever it is told', async () => {
    const home = await aHome();
    const told = async (day: string) => {
      await jump(day);
      const { body } = await home.send(portfolioAddresses.get);
      const [{ monthly_payment, minimum_payment, version }] = body.debts;
      return [body.monthly_payments, monthly_payment, minimum_payment, version];
    };
    expect(await told('2027-01-31')).toEqual([100, 100, 100, 1]);
    expect(await told('2027-02-01')).toEqual([120, 120, 120, 1]);
    expect(await told('2027-04-30')).toEqual([120, 120, 120, 1]);
    expect(await told('2027-05-01')).toEqual([150, 150, 150, 1]);
    const { body: all } = await home.send({ ...portfolioAddresses.list });
    expect(all.find(({ id }: { id: number }) => id === home.id).monthly_payments).toBe(150);
  });

  it('stays as it is where a change says nothing of it', async () => {
    const [first, second] = twoChanges;
    const home = await aHome({ rate_changes: [first, { ...second, then_payment: null }] });
    expect(await paymentOn(home, '2027-04-30')).toBe(120);
    expect(await paymentOn(home, '2027-05-01')).toBe(120);
  });

  it('gives way to one that is set by hand, until the next change', async () => {
    const home = await aHome();
    await jump('2027-02-10');
    expect((await edit(home, { monthly_payment: 130 })).body.monthly_payment).toBe(130);
    expect(await paymentOn(home, '2027-04-30')).toBe(130);
    expect(await paymentOn(home, '2027-05-01')).toBe(150);
  });

  it('set by hand before a change holds only until it', async () => {
    const home = await aHome();
    await jump('2027-01-31');
    await edit(home, { monthly_payment: 90 });
    expect(await paymentOn(home, '2027-01-31')).toBe(90);
    expect(await paymentOn(home, '2027-02-01')).toBe(120);
  });

  it('set by hand on the day of a change holds against it', async () => {
    const home = await aHome();
    await jump('2027-05-01');
    await edit(home, { monthly_payment: 110 });
    expect(await paymentOn(home, '2027-05-01')).toBe(110);
    expect(await paymentOn(home, '2027-12-31')).toBe(110);
  });

  it('sent as it is sets nothing: a change that is put in before goes on from it', async () => {
    const home = await aHome();
    await jump('2027-05-20');
    const renamed = await edit(home, { creditor: 'Harbour Gold' });
    expect(renamed.body).toMatchObject({ monthly_payment: 150, interest_rate: 20 });
    // A month later its second change is put a month back, with another payment.
    await jump('2027-06-20');
    const [first] = twoChanges;
    const moved = { last_month: '2027-05', then_rate: 20, then_payment: 160 };
    const edited = await edit(home, { rate_changes: [first, moved] });
    expect(edited.body.monthly_payment).toBe(160);
  });

  it('does not touch a debt that was paid off before it; opened again, it counts', async () => {
    const home = await aHome();
    await jump('2027-04-10');
    const owed = (await home.debt()).payoff_amount;
    const paid = await home.pay({ payment_date: '2027-04-10', payment_amount: owed });
    expect(await paymentOn(home, '2027-05-01')).toBe(120);
    expect(await home.debt()).toMatchObject({ is_paid_off: true, interest_rate: 20 });
    const renamed = await edit(home, { creditor: 'Harbour Gold' });
    expect(renamed.body).toMatchObject({ is_paid_off: true, monthly_payment: 120 });
    await home.send(paymentAddresses.remove, { paymentId: paid.body.id });
    expect(await paymentOn(home, '2027-05-02')).toBe(150);
  });
});

describe('the rate after a change', () => {
  it('gives way to one that is set by hand, until the next change', async () => {
    const home = await aHome();
    expect(await rateOn(home, '2027-01-31')).toBe(0);
    expect(await rateOn(home, '2027-02-01')).toBe(10);
    await jump('2027-02-10');
    await edit(home, { interest_rate: 12 });
    // The turn into February charges January at 0 %; those into March, April and May 12 %: 0.9488793 % a month.
    expect(await payoffOn(home, '2027-02-28')).toBe(2000);
    expect(await payoffOn(home, '2027-03-01')).toBe(2018.98);
    expect(await payoffOn(home, '2027-04-01')).toBe(2038.14);
    expect(await rateOn(home, '2027-04-30')).toBe(12);
    expect(await payoffOn(home, '2027-05-01')).toBe(2057.48);
    expect(await rateOn(home, '2027-05-01')).toBe(20);
    // 2,057.48 x 1.5309470 %
    expect(await payoffOn(home, '2027-06-01')).toBe(2088.98);
  });

  it('set by hand on the day of a change holds against it', async () => {
    const home = await aHome();
    await jump('2027-05-01');
    expect((await edit(home, { interest_rate: 15 })).body.interest_rate).toBe(15);
    expect(await rateOn(home, '2027-06-01')).toBe(15);
  });

  it('a change that is put in ahead of today changes nothing before its day', async () => {
    await jump('2026-11-15');
    const home = await account.createPortfolio([aDeal({ rate_changes: [], interest_rate: 12 })]);
    await jump('2027-02-10');
    const before = await home.debt();
    const ahead = [{ last_month: '2027-02', then_rate: 0 }];
    const after = (await edit(home, { rate_changes: ahead })).body;
    expect(after.payoff_amount).toBe(before.payoff_amount);
    expect(after.interest_rate).toBe(12);
    // 12 % three times from 15 November: the turn into March is the last that bears.
    expect(await payoffOn(home, '2027-04-01')).toBe(await payoffOn(home, '2027-03-01'));
  });
});

describe('a past change', () => {
  /** £100.00 on the 20th of each month from December to June, and 24.9 % from May on. */
  async function untilJuly(): Promise<OwnedPortfolio> {
    await jump('2026-11-15');
    const home = await account.createPortfolio([aDeal()]);
    for (const month of ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']) {
      await jump(`${month}-20`);
      await home.pay({ payment_date: `${month}-20` });
    }
    await jump('2027-06-20');
    await home.pay({ payment_date: '2027-06-20' });
    await jump('2027-07-10');
    return home;
  }

  it('that is edited edits history', async () => {
    const home = await untilJuly();
    // May alone has been charged by June: 1,400.00 x 1.8701322 %; then 1,326.18.
    expect(await interestOfPayments(home)).toEqual([0, 0, 0, 0, 0, 0, 26.18]);
    expect(await home.debt()).toMatchObject({ balance: 1326.18, payoff_amount: 1350.98 });
    const edited = await edit(home, {
      rate_changes: [{ last_month: '2027-02', then_rate: 24.9 }],
    });
    // From March on: 1,600.00, 1,529.92, 1,458.53 and 1,385.81.
    expect(await interestOfPayments(home)).toEqual([0, 0, 0, 0, 29.92, 28.61, 27.28]);
    expect(edited.body).toMatchObject({
      balance: 1385.81,
      payoff_amount: 1411.73,
      interest_paid: 85.81,
      interest_rate: 24.9,
    });
  });

  it("whose month alone is edited keeps its kind, though 'Use APR' came after it", async () => {
    await jump('2026-11-15');
    const home = await account.createPortfolio([
      aDeal({
        ...{ balance: 1200, rate_kind: 'monthly', interest_rate: 1.8 },
        rate_changes: [{ last_month: '2026-12', then_rate: 1.5 }],
      }),
    ]);
    await jump('2027-04-10');
    await edit(home, { rate_kind: 'apr', interest_rate: 19.9 });
    const edited = await edit(home, { rate_changes: [{ last_month: '2027-01', then_rate: 1.5 }] });
    // 1.8 % a month for three turns: 21.60, 21.99 and 22.38; then 1.5 %: 18.99 and 19.27.
    expect(edited.body).toMatchObject({ payoff_amount: 1304.23, interest_rate: 19.9 });
  });

  it('cannot come before the month in which the debt was added', async () => {
    const home = await untilJuly();
    const change = (last_month: string) =>
      edit(home, { rate_changes: [{ last_month, then_rate: 24.9 }] });
    const message = 'This deal ends before the end of this month. Enter the rate that follows';
    const refused = await change('2026-10');
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      error: message,
      fields: { 'rate_changes.0.last_month': message },
    });
    expect((await change('2026-11')).status).toBe(200);
  });

  it('stays as it is for anyone who knows nothing of changes', async () => {
    const home = await untilJuly();
    const before = await home.debt();
    const edited = await edit(home, { creditor: 'Harbour Gold' });
    const { updated_at, version, creditor, ...rest } = before;
    expect(edited.body).toMatchObject(rest);
    expect(await interestOfPayments(home)).toEqual([0, 0, 0, 0, 0, 0, 26.18]);
  });

  it('that is taken away leaves the rate that is sent with it in force', async () => {
    const home = await untilJuly();
    const edited = await edit(home, { rate_changes: [], interest_rate: 24.9 });
    expect(edited.body.interest_rate).toBe(24.9);
  });

  it('that is taken away leaves the payment that is sent with it in force', async () => {
    const home = await aHome();
    await jump('2027-06-10');
    const edited = await edit(home, { rate_changes: [], monthly_payment: 150 });
    expect(edited.body.monthly_payment).toBe(150);
  });
});
