/** Spending, charges, refunds and stated balances: a change of one is applied to its debt's ledger, in one transaction. */
import type { BalanceEntryChange, BalanceEntryFacts } from '@debt-payoff/contract/balance-entries';
import { calculatorLimits } from '@debt-payoff/contract/limits';
import { formatPence, penceFromPounds } from '@debt-payoff/contract/money';
import { balanceEntryTexts } from '@debt-payoff/contract/texts/balance-entries';
import { fieldNames, fieldTexts } from '@debt-payoff/contract/texts/fields';
import { applyWithinLimit } from '../debts/debt-limits.ts';
import { type KeptReply, runOnce } from '../idempotency/idempotency.ts';
import { tellChanged } from '../ledger/debt-hooks.ts';
import { requireNamedDebt } from '../ledger/debt-ownership.ts';
import type { DebtRow } from '../ledger/debt-rows.store.ts';
import {
  type AtStatement,
  changeStatement,
  deleteStatement,
  insertStatements,
} from '../ledger/entries.store.ts';
import { applyLedgerChange, type LedgerDeps } from '../ledger/ledger.ts';
import { changeOpening } from '../ledger/opening.ts';
import type { Clock } from '../platform/clock.ts';
import type { Reader } from '../platform/database/database.ts';
import { DomainError, invalidField } from '../platform/errors.ts';
import { requireSameVersion } from '../platform/versions.ts';
import {
  type AtPortfolio,
  requireLockedPortfolio,
  requirePortfolio,
} from '../portfolios/portfolio-ownership.ts';
import {
  type BalanceEntryRow,
  findBalanceEntry,
  listBalanceEntries,
} from './balance-entries.store.ts';

export async function listAllEntries(
  { db }: LedgerDeps,
  options: AtPortfolio & { readonly debtId?: number | undefined },
): Promise<BalanceEntryRow[]> {
  await requirePortfolio(db, options);
  return listBalanceEntries(db, options);
}

export function addBalanceEntry<Reply>(
  deps: LedgerDeps,
  {
    facts,
    idempotencyKey,
    toReply,
    ...at
  }: AtPortfolio & { facts: BalanceEntryFacts } & KeptReply<BalanceEntryRow, Reply>,
): Promise<Reply> {
  const { clock, debtHooks } = deps;
  return deps.db.transaction((tx) =>
    runOnce(tx, idempotencyKey, async () => {
      await requireLockedPortfolio(tx, at);
      const debt = await requireNamedDebt(tx, { ...at, debtId: facts.debt_id });
      requireDay(facts, { debt, clock });
      const [statementId] = await insertStatements(tx, [
        { debtId: debt.id, kind: facts.entry_type, ...columnsOf(facts), enteredAt: clock.now() },
      ]);
      if (statementId === undefined) throw new Error('An entry was not stored');
      const work = { tx, clock, debtHooks, ...at };
      await applyWithinLimit(work, debt);
      const entry = await getEntry(tx, { ...at, statementId });
      requirePossible(entry);
      await tellChanged(work, at.portfolioId);
      return toReply(entry);
    }),
  );
}

export function updateBalanceEntry<Reply>(
  deps: LedgerDeps,
  {
    facts,
    version,
    idempotencyKey,
    toReply,
    ...at
  }: AtStatement & {
    facts: Omit<BalanceEntryChange, 'version'>;
    version: number | undefined;
  } & KeptReply<BalanceEntryRow, Reply>,
): Promise<Reply> {
  const { clock, debtHooks } = deps;
  return deps.db.transaction((tx) =>
    runOnce(tx, idempotencyKey, async () => {
      await requireLockedPortfolio(tx, at);
      const before = await getEntry(tx, at);
      requireSameVersion(before, version);
      const debt = await requireNamedDebt(tx, { ...at, debtId: before.debtId });
      if (before.kind === 'opening') {
        requireOpening(facts, before);
        const balancePence = penceFromPounds(facts.amount);
        await changeOpening(tx, { ...at, debtId: debt.id, balancePence });
        await changeStatement(tx, at, { notes: facts.notes });
      } else {
        requireSameSort(facts, before);
        requireDay(facts, { debt, clock });
        const { balance_change = before.balanceChange } = facts;
        await changeStatement(tx, at, {
          kind: facts.entry_type,
          ...columnsOf({ ...facts, balance_change }),
        });
      }
      const work = { tx, clock, debtHooks, userId: at.userId, portfolioId: at.portfolioId };
      // Correcting what was entered is not adding, unless nothing had been owed before it.
      if (debt.originalBalancePence === 0) await applyWithinLimit(work, debt);
      else await applyLedgerChange(work, debt.id);
      const entry = await getEntry(tx, at);
      requirePossible(entry);
      await tellChanged(work, at.portfolioId);
      return toReply(entry);
    }),
  );
}

