/** What the workbook of payments tells is what the pages tell, and nothing is lost between two of its pages. */
import type { BalanceEntry } from '@debt-payoff/contract/balance-entries';
import { balanceEntryAddresses, paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import type { Payment } from '@debt-payoff/contract/payments';
import { describe, expect, it } from 'vitest';
import { paymentSettling } from '../schedules/payment-settling.ts';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';
import { historySource } from './payment-history-report.ts';
import { readHistory, readHistoryPage } from './read-history.ts';

const { db, clock, pool, account } = await createPaymentsWorld();
const deps = { db, clock, paymentSettling };
const pounds = (pence: number | null) => (pence === null ? null : pence / 100);
const at = ({ id }: OwnedPortfolio) => ({ userId: account.person().id, portfolioId: id });

/** All pages, as the workbook asks for them. */
async function historyOf(portfolio: OwnedPortfolio, limit?: number) {
  const { start } = await readHistory(deps, { ...at(portfolio), ...(limit && { limit }) });
  const source = historySource(start, (question) =>
    readHistoryPage(deps, { ...at(portfolio), question }),
  );
  const [payments, entries] = await Promise.all([
    Array.fromAsync(source.payments()),
    Array.fromAsync(source.entries()),
  ]);
  return {
    pages: payments.map(({ length }) => length),
    payments: payments.flat(),
    entries: entries.flat(),
  };
}

describe('the history of a portfolio', async () => {
  const portfolio = await account.createPortfolio([aDebt(), aDebt({ creditor: 'Car' })]);
  await account.jumpTo('2027-01-10T12:00:00Z');
  await portfolio.pay({ payment_date: '2026-12-01', payment_amount: 150.55, notes: 'By phone' });
  await portfolio.pay({
    payment_date: '2027-01-02',
    debt_id: portfolio.debtIds[1],
    payment_type: 'extra',
  });
  await portfolio.pay({ payment_date: '2027-01-02', balance_after_payment: 900.01 });
  await portfolio.send(balanceEntryAddresses.add, {
    body: {
      debt_id: portfolio.debtId,
      entry_type: 'spending',
      entry_date: '2027-01-05',
      amount: 45.6,
    },
  });

  it('has the payments of its page, the newest first', async () => {
    const { body } = await portfolio.send(paymentAddresses.history);
    const { payments } = await historyOf(portfolio);
    expect(payments).toHaveLength(3);
    expect(
      payments.map((payment) => ({
        payment_date: payment.paidOn,
        creditor: payment.debtName,
        payment_type: payment.type,
        payment_amount: pounds(payment.amountPence),
        interest_amount: pounds(payment.interestPence),
        principal_amount: pounds(payment.principalPence),
        adjustment_amount: pounds(payment.adjustmentPence),
        excess_amount: pounds(payment.excessPence),
        balance_after_payment: pounds(payment.balanceAfterPence),
        is_balance_stated: payment.isBalanceStated,
        affects_balance: payment.affectsBalance,
        notes: payment.notes ?? '',
      })),
    ).toEqual(
      body.payments.map((payment: Payment) => ({
        payment_date: payment.payment_date,
        creditor: payment.creditor,
        payment_type: payment.payment_type,
        payment_amount: payment.payment_amount,
        interest_amount: payment.interest_amount,
        principal_amount: payment.principal_amount,
        adjustment_amount: payment.adjustment_amount,
        excess_amount: payment.excess_amount,
        balance_after_payment: payment.balance_after_payment,
        is_balance_stated: payment.is_balance_stated,
        affects_balance: payment.affects_balance,
        notes: payment.notes,
      })),
    );
  });

  it('has its other entries', async () => {
    const { method, path } = paymentAddresses.history;
    const { body } = await portfolio.send({ method, path: `${path}?include=entries` });
    const { entries } = await historyOf(portfolio);
    expect(entries.map(({ kind }) => kind)).toEqual(['spending', 'opening', 'opening']);
    expect(
      entries.map((entry) => ({
        entry_date: entry.on,
        creditor: entry.debtName,
        entry_type: entry.kind,
        interest_amount: pounds(entry.interestPence),
        adjustment_amount: pounds(entry.adjustmentPence),
        balance_after: pounds(entry.balanceAfterPence),
      })),
    ).toEqual(
      body.entries.map((entry: BalanceEntry) => ({
        entry_date: entry.entry_date,
        creditor: entry.creditor,
        entry_type: entry.entry_type,
        interest_amount: entry.interest_amount,
        adjustment_amount: entry.adjustment_amount,
        balance_after: entry.balance_after,
      })),
    );
  });
});

it('every payment comes once, also where a page ends within a day', async () => {
  const portfolio = await account.createPortfolio();
  await pool.query(
    `INSERT INTO payments (debt_id, portfolio_id, amount_pence, paid_on, payment_type, interest_pence,
       principal_pence, excess_pence, balance_after_pence, affects_balance, created_at, updated_at)
     SELECT $1, $2, n, '2020-01-01'::date + n % 7, 'regular', 0, 0, 0, 0, false, now(), now()
     FROM generate_series(1, 2000) AS n`,
    [portfolio.debtId, portfolio.id],
  );
  const { pages, payments } = await historyOf(portfolio, 300);
  expect(pages).toEqual([300, 1_000, 700]);
  expect((await historyOf(portfolio)).pages).toEqual([2_000]);
  expect(new Set(payments.map(({ amountPence }) => amountPence)).size).toBe(2_000);
  const days = payments.map(({ paidOn }) => paidOn);
  expect(days).toEqual(days.toSorted().toReversed());
});
