import { planAddresses, portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld } from '../testing/payments.ts';

const { account } = await createPaymentsWorld();
await account.jumpTo('2026-11-15T09:00:00Z');

const paid = { interest_rate: 0, monthly_payment: 30 };
const card = aDebt({ ...paid, creditor: 'Card', balance: 300 });
const loan = aDebt({ ...paid, creditor: 'Loan', balance: 600 });
const bonus = { month: '2026-12', amount: 100 };
const gift = { month: '2027-02', amount: 50 };

async function withOptions() {
  const portfolio = await account.createPortfolio([
    { ...card, one_offs: [bonus, gift] },
    { ...loan, one_offs: [gift] },
  ]);
  const [cardId = 0, loanId = 0] = portfolio.debtIds;
  const change = (body: Record<string, unknown>) => portfolio.send(planAddresses.change, { body });
  await change({
    one_offs: [gift],
    pauses: [{ from_month: '2027-03', to_month: '2027-04' }],
    debt_free_by: '2027-06',
  });
  return { ...portfolio, cardId, loanId, change };
}

describe('what a plan keeps besides its strategy and its extra', () => {
  it('is told by months of the calendar, with the debts that one-offs are for', async () => {
    const { send, cardId, loanId } = await withOptions();
    expect((await send(planAddresses.get)).body).toMatchObject({
      one_offs: [
        { ...bonus, debt_id: cardId },
        { ...gift, debt_id: null },
        { ...gift, debt_id: cardId },
        { ...gift, debt_id: loanId },
      ],
      pauses: [{ from_month: '2027-03', to_month: '2027-04' }],
      debt_free_by: '2027-06',
      goal: { month: '2027-06', is_in_time: false },
      goal_gap: null,
    });
  });

  it('has its goal still where its month is past, and says why nothing is worked out for it', async () => {
    const { send } = await withOptions();
    await account.jumpTo('2027-07-05T09:00:00Z');
    expect((await send(planAddresses.get)).body).toMatchObject({
      debt_free_by: '2027-06',
      goal: null,
      goal_gap: 'past',
    });
    await account.jumpTo('2026-11-15T09:00:00Z');
  });

  it('takes no new goal that has passed or is more than 1,200 months ahead, and lets one stay that has passed', async () => {
    const { send, change } = await withOptions();
    await account.jumpTo('2027-07-05T09:00:00Z');
    for (const month of ['2027-05', '2127-08', '2199-12']) {
      expect(await change({ debt_free_by: month })).toMatchObject({
        status: 400,
        body: { fields: { debt_free_by: 'Goal must be between 1 and 1,200 months' } },
      });
    }
    for (const month of ['2027-06', '2027-07', '2127-07']) {
      expect((await change({ debt_free_by: month })).status).toBe(200);
    }
    expect((await send(planAddresses.get)).body).toMatchObject({ debt_free_by: '2127-07' });
    await account.jumpTo('2026-11-15T09:00:00Z');
  });

  it('can be taken away piece by piece, and what is left out stays', async () => {
    const { send, change, cardId, loanId } = await withOptions();
    const { body } = await change({
      debt_one_offs: [{ debt_id: cardId, one_offs: [gift] }],
      pauses: [],
    });
    expect(body.one_offs).toEqual([
      { ...gift, debt_id: null },
      { ...gift, debt_id: cardId },
      { ...gift, debt_id: loanId },
    ]);
    expect(body.pauses).toEqual([]);
    expect(body.goal).toMatchObject({ month: '2027-06' });
    const { debts } = (await send(portfolioAddresses.get)).body;
    expect(debts[0]).toMatchObject({ id: cardId, one_offs: [gift] });
    expect((await change({ one_offs: [], debt_free_by: null })).body).toMatchObject({
      one_offs: [
        { ...gift, debt_id: cardId },
        { ...gift, debt_id: loanId },
      ],
      debt_free_by: null,
      goal: null,
    });
  });

  it('makes the version of a debt stale whose one-offs it changes', async () => {
    const { change, cardId, send } = await withOptions();
    const [before] = (await send(portfolioAddresses.get)).body.debts;
    await change({ debt_one_offs: [{ debt_id: cardId, one_offs: [] }] });
    const body = { ...before, one_offs: [] };
    const stale = await send(portfolioAddresses.updateDebt, { debt: cardId, body });
    expect(stale.status).toBe(409);
  });

  it('takes one-offs of its own debts only, and then changes nothing else either', async () => {
    const { change, cardId, send } = await withOptions();
    const { debtId: stranger } = await account.createPortfolio([card]);
    const refused = await change({
      extra_payment: 10,
      debt_one_offs: [
        { debt_id: cardId, one_offs: [] },
        { debt_id: stranger, one_offs: [] },
      ],
    });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ 'debt_one_offs.1.debt_id': 'Choose one of the debts' });
    const plan = (await send(planAddresses.get)).body;
    expect(plan.extra_payment).toBe(0);
    expect(plan.one_offs).toHaveLength(4);
  });
});

it('a deal that ends soon is told with the plan of its portfolio and with all plans', async () => {
  const rate_changes = [{ last_month: '2026-12', then_rate: 2, then_payment: 20 }];
  const portfolio = await account.createPortfolio([
    { ...card, rate_kind: 'monthly', rate_changes },
    loan,
  ]);
  const [debt_id] = portfolio.debtIds;
  const ending_deals = [
    {
      ...{ debt_id, creditor: 'Card', last_day: '2026-12-31' },
      ...{ then_rate: 2, rate_kind: 'monthly', then_payment: 20 },
      // £300, less £30 in December: a debt counts from the month after it was added.
      interest_a_month: 5.4,
    },
  ];
  expect((await portfolio.send(planAddresses.get)).body).toMatchObject({ ending_deals });
  const { plans } = (await portfolio.send(planAddresses.list)).body;
  expect(plans.at(-1)).toMatchObject({ ending_deals });
});