export function removeBalanceEntry(deps: LedgerDeps, at: AtStatement): Promise<void> {
  const { clock, debtHooks } = deps;
  return deps.db.transaction(async (tx) => {
    await requireLockedPortfolio(tx, at);
    const { debtId, kind } = await getEntry(tx, at);
    if (kind === 'opening') {
      throw new DomainError('invalid_input', { message: balanceEntryTexts.openingStays });
    }
    const debt = await requireNamedDebt(tx, { ...at, debtId });
    await deleteStatement(tx, at);
    const work = { tx, clock, debtHooks };
    await applyLedgerChange(work, debt.id);
    await tellChanged(work, at.portfolioId);
  });
}

async function getEntry(db: Reader, at: AtStatement): Promise<BalanceEntryRow> {
  const entry = await findBalanceEntry(db, at);
  if (entry === null) throw new DomainError('not_found');
  return entry;
}

function requireDay(
  { entry_date: day }: Pick<BalanceEntryFacts, 'entry_date'>,
  { debt, clock }: { readonly debt: DebtRow; readonly clock: Clock },
): void {
  if (day > clock.today()) throw invalidField('entry_date', balanceEntryTexts.dateInFuture);
  if (day < debt.addedOn) throw invalidField('entry_date', balanceEntryTexts.beforeDebt);
}

/** What is spent or charged brings no balance about that could not be entered; interest may. */
function requirePossible({ adjustmentPence, balanceAfterPence }: BalanceEntryRow): void {
  const most = calculatorLimits.balanceMaxPence;
  if (adjustmentPence <= 0 || balanceAfterPence <= most) return;
  const facts = { field: fieldNames.balance, max: formatPence(most) };
  throw invalidField('amount', fieldTexts.tooMuch(facts));
}

/** A stated balance says how much is owed; the others, how much more or less. */
function requireSameSort({ entry_type: kind }: BalanceEntryChange, before: BalanceEntryRow): void {
  const isStated = before.kind === 'balance';
  if (kind === 'opening' || (kind === 'balance') !== isStated) {
    throw invalidField('entry_type', balanceEntryTexts.kindFixed);
  }
}

function requireOpening(facts: BalanceEntryChange, { statedOn }: BalanceEntryRow): void {
  if (facts.entry_type !== 'opening') throw invalidField('entry_type', balanceEntryTexts.kindFixed);
  if (facts.entry_date !== statedOn) {
    throw invalidField('entry_date', balanceEntryTexts.openingDateFixed);
  }
}

function columnsOf(facts: Omit<BalanceEntryChange, 'version'>) {
  const pence = penceFromPounds(facts.amount);
  const isStated = facts.entry_type === 'balance';
  if (!isStated && pence === 0)
    throw invalidField('amount', fieldTexts.notPositive(fieldNames.amount));
  return {
    statedOn: facts.entry_date,
    balancePence: isStated ? pence : null,
    amountPence: isStated ? null : pence,
    // Only a stated balance leaves anything to choose.
    balanceChange: isStated ? (facts.balance_change ?? null) : null,
    notes: facts.notes,
  };
}
