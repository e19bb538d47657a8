import { balanceEntryAddresses } from '@debt-payoff/contract/payment-addresses';
import { describe, expect, it } from 'vitest';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';
import { aDeal } from '../testing/termed-debts.ts';

const { account } = await createPaymentsWorld();

type Case = {
  readonly name: string;
  readonly debt: Record<string, unknown>;
  /** Balances that were stated before. */
  readonly stated?: readonly (readonly [day: string, balance: number])[];
  readonly on: string;
  readonly balance: number;
  readonly due: number;
  readonly most: number;
  readonly bears?: boolean;
};

const since = { balance: 1000, interest_rate: 24.9, rate_changes: [] };

/** £1,000.00, opened on 15 November 2026. A month of it at an APR of 24.9 % is £18.70. */
const cases: readonly Case[] = [
  {
    name: 'within the month of the opening nothing is due, but a month at the rate is the bound',
    debt: since,
    on: '2026-11-20',
    ...{ balance: 1000, due: 0, most: 26.31 },
  },
  {
    // 18.70 x 130 % = 24.31, and 2.00
    name: 'after one turn',
    debt: since,
    on: '2026-12-10',
    ...{ balance: 1000, due: 18.7, most: 26.31 },
  },
  {
    // 18.70 and 19.05 are more than one month. 37.75 x 130 % = 49.075, half up; and 2.00
    name: 'after two turns, the second on the first',
    debt: since,
    on: '2027-01-10',
    ...{ balance: 1000, due: 37.75, most: 51.08 },
  },
  {
    // 1,018.70 bears 19.05: 24.77 and 2.00, less 18.70
    name: 'less what was charged in that calendar month',
    debt: since,
    stated: [['2026-12-10', 1018.7]],
    on: '2026-12-20',
    ...{ balance: 1018.7, due: 0, most: 8.07 },
  },
  {
    // What was charged in December, 18.70, does not count in January.
    name: 'and not of the month before',
    debt: since,
    stated: [['2026-12-10', 1018.7]],
    on: '2027-01-02',
    ...{ balance: 1018.7, due: 19.05, most: 26.77 },
  },
  {
    name: 'on the last day of a deal at 0 %, nothing is interest',
    debt: { balance: 1000, rate_changes: [{ last_month: '2026-12', then_rate: 24.9 }] },
    on: '2026-12-31',
    ...{ balance: 1000, due: 0, most: 2, bears: false },
  },
  {
    name: 'on the day after, a month at the rate that follows is the bound, though nothing is due',
    debt: { balance: 1000, rate_changes: [{ last_month: '2026-12', then_rate: 24.9 }] },
    on: '2027-01-01',
    ...{ balance: 1000, due: 0, most: 26.31 },
  },
  {
    name: 'a rate of before counts until an entry comes after it',
    debt: { ...since, rate_changes: [{ last_month: '2026-12', then_rate: 0 }] },
    stated: [['2026-12-10', 1000]],
    // The turn into January charges December, at 24.9 %; the others nothing.
    on: '2027-03-05',
    ...{ balance: 1000, due: 18.7, most: 26.31 },
  },
  {
    name: 'and no longer once one has: then nothing is interest',
    debt: { ...since, rate_changes: [{ last_month: '2026-12', then_rate: 0 }] },
    stated: [['2027-01-01', 1000]],
    on: '2027-03-05',
    ...{ balance: 1000, due: 0, most: 2, bears: false },
  },
  {
    // The turns into December, January and February: 7.97, 8.04 and 34.86. One month at 49.9 % is 34.31.
    name: 'of several rates, what all of the turns came to',
    debt: {
      balance: 1000,
      interest_rate: 10,
      rate_changes: [
        { last_month: '2026-12', then_rate: 49.9 },
        { last_month: '2027-01', then_rate: 5 },
      ],
    },
    on: '2027-02-05',
    ...{ balance: 1000, due: 50.87, most: 68.13 },
  },
  {
    // Nothing has turned at 49.9 % yet; one month at it is 34.31: 44.60 and 2.00.
    name: 'of several rates, one month at the highest where that is more',
    debt: {
      balance: 1000,
      interest_rate: 10,
      rate_changes: [{ last_month: '2026-12', then_rate: 49.9 }],
    },
    on: '2027-01-05',
    ...{ balance: 1000, due: 16.01, most: 46.6 },
  },
  {
    // 2 % a month is 26.82 % a year. 20.00 x 130 % and 2.00
    name: 'at a rate a month',
    debt: { ...since, rate_kind: 'monthly', interest_rate: 2 },
    on: '2026-12-01',
    ...{ balance: 1000, due: 20, most: 28 },
  },
];

