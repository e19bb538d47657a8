/** Debts: adding within the plan's limit, editing without losing history, replacing a whole list. */

import { creditorProblem } from '@debt-payoff/contract/debt-rules';
import { hasTerm } from '@debt-payoff/contract/debt-types';
import { calculatorLimits } from '@debt-payoff/contract/limits';
import { basisPointsFromPercent, penceFromPounds } from '@debt-payoff/contract/money';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import { once, type Repeatable } from '../idempotency/idempotency.ts';
import { bringInLine } from '../ledger/bring-in-line.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { type AtPortfolio, requireLockedPortfolio } from '../portfolios/owned.ts';
import { touchPortfolio } from '../portfolios/portfolios.store.ts';
import { createAutoPayment, setAutoPayment } from '../schedules/auto-payments.ts';
import { type DebtWork, requireRoom, requireRoomFor } from './debt-limits.ts';
import {
  countDebts,
  type DebtRow,
  type DebtWithSchedules,
  deleteDebts,
  findDebt,
  insertDebts,
  insertStatements,
  listDebts,
  lockDebt,
  updateDebtRow,
} from './debts.store.ts';

export type DebtDeps = { readonly db: Database; readonly clock: Clock };

/** How the request came, where it came as one that may be sent again. */
export type Sent = { readonly repeatable?: Repeatable };

type AtDebt = AtPortfolio & { readonly debtId: number };

export function addDebts(
  { db, clock }: DebtDeps,
  { facts, repeatable, ...at }: AtPortfolio & { facts: readonly DebtFacts[] } & Sent,
): Promise<DebtWithSchedules[]> {
  return db.transaction(async (tx) => {
    const addedIds = await once(tx, repeatable, async () => {
      await requireLockedPortfolio(tx, at);
      const added = await addWithinLimit({ tx, clock, ...at }, facts);
      await touchPortfolio(tx, { portfolioId: at.portfolioId, now: clock.now() });
      return added.map(({ id }) => id);
    });
    const all = await listDebts(tx, { userId: at.userId, portfolioIds: [at.portfolioId] });
    return all.filter(({ id }) => addedIds.includes(id));
  });
}

/** The portfolio must be locked. */
export async function addWithinLimit(
  work: DebtWork,
  facts: readonly DebtFacts[],
): Promise<DebtRow[]> {
  await requireRoomFor(work, facts);
  return storeDebts(work, facts);
}

/** For a caller who has made sure that there is room. */
export async function storeDebts(
  { tx, clock, portfolioId }: DebtWork,
  facts: readonly DebtFacts[],
): Promise<DebtRow[]> {
  const today = clock.today();
  const now = clock.now();
  const rows = await insertDebts(
    tx,
    facts.map((debt) => ({
      portfolioId,
      ...columnsOf(debt, { today }),
      originalBalancePence: penceFromPounds(debt.balance),
      termMonths: termOf(debt),
      addedOn: today,
      interestFrom: today,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await insertStatements(
    tx,
    rows.map(({ id, balancePence, rateBasisPoints, monthlyPaymentPence }) => ({
      debtId: id,
      kind: 'opening' as const,
      statedOn: today,
      balancePence,
      rateBasisPoints,
      monthlyPaymentPence,
      enteredAt: now,
    })),
  );
  for (const [at, debt] of rows.entries()) {
    await createAutoPayment({ tx, clock }, { debt, facts: facts[at] });
  }
  return rows;
}

export function updateDebt(
  { db, clock }: DebtDeps,
  { facts, version, ...at }: AtDebt & { facts: DebtFacts; version: number | undefined },
): Promise<DebtWithSchedules> {
  return db.transaction(async (tx) => {
    const work = { tx, clock, userId: at.userId, portfolioId: at.portfolioId };
    await requireLockedPortfolio(tx, work);
    const debt = await lockDebt(tx, at);
    if (debt === null) throw new DomainError('not_found');
    if (version !== undefined && version !== debt.version) throw new DomainError('conflict');
    requireCreditor(facts, { saved: [debt], field: 'creditor' });
    if (debt.paidOffOn !== null && facts.balance > 0) {
      const { active } = await countDebts(tx, at.portfolioId);
      await requireRoom(work, { before: active, after: active + 1 });
    }
    await changeDebt(work, debt, facts);
    await setAutoPayment({ tx, clock }, { debt, facts });
    await touchPortfolio(tx, { portfolioId: at.portfolioId, now: clock.now() });
    const changed = await findDebt(tx, at);
    if (changed === null) throw new DomainError('not_found');
    return changed;
  });
}

/** Names that were saved before there was a limit stay; one that is new keeps to it. */
export function requireCreditor(
  { creditor }: Pick<DebtFacts, 'creditor'>,
  { saved, field }: { saved: readonly Pick<DebtRow, 'creditor'>[]; field: string },
): void {
  if (saved.some((debt) => debt.creditor === creditor)) return;
  const problem = creditorProblem(creditor);
  if (problem === null) return;
  throw new DomainError('invalid_input', { message: problem, fields: { [field]: problem } });
}

/** A balance or a rate entered by hand is a statement as of today; the history before it stays. */
export async function changeDebt(
  { tx, clock }: DebtWork,
  debt: DebtRow,
  facts: DebtFacts,
): Promise<void> {
  const today = clock.today();
  const now = clock.now();
  const { balancePence, rateBasisPoints, creditor, debtType, monthlyPaymentPence } = columnsOf(
    facts,
    { today },
  );
  const entry = { debtId: debt.id, statedOn: today, enteredAt: now };
  await insertStatements(tx, [
    ...(rateBasisPoints === debt.rateBasisPoints
      ? []
      : [{ ...entry, kind: 'rate' as const, rateBasisPoints }]),
    ...(balancePence === debt.balancePence
      ? []
      : [{ ...entry, kind: 'balance' as const, balancePence }]),
  ]);
  await updateDebtRow(tx, debt.id, {
    creditor,
    debtType,
    monthlyPaymentPence,
    // Without one the term stays as it is, unless this kind of debt has none.
    ...(!hasTerm(debtType) && { termMonths: null }),
    ...(hasTerm(debtType) &&
      facts.term_months !== undefined && { termMonths: facts.term_months || null }),
  });
  await bringInLine({ tx, clock }, debt.id);
}

export function removeDebt({ db, clock }: DebtDeps, at: AtDebt): Promise<void> {
  return db.transaction(async (tx) => {
    await requireLockedPortfolio(tx, at);
    const debt = await lockDebt(tx, at);
    if (debt === null) throw new DomainError('not_found');
    await deleteDebts(tx, [debt.id]);
    await touchPortfolio(tx, { portfolioId: at.portfolioId, now: clock.now() });
  });
}

/** A loan or mortgage that comes without a term has the usual one; 0 stands for none. */
function termOf({ debt_type, term_months }: DebtFacts): number | null {
  if (!hasTerm(debt_type)) return null;
  return (term_months ?? calculatorLimits.termMonthsDefault) || null;
}

function columnsOf(facts: DebtFacts, { today }: { today: string }) {
  const balancePence = penceFromPounds(facts.balance);
  return {
    creditor: facts.creditor,
    debtType: facts.debt_type,
    balancePence,
    rateBasisPoints: basisPointsFromPercent(facts.interest_rate),
    monthlyPaymentPence: penceFromPounds(facts.monthly_payment),
    paidOffOn: balancePence === 0 ? today : null,
  };
}
