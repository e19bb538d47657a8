/** Figures of plans with terms, worked by hand. Nothing bears interest. */
import { balanceEntryAddresses } from '@debt-payoff/contract/payment-addresses';
import { planAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { beforeEach, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';

const { account } = await createPaymentsWorld();
beforeEach(() => account.jumpTo('2026-11-15T09:00:00Z'));

const planOf = async (home: OwnedPortfolio) => (await home.send(planAddresses.get)).body;

it('a goal takes an extra, of which what is paid already is no more', async () => {
  const debt = aDebt({ balance: 1_000, interest_rate: 0, monthly_payment: 100 });
  const home = await account.createPortfolio([debt]);
  const body = { extra_payment: 20, debt_free_by: '2027-03' };
  await home.send(planAddresses.change, { body });
  // December to March: four payments of £250.00.
  expect((await planOf(home)).goal).toEqual({
    month: '2027-03',
    extra_payment: 150,
    more_a_month: 130,
    is_in_time: false,
    is_over_budget: false,
  });
});

it('a month in which lenders ask for more than the budget is told ahead, and when it has come', async () => {
  const minimum_rule = { floor: 5, percent: 5 };
  const debt = aDebt({ balance: 1_000, interest_rate: 0, monthly_payment: 50, minimum_rule });
  const home = await account.createPortfolio([debt]);
  expect((await planOf(home)).shortfall).toBeNull();
  const spent = await home.send(balanceEntryAddresses.add, {
    body: {
      debt_id: home.debtId,
      entry_type: 'spending',
      entry_date: '2026-11-15',
      amount: 200,
    },
  });
  expect(spent.status).toBe(201);
  // 5 % of £1,200.00.
  const shortfall = { month: '2026-12', amount: 10, asked: 60 };
  await home.send(planAddresses.change, { body: { debt_free_by: '2036-12' } });
  expect(await planOf(home)).toMatchObject({
    shortfall,
    goal: { is_in_time: false, is_over_budget: true },
  });
  await account.jumpTo('2026-12-10T09:00:00Z');
  expect((await planOf(home)).shortfall).toEqual(shortfall);
});

it('a line has of a one-off what its debt can take', async () => {
  const small = { balance: 160, interest_rate: 0, monthly_payment: 50 };
  const home = await account.createPortfolio([
    aDebt({ ...small, one_offs: [{ month: '2026-12', amount: 500 }] }),
    aDebt({ balance: 2_000, interest_rate: 0, monthly_payment: 50 }),
  ]);
  await account.jumpTo('2026-12-10T09:00:00Z');
  expect((await planOf(home)).lines).toMatchObject([
    { planned_amount: 160, one_off_amount: 110 },
    { planned_amount: 440, one_off_amount: 0 },
  ]);
});