const penny = 0.01;
const pounds = (sum: number) => Math.round(sum * 100) / 100;

async function stateBalance(home: OwnedPortfolio, on: string, amount: number) {
  const body = { debt_id: home.debtId, entry_type: 'balance', entry_date: on, amount };
  const { status, body: entry } = await home.send(balanceEntryAddresses.add, { body });
  if (status !== 201) throw new Error(`The balance was not stated: ${JSON.stringify(entry)}`);
  return entry;
}

async function standingOn(home: OwnedPortfolio, day: string) {
  const { standing } = balanceEntryAddresses;
  const address = { ...standing, path: `${standing.path}?date=${day}` };
  return (await home.send(address, { debt: home.debtId })).body;
}

describe('how much of a stated balance of a debt with terms is taken for interest', () => {
  it.each(cases)('$name', async ({ debt, stated = [], on, balance, due, most, bears = true }) => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    const home = await account.createPortfolio([aDeal(debt)]);
    await account.jumpTo('2027-03-10T09:00:00Z');
    for (const [day, before] of stated) await stateBalance(home, day, before);
    expect(await standingOn(home, on)).toMatchObject({
      ...{ balance, interest_due: due, interest_most: most, bears_interest: bears },
    });
    const atBound = await stateBalance(home, on, pounds(balance + most));
    expect(atBound).toMatchObject(
      bears
        ? { interest_amount: most, adjustment_amount: 0 }
        : { interest_amount: due, adjustment_amount: pounds(most - due) },
    );
    await home.send(balanceEntryAddresses.remove, { entryId: atBound.id });
    const beyond = await stateBalance(home, on, pounds(balance + most + penny));
    expect(beyond).toMatchObject({
      interest_amount: due,
      adjustment_amount: pounds(most + penny - due),
    });
    await home.send(balanceEntryAddresses.remove, { entryId: beyond.id });
    const fallen = await stateBalance(home, on, pounds(balance - penny));
    expect(fallen).toMatchObject({
      interest_amount: due,
      adjustment_amount: pounds(-penny - due),
    });
  });

  it('holds for the balance after a payment too', async () => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    const home = await account.createPortfolio([
      aDeal({ balance: 1000, rate_changes: [{ last_month: '2026-12', then_rate: 24.9 }] }),
    ]);
    await account.jumpTo('2027-01-20T09:00:00Z');
    const pay = (balance_after_payment: number, changes: Record<string, unknown> = {}) =>
      home.pay({ payment_date: '2027-01-20', balance_after_payment, ...changes });
    // 926.31 + 100 - 1,000 = 26.31
    const within = await pay(926.31);
    expect(within.body).toMatchObject({ interest_amount: 26.31, principal_amount: 73.69 });
    // Of January, 26.31 has been charged: 926.31 bears 17.32, which makes 22.52 and 2.00, so nothing is left.
    const again = await pay(826.32);
    expect(again.body).toMatchObject({ interest_amount: 0, adjustment_amount: 0.01 });
    const chosen = await pay(726.33, { balance_change: 'interest' });
    expect(chosen.body).toMatchObject({ interest_amount: 0.01, adjustment_amount: 0 });
  });
});
