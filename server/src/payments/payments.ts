/** Payments: a change of one is applied to its debt's ledger, in one transaction. */
import { paymentLimits } from '@debt-payoff/contract/limits';
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { NewPayment, PaymentFacts } from '@debt-payoff/contract/payments';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type KeptReply, runOnce } from '../idempotency/idempotency.ts';
import { requireNamedDebt } from '../ledger/debt-ownership.ts';
import {
  type AtPayment,
  changePayment,
  deletePayment,
  insertPayments,
} from '../ledger/entries.store.ts';
import { applyLedgerChange, type LedgerDeps } from '../ledger/ledger.ts';
import type { Clock } from '../platform/clock.ts';
import { DomainError } from '../platform/errors.ts';
import { requireSameVersion } from '../platform/versions.ts';
import {
  type AtPortfolio,
  requireLockedPortfolio,
  requirePortfolio,
} from '../portfolios/portfolio-ownership.ts';
import {
  findPayment,
  type HistoryCursor,
  listPayments,
  type MonthSums,
  type PaymentFilter,
  type PaymentReader,
  type PaymentRow,
  sumByMonth,
} from './payments.store.ts';

export type PaymentDeps = LedgerDeps & Pick<PaymentReader, 'paymentSettling'>;

export async function listAllPayments(deps: PaymentDeps, at: AtPortfolio): Promise<PaymentRow[]> {
  await requirePortfolio(deps.db, at);
  return listPayments(deps, at);
}

export type HistoryPage = {
  readonly payments: readonly PaymentRow[];
  /** Null on the last page. */
  readonly next: HistoryCursor | null;
};

export async function readHistory(
  deps: PaymentDeps,
  options: AtPortfolio &
    PaymentFilter & { before: HistoryCursor | null; limit: number | undefined },
): Promise<HistoryPage> {
  const { limit = paymentLimits.historyPage } = options;
  await requirePortfolio(deps.db, options);
  const rows = await listPayments(deps, { ...options, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return { payments: page, next: rows.length > limit ? (page.at(-1) ?? null) : null };
}

export async function summarisePayments(
  { db }: PaymentDeps,
  options: AtPortfolio & PaymentFilter,
): Promise<MonthSums[]> {
  await requirePortfolio(db, options);
  return sumByMonth(db, options);
}

export function addPayment<Reply>(
  deps: PaymentDeps,
  {
    facts,
    idempotencyKey,
    toReply,
    ...at
  }: AtPortfolio & { facts: NewPayment } & KeptReply<PaymentRow, Reply>,
): Promise<Reply> {
  const { clock, debtHooks, paymentSettling } = deps;
  const { settles } = facts;
  return deps.db.transaction((tx) =>
    runOnce(tx, idempotencyKey, async () => {
      await requireLockedPortfolio(tx, at);
      const debt = await requireNamedDebt(tx, { ...at, debtId: facts.debt_id });
      const now = clock.now();
      const { portfolioId } = at;
      const [paymentId] = await insertPayments(tx, [
        { ...columnsOf(facts, clock), portfolioId, createdAt: now, updatedAt: now },
      ]);
      if (paymentId === undefined) throw new Error('A payment was not stored');
      if (settles !== null && settles !== undefined) {
        const order = { ...at, settles, debtId: debt.id, paymentId };
        await paymentSettling.settle({ tx, clock }, order);
      }
      await applyLedgerChange({ tx, clock, debtHooks }, debt.id);
      return toReply(await getPayment({ ...deps, db: tx }, { ...at, paymentId }));
    }),
  );
}

export function updatePayment<Reply>(
  deps: PaymentDeps,
  {
    facts,
    version,
    isBalanceStated,
    idempotencyKey,
    toReply,
    ...at
  }: AtPayment & PaymentChange & KeptReply<PaymentRow, Reply>,
): Promise<Reply> {
  const { clock, debtHooks } = deps;
  return deps.db.transaction((tx) =>
    runOnce(tx, idempotencyKey, async () => {
      await requireLockedPortfolio(tx, at);
      const before = await getPayment({ ...deps, db: tx }, at);
      requireSameVersion(before, version);
      // Both rows in one order, whichever way the payment moves.
      const debtIds = [...new Set([before.debtId, facts.debt_id])].sort((a, b) => a - b);
      for (const debtId of debtIds) await requireNamedDebt(tx, { ...at, debtId });
      const affects = facts.affects_balance ?? before.affectsBalance;
      const columns = columnsOf({ ...facts, affects_balance: affects }, clock);
      const isEcho = isBalanceStated !== true && isEstimateOf(before, columns.statedBalancePence);
      await changePayment(tx, at, {
        ...columns,
        ...(isEcho && { statedBalancePence: null }),
        updatedAt: clock.now(),
      });
      const isMoved = facts.debt_id !== before.debtId;
      if (isMoved) await deps.paymentSettling.openLinked(tx, at.paymentId);
      for (const debtId of debtIds) await applyLedgerChange({ tx, clock, debtHooks }, debtId);
      return toReply(await getPayment({ ...deps, db: tx }, at));
    }),
  );
}

type PaymentChange = {
  readonly facts: Omit<PaymentFacts, 'affects_balance'> & {
    readonly affects_balance?: boolean | undefined;
  };
  readonly version: number | undefined;
  readonly isBalanceStated: boolean | undefined;
};

/** Whether it is what the ledger worked out, which nobody has stated. */
function isEstimateOf(payment: PaymentRow, balancePence: number | null): boolean {
  return payment.statedBalancePence === null && payment.balanceAfterPence === balancePence;
}

export function removePayment(deps: PaymentDeps, at: AtPayment): Promise<void> {
  const { clock, debtHooks } = deps;
  return deps.db.transaction(async (tx) => {
    await requireLockedPortfolio(tx, at);
    const { debtId } = await getPayment({ ...deps, db: tx }, at);
    const debt = await requireNamedDebt(tx, { ...at, debtId });
    await deps.paymentSettling.openLinked(tx, at.paymentId);
    await deletePayment(tx, at);
    await applyLedgerChange({ tx, clock, debtHooks }, debt.id);
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

async function getPayment(reader: PaymentReader, at: AtPayment): Promise<PaymentRow> {
  const payment = await findPayment(reader, at);
  if (payment === null) throw new DomainError('not_found');
  return payment;
}
