/** Payments: each change of one brings its debt in line, in one transaction. */
import { paymentLimits } from '@debt-payoff/contract/limits';
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { Payment, PaymentFacts, PaymentSummary } from '@debt-payoff/contract/payments';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { DebtWithSchedules } from '../debts/debts.store.ts';
import { once, type Repeatable } from '../idempotency/idempotency.ts';
import { bringInLine } from '../ledger/bring-in-line.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import {
  type AtPortfolio,
  requireLockedPortfolio,
  requireNamedDebt,
  requirePortfolio,
} from '../portfolios/owned.ts';
import {
  changePayment,
  deletePayment,
  findPayment,
  insertPayments,
  listPayments,
  type PaymentFilter,
  type PaymentRow,
  sumByMonth,
} from './payments.store.ts';
import { markOf, paymentAnswer, readMark, summaryAnswer } from './payments.wire.ts';

export type PaymentDeps = { readonly db: Database; readonly clock: Clock };
type AtPayment = AtPortfolio & { readonly paymentId: number };

export async function listAllPayments({ db }: PaymentDeps, at: AtPortfolio): Promise<Payment[]> {
  await requirePortfolio(db, at);
  return (await listPayments(db, at)).map(paymentAnswer);
}

export async function readHistory(
  { db }: PaymentDeps,
  options: AtPortfolio & PaymentFilter & { before: string | undefined; limit: number | undefined },
): Promise<{ payments: Payment[]; next: string | null }> {
  const { before, limit = paymentLimits.historyPage } = options;
  await requirePortfolio(db, options);
  const place = before === undefined ? null : readMark(before);
  if (before !== undefined && place === null) throw new DomainError('invalid_input');
  const rows = await listPayments(db, { ...options, before: place, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { payments: page.map(paymentAnswer), next: hasMore ? markOf(last) : null };
}

export async function summarisePayments(
  { db }: PaymentDeps,
  options: AtPortfolio & PaymentFilter,
): Promise<PaymentSummary> {
  await requirePortfolio(db, options);
  return summaryAnswer(await sumByMonth(db, options));
}

export function addPayment(
  { db, clock }: PaymentDeps,
  { facts, repeatable, ...at }: AtPortfolio & { facts: PaymentFacts; repeatable: Repeatable },
): Promise<Payment> {
  return db.transaction(async (tx) => {
    const work = { tx, clock };
    return once(tx, repeatable, async () => {
      await requireLockedPortfolio(tx, at);
      const debt = await requireNamedDebt(tx, { ...at, debtId: facts.debt_id });
      const now = clock.now();
      const [paymentId] = await insertPayments(tx, [
        {
          ...columnsOf(facts, clock),
          portfolioId: at.portfolioId,
          createdAt: now,
          updatedAt: now,
        },
      ]);
      if (paymentId === undefined) throw new Error('A payment was not stored');
      await bringInLine(work, debt.id);
      return paymentAnswer(await requirePayment(tx, { ...at, paymentId }));
    });
  });
}

export function updatePayment(
  { db, clock }: PaymentDeps,
  { facts, version, isBalanceStated, repeatable, ...at }: AtPayment & PaymentChange,
): Promise<Payment> {
  return db.transaction((tx) =>
    once(tx, repeatable, async () => {
      await requireLockedPortfolio(tx, at);
      const before = await requirePayment(tx, at);
      if (version !== undefined && version !== before.version) throw new DomainError('conflict');
      // Both rows in one order, whichever way the payment moves.
      const debtIds = [...new Set([before.debtId, facts.debt_id])].sort((a, b) => a - b);
      const touched: DebtWithSchedules[] = [];
      for (const debtId of debtIds) touched.push(await requireNamedDebt(tx, { ...at, debtId }));
      const affects = facts.affects_balance ?? before.affectsBalance;
      const columns = columnsOf({ ...facts, affects_balance: affects }, clock);
      const isEcho = isBalanceStated !== true && isEstimateOf(before, columns.statedBalancePence);
      await changePayment(tx, at.paymentId, {
        ...columns,
        ...(isEcho && { statedBalancePence: null }),
        updatedAt: clock.now(),
      });
      for (const debt of touched) await bringInLine({ tx, clock }, debt.id);
      return paymentAnswer(await requirePayment(tx, at));
    }),
  );
}

type PaymentChange = {
  readonly facts: Omit<PaymentFacts, 'affects_balance'> & {
    readonly affects_balance?: boolean | undefined;
  };
  readonly version: number | undefined;
  readonly isBalanceStated: boolean | undefined;
  readonly repeatable: Repeatable;
};

/** Whether it is what the ledger worked out, which nobody has stated. */
function isEstimateOf(payment: PaymentRow, balancePence: number | null): boolean {
  return payment.statedBalancePence === null && payment.balanceAfterPence === balancePence;
}

export function removePayment({ db, clock }: PaymentDeps, at: AtPayment): Promise<void> {
  return db.transaction(async (tx) => {
    await requireLockedPortfolio(tx, at);
    const payment = await requirePayment(tx, at);
    const debt = await requireNamedDebt(tx, { ...at, debtId: payment.debtId });
    await deletePayment(tx, at.paymentId);
    await bringInLine({ tx, clock }, debt.id);
  });
}

function columnsOf(facts: PaymentFacts, clock: Clock) {
  const stated = facts.balance_after_payment;
  if (facts.payment_date > clock.today()) {
    const message = paymentTexts.payment.dateInFuture;
    throw new DomainError('invalid_input', { message, fields: { payment_date: message } });
  }
  return {
    debtId: facts.debt_id,
    amountPence: penceFromPounds(facts.payment_amount),
    paidOn: facts.payment_date,
    paymentType: facts.payment_type,
    notes: facts.notes,
    affectsBalance: facts.affects_balance,
    statedBalancePence: stated === null || stated === undefined ? null : penceFromPounds(stated),
  };
}

async function requirePayment(tx: Transaction, at: AtPayment): Promise<PaymentRow> {
  const payment = await findPayment(tx, at);
  if (payment === null) throw new DomainError('not_found');
  return payment;
}
