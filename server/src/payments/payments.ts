/** Payments: a change of one is applied to its debt's ledger, in one transaction. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { NewPayment, PaymentFacts } from '@debt-payoff/contract/payments';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { applyWithinLimit } from '../debts/debt-limits.ts';
import { type KeptReply, runOnce } from '../idempotency/idempotency.ts';
import { type HookWork, tellChanged } from '../ledger/debt-hooks.ts';
import { requireNamedDebt } from '../ledger/debt-ownership.ts';
import type { DebtRow } from '../ledger/debt-rows.store.ts';
import {
  type AtPayment,
  changePayment,
  deletePayment,
  insertPayments,
} from '../ledger/entries.store.ts';
import { applyLedgerChange, type LedgerDeps } from '../ledger/ledger.ts';
import type { Clock } from '../platform/clock.ts';
import { DomainError, invalidField } from '../platform/errors.ts';
import { requireSameVersion } from '../platform/versions.ts';
import {
  type AtPortfolio,
  requireLockedPortfolio,
  requirePortfolio,
} from '../portfolios/portfolio-ownership.ts';
import {
  findPayment,
  listPayments,
  type PaymentReader,
  type PaymentRow,
} from './payments.store.ts';

export type PaymentDeps = LedgerDeps & Pick<PaymentReader, 'paymentSettling'>;

export async function listAllPayments(deps: PaymentDeps, at: AtPortfolio): Promise<PaymentRow[]> {
  await requirePortfolio(deps.db, at);
  return listPayments(deps, at);
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
      const work = { tx, clock, debtHooks, ...at };
      await applyWithinLimit(work, debt);
      await tellChanged(work, portfolioId);
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
      const debts: DebtRow[] = [];
      for (const debtId of debtIds) debts.push(await requireNamedDebt(tx, { ...at, debtId }));
      const affects = facts.affects_balance ?? before.affectsBalance;
      const { balance_change = before.balanceChange } = facts;
      const columns = columnsOf({ ...facts, affects_balance: affects, balance_change }, clock);
      const isEcho = isBalanceStated !== true && isEstimateOf(before, columns.statedBalancePence);
      await changePayment(tx, at, {
        ...columns,
        ...(isEcho && { statedBalancePence: null, balanceChange: null }),
        updatedAt: clock.now(),
      });
      const isMoved = facts.debt_id !== before.debtId;
      if (isMoved) await deps.paymentSettling.openLinked(tx, at.paymentId);
      const work = { tx, clock, debtHooks, userId: at.userId, portfolioId: at.portfolioId };
      for (const debt of debts) {
        // Correcting a payment is not adding; stating that more is owed is.
        if (isEcho || columns.statedBalancePence === null) await applyLedgerChange(work, debt.id);
        else await applyWithinLimit(work, debt);
      }
      const formerDebt = debts.find(({ id }) => id === before.debtId);
      if (formerDebt !== undefined) {
        await resumeSchedules(
          { ...work, paymentSettling: deps.paymentSettling },
          { debt: formerDebt, payment: before },
        );
      }
      await tellChanged(work, at.portfolioId);
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
    const payment = await getPayment({ ...deps, db: tx }, at);
    const debt = await requireNamedDebt(tx, { ...at, debtId: payment.debtId });
    await deps.paymentSettling.openLinked(tx, at.paymentId);
    await deletePayment(tx, at);
    const work = { tx, clock, debtHooks, userId: at.userId, portfolioId: at.portfolioId };
    await applyLedgerChange(work, debt.id);
    await resumeSchedules({ ...work, paymentSettling: deps.paymentSettling }, { debt, payment });
    await tellChanged(work, at.portfolioId);
  });
}

/**
 * Where paying off is undone on its day, or a due date waits for its payment again, the schedules go on that it had
 * ended. Later, what has happened since is not for us to guess.
 */
async function resumeSchedules(
  work: AtPortfolio & HookWork & Pick<PaymentDeps, 'paymentSettling'>,
  { debt, payment }: { readonly debt: DebtRow; readonly payment: PaymentRow },
): Promise<void> {
  const { tx, clock, paymentSettling } = work;
  if (debt.paidOffOn === null) return;
  const { paidOffOn } = await requireNamedDebt(tx, { ...work, debtId: debt.id });
  if (paidOffOn !== null) return;
  await paymentSettling.resumeSchedules(work, {
    debtId: debt.id,
    ...(payment.settled?.settledAs !== 'linked' && { endedOn: clock.today() }),
  });
}

function columnsOf(facts: PaymentFacts, clock: Clock) {
  const { balance_after_payment: stated = null, balance_change: balanceChange = null } = facts;
  if (facts.payment_date > clock.today()) {
    throw invalidField('payment_date', paymentTexts.payment.dateInFuture);
  }
  return {
    debtId: facts.debt_id,
    amountPence: penceFromPounds(facts.payment_amount),
    paidOn: facts.payment_date,
    paymentType: facts.payment_type,
    notes: facts.notes,
    affectsBalance: facts.affects_balance,
    statedBalancePence: stated === null ? null : penceFromPounds(stated),
    // Where no balance is stated, there is nothing to choose.
    balanceChange: stated === null ? null : balanceChange,
  };
}

async function getPayment(reader: PaymentReader, at: AtPayment): Promise<PaymentRow> {
  const payment = await findPayment(reader, at);
  if (payment === null) throw new DomainError('not_found');
  return payment;
}
