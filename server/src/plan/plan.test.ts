import {
  balanceEntryAddresses,
  paymentAddresses,
  progressAddresses,
} from '@debt-payoff/contract/payment-addresses';
import { planAddresses, portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';

const { account } = await createPaymentsWorld();

/** Without interest, so that the figures can be followed in the head. */
const card = aDebt({ creditor: 'Card', balance: 300, interest_rate: 0, monthly_payment: 30 });
const loan = aDebt({ creditor: 'Loan', balance: 800, interest_rate: 0, monthly_payment: 50 });
const dear = { interest_rate: 24 };

/** Made in November, and in the first week of December. */
async function inDecember(
  debts: readonly unknown[],
  keeping: Record<string, unknown> = {},
): Promise<OwnedPortfolio> {
  await account.jumpTo('2026-11-15T09:00:00Z');
  const portfolio = await account.createPortfolio(debts);
  await portfolio.send(planAddresses.change, { body: keeping });
  await account.jumpTo('2026-12-05T09:00:00Z');
  return portfolio;
}

const planOf = async ({ send }: OwnedPortfolio) => (await send(planAddresses.get)).body;
const pay = (
  { pay: record, debtIds }: OwnedPortfolio,
  at: number,
  payment_amount: number,
  payment_date = '2026-12-05',
) => record({ debt_id: debtIds[at], payment_amount, payment_date });

describe('the lines of the month', () => {
  it('say what to pay to whom, what of it is recorded, and which debt comes first', async () => {
    const portfolio = await inDecember([card, { ...loan, ...dear }], { extra_payment: 20 });
    await pay(portfolio, 0, 10);
    const plan = await planOf(portfolio);
    expect(plan).toMatchObject({ month: '2026-12', outcome: 'clears', strategy: 'avalanche' });
    expect(plan.lines).toEqual([
      {
        debt_id: portfolio.debtIds[0],
        creditor: 'Card',
        is_first: false,
        first_reason: null,
        planned_amount: 30,
        required_amount: 30,
        is_priority: false,
        takes_extra: true,
        one_off_amount: 0,
        paid_amount: 10,
        stated_amount: 0,
        to_pay: 20,
        counts_from: null,
        due: null,
        debt_free_month: expect.any(String),
      },
      {
        debt_id: portfolio.debtIds[1],
        creditor: 'Loan',
        is_first: true,
        first_reason: 'highest rate now',
        planned_amount: 70,
        required_amount: 50,
        is_priority: false,
        takes_extra: true,
        one_off_amount: 0,
        paid_amount: 0,
        stated_amount: 0,
        to_pay: 70,
        counts_from: null,
        due: null,
        debt_free_month: expect.any(String),
      },
    ]);
  });

  it('have first what comes first as the month began, and none under minimum', async () => {
    const portfolio = await inDecember([card, loan], { strategy: 'snowball', extra_payment: 20 });
    // From here on the loan is the smaller one.
    await pay(portfolio, 1, 700);
    const firstOf = async () =>
      (await planOf(portfolio)).lines.map(({ is_first }: { is_first: boolean }) => is_first);
    expect(await firstOf()).toEqual([true, false]);
    await account.jumpTo('2027-01-05T09:00:00Z');
    expect(await firstOf()).toEqual([false, true]);
    await portfolio.send(planAddresses.change, { body: { strategy: 'minimum' } });
    expect(await firstOf()).toEqual([false, false]);
  });

  it('keep a debt that was paid off this month, and have none of one paid off before', async () => {
    const portfolio = await inDecember([card, loan]);
    await pay(portfolio, 0, 300);
    const linesOf = async () =>
      (await planOf(portfolio)).lines.map(
        (line: { creditor: string; paid_amount: number; to_pay: number }) => [
          line.creditor,
          line.paid_amount,
          line.to_pay,
        ],
      );
    expect(await linesOf()).toEqual([
      ['Card', 300, 0],
      ['Loan', 0, 50],
    ]);
    await account.jumpTo('2027-01-05T09:00:00Z');
    expect(await linesOf()).toEqual([['Loan', 0, 80]]);
  });

  it('say of a debt added this month from when it counts', async () => {
    const portfolio = await inDecember([card]);
    await portfolio.send(portfolioAddresses.addDebt, { body: loan });
    const { month, lines } = await planOf(portfolio);
    expect(month).toBe('2026-12');
    expect(lines).toMatchObject([
      { creditor: 'Card', to_pay: 30, counts_from: null },
      { creditor: 'Loan', to_pay: 0, planned_amount: 0, counts_from: '2027-01', due: null },
    ]);
  });

  it('are those of next month where all debts are new', async () => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    const portfolio = await account.createPortfolio([card, loan]);
    const { month, lines } = await planOf(portfolio);
    expect(month).toBe('2026-12');
    expect(lines).toMatchObject([
      { creditor: 'Card', is_first: true, to_pay: 30, paid_amount: 0, counts_from: null },
      { creditor: 'Loan', is_first: false, to_pay: 50, counts_from: null },
    ]);
  });

  it('have the first date of the month that no payment was recorded for', async () => {
    const portfolio = await inDecember([card, loan]);
    const [first, second] = [
      await portfolio.schedule({ payment_day: 20 }),
      await portfolio.schedule({ payment_day: 5 }),
    ];
    const dueOf = async () => (await planOf(portfolio)).lines[0].due;
    expect(await dueOf()).toEqual({
      scheduled_payment_id: second.body.id,
      due_date: '2026-12-05',
    });
    await portfolio.process('2026-12-05');
    expect(await dueOf()).toEqual({ scheduled_payment_id: first.body.id, due_date: '2026-12-20' });
    await account.jumpTo('2026-12-20T09:00:00Z');
    await portfolio.process('2026-12-20');
    expect(await dueOf()).toBeNull();
    expect((await planOf(portfolio)).lines[1].due).toBeNull();
  });
});

