import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { planAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld } from '../testing/payments.ts';
import { call } from '../testing/people.ts';

const { account, app } = await createPaymentsWorld();
await account.jumpTo('2026-11-15T09:00:00Z');

it('tells the first plan with what was agreed when it was made', async () => {
  const agreed = {
    rate_kind: 'monthly',
    interest_rate: 2.125,
    rate_changes: [{ last_month: '2027-03', then_rate: 3.5, then_payment: 120 }],
    minimum_rule: { floor: 25, percent: 1, plus_interest: true },
    is_priority: true,
    takes_extra: false,
    one_offs: [{ month: '2027-02', amount: 250 }],
  };
  const plain = {
    rate_kind: null,
    interest_rate: 18.9,
    rate_changes: [],
    minimum_rule: null,
    is_priority: false,
    takes_extra: true,
    one_offs: [],
  };
  const { send } = await account.createPortfolio([
    aDebt({ ...agreed, monthly_payment: 90 }),
    aDebt({ creditor: 'Loan' }),
  ]);
  const options = {
    one_offs: [{ month: '2027-01', amount: 100 }],
    pauses: [{ from_month: '2027-04', to_month: '2027-05' }],
  };
  expect((await send(planAddresses.change, { body: options })).status).toBe(200);
  const { body } = await call(app, accountAddresses.downloadData, { as: account.person() });
  const [portfolio] = body.portfolios;
  expect(portfolio).toMatchObject({ ...options, debts: [agreed, plain] });
  expect(portfolio.first_plans).toMatchObject([
    {
      ...options,
      debts: [
        { ...agreed, owed: 1_200, monthly_payment: 90 },
        { ...plain, owed: 1_200, monthly_payment: 60 },
      ],
    },
  ]);
  expect(portfolio.stated_balances_and_rates).toMatchObject([
    { kind: 'opening', interest_rate: 2.125, rate_kind: 'monthly' },
    { kind: 'opening', interest_rate: 18.9, rate_kind: null },
  ]);
});
