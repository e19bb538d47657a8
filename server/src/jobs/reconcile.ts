/** Replays every debt and compares it with what is stored. What differs is reported, never changed in silence. */
import { asc, gt } from 'drizzle-orm';
import { ledgerOf, readEntries } from '../ledger/ledger.store.ts';
import { debts } from '../ledger/ledger.tables.ts';
import { type LedgerState, type PaymentEffect, replay } from '../ledger/replay.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/logging.ts';

export type Reconciliation = {
  readonly debtsCount: number;
  readonly differentIds: readonly number[];
};

const debtsAtOnce = 200;

export async function reconcileLedgers({
  db,
  log,
  stopping,
}: {
  readonly db: Database;
  readonly log: Log;
  readonly stopping?: AbortSignal;
}): Promise<Reconciliation> {
  const differentIds: number[] = [];
  let debtsCount = 0;
  let after = 0;
  for (;;) {
    stopping?.throwIfAborted();
    const batch = await readBatch(db, after);
    const last = batch.at(-1);
    if (last === undefined) return { debtsCount, differentIds };
    for (const stored of batch) {
      const { debt } = stored;
      const difference = differenceOf(stored);
      if (difference === null) continue;
      differentIds.push(debt.id);
      log.error({ debt: debt.id, ...difference }, 'a debt is not what its entries make of it');
    }
    debtsCount += batch.length;
    after = last.debt.id;
  }
}

type StoredLedger = Awaited<ReturnType<typeof readEntries>>[number];

/** As of one moment: a payment that is made at the same time must not look like a difference. */
function readBatch(db: Database, after: number): Promise<StoredLedger[]> {
  return db.transaction(
    async (tx) => {
      const rows = await tx
        .select()
        .from(debts)
        .where(gt(debts.id, after))
        .orderBy(asc(debts.id))
        .limit(debtsAtOnce);
      return readEntries(tx, rows);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type Difference = Readonly<Record<string, unknown>>;

/** Null where all is as it should be. */
function differenceOf({ debt, ...entries }: StoredLedger): Difference | null {
  if (!entries.statements.some(({ kind }) => kind === 'opening')) {
    return { storedBalancePence: debt.balancePence, replayedBalancePence: null };
  }
  const ledger = ledgerOf(debt.id, entries);
  const replayed = replay(ledger.opening, ledger.others);
  const columns = stateColumns.filter((column) => debt[column] !== replayed.state[column]);
  const stored = new Map(ledger.stored.map((effect) => [effect.id, effect]));
  const differentPayments = replayed.payments
    .filter((effect) => !isStored(effect, stored.get(effect.id)))
    .map(({ id }) => id);
  if (columns.length === 0 && differentPayments.length === 0) return null;
  return {
    storedBalancePence: debt.balancePence,
    replayedBalancePence: replayed.state.balancePence,
    columns,
    payments: differentPayments,
  };
}

const stateColumns = [
  'balancePence',
  'rateBasisPoints',
  'accruedPence',
  'interestFrom',
  'interestPaidPence',
  'principalPaidPence',
  'paidOffOn',
] as const satisfies readonly (keyof LedgerState)[];

const effectColumns = [
  'interestPence',
  'principalPence',
  'excessPence',
  'balanceAfterPence',
] as const satisfies readonly (keyof PaymentEffect)[];

function isStored(effect: PaymentEffect, stored: PaymentEffect | undefined): boolean {
  return effectColumns.every((column) => stored?.[column] === effect[column]);
}