describe('a balance that is stated in place of a payment', () => {
  const state = (portfolio: OwnedPortfolio, amount: number) =>
    portfolio.send(balanceEntryAddresses.add, {
      body: {
        debt_id: portfolio.debtId,
        entry_type: 'balance',
        entry_date: '2026-12-05',
        amount,
      },
    });

  it('counts as the payment of the month, and moves neither the month nor the plan', async () => {
    const portfolio = await inDecember([{ ...card, balance: 1_200, monthly_payment: 100 }]);
    const before = await planOf(portfolio);
    await state(portfolio, 1_100);
    const plan = await planOf(portfolio);
    expect(plan.debt_free_month).toBe(before.debt_free_month);
    expect(plan.lines).toMatchObject([{ paid_amount: 100, stated_amount: 100, to_pay: 0 }]);
    const { body } = await portfolio.send(progressAddresses.planVsActual);
    expect(body).toMatchObject({ causes: [], months_sooner: 0 });
  });

  it('counts for no more than that payment: the rest is a correction', async () => {
    const portfolio = await inDecember([{ ...card, balance: 1_200, monthly_payment: 100 }]);
    await pay(portfolio, 0, 40);
    await state(portfolio, 700);
    const { lines } = await planOf(portfolio);
    expect(lines).toMatchObject([{ paid_amount: 100, stated_amount: 60, to_pay: 0 }]);
  });
});

describe('the freed sum', () => {
  it('is the payment of a debt that is paid off, and stays in the budget', async () => {
    const portfolio = await inDecember([card, loan], { extra_payment: 20 });
    expect(await planOf(portfolio)).toMatchObject({ freed_sum: 0, monthly_budget: 100 });
    const { body: payment } = await pay(portfolio, 0, 300);
    expect(await planOf(portfolio)).toMatchObject({ freed_sum: 30, monthly_budget: 100 });
    await portfolio.send(paymentAddresses.remove, { paymentId: payment.id });
    expect(await planOf(portfolio)).toMatchObject({ freed_sum: 0, monthly_budget: 100 });
  });

  it('can be changed by hand, and an undone payment takes neither from the extra', async () => {
    const portfolio = await inDecember([card, loan], { extra_payment: 20 });
    const { body: payment } = await pay(portfolio, 0, 300);
    const changed = await portfolio.send(planAddresses.change, { body: { freed_sum: 0 } });
    expect(changed.body).toMatchObject({ freed_sum: 0, monthly_budget: 70 });
    await account.jumpTo('2027-01-05T09:00:00Z');
    expect((await planOf(portfolio)).lines).toMatchObject([{ creditor: 'Loan', to_pay: 70 }]);
    await portfolio.send(paymentAddresses.remove, { paymentId: payment.id });
    const undone = await planOf(portfolio);
    expect(undone).toMatchObject({ freed_sum: 0, monthly_budget: 100 });
    expect(undone.lines).toMatchObject([{ to_pay: 50 }, { to_pay: 50 }]);
    await portfolio.send(planAddresses.change, { body: { freed_sum: 15 } });
    expect(await planOf(portfolio)).toMatchObject({ freed_sum: 15, monthly_budget: 115 });
  });

  it('keeps the payment of a debt that is deleted after it was paid off, and of no other', async () => {
    const portfolio = await inDecember([card, loan, { ...card, creditor: 'Store card' }]);
    await pay(portfolio, 0, 300);
    await account.jumpTo('2027-01-05T09:00:00Z');
    const before = await planOf(portfolio);
    await portfolio.send(portfolioAddresses.removeDebt, { debt: portfolio.debtIds[0] ?? 0 });
    const after = await planOf(portfolio);
    expect(after).toMatchObject({ freed_sum: 30, monthly_budget: 110 });
    expect(after.debt_free_month).toBe(before.debt_free_month);
    await portfolio.send(portfolioAddresses.removeDebt, { debt: portfolio.debtIds[2] ?? 0 });
    expect(await planOf(portfolio)).toMatchObject({ freed_sum: 30, monthly_budget: 80 });
  });

  it('keeps it also where a new list leaves the debt out', async () => {
    const portfolio = await inDecember([card, loan]);
    await pay(portfolio, 0, 300);
    await portfolio.send(portfolioAddresses.replaceDebts, { body: { debts: [loan] } });
    expect(await planOf(portfolio)).toMatchObject({ freed_sum: 30, monthly_budget: 80 });
  });

  it('has nothing of a debt that was entered at 0', async () => {
    const portfolio = await inDecember([{ ...card, balance: 0 }, loan]);
    expect(await planOf(portfolio)).toMatchObject({ freed_sum: 0, monthly_budget: 50 });
    await portfolio.send(portfolioAddresses.removeDebt, { debt: portfolio.debtIds[0] ?? 0 });
    expect(await planOf(portfolio)).toMatchObject({ freed_sum: 0, monthly_budget: 50 });
  });

  it('is 0 after all is paid off, but not lost where the last payment is undone', async () => {
    const portfolio = await inDecember([card, loan]);
    await pay(portfolio, 0, 300);
    await portfolio.send(portfolioAddresses.removeDebt, { debt: portfolio.debtIds[0] ?? 0 });
    const { body: last } = await pay(portfolio, 1, 800);
    expect(await planOf(portfolio)).toMatchObject({ outcome: 'debt_free', freed_sum: 0 });
    await portfolio.send(paymentAddresses.remove, { paymentId: last.id });
    expect(await planOf(portfolio)).toMatchObject({ freed_sum: 30, monthly_budget: 80 });
    await pay(portfolio, 1, 800);
    await account.jumpTo('2026-12-10T09:00:00Z');
    await portfolio.send(portfolioAddresses.addDebt, { body: card });
    expect(await planOf(portfolio)).toMatchObject({ freed_sum: 0, monthly_budget: 30 });
  });

  it('is not rolled over by minimum', async () => {
    const portfolio = await inDecember([card, loan], { strategy: 'minimum', extra_payment: 20 });
    await pay(portfolio, 0, 300);
    expect(await planOf(portfolio)).toMatchObject({ freed_sum: 30, monthly_budget: 70 });
  });
});
