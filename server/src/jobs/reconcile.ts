/** Replays every debt and compares it with what is stored. What differs is reported, never changed in silence. */
import { asc, gt } from 'drizzle-orm';
import { stateColumnsOf } from '../ledger/effects.store.ts';
import { ledgerOf, readEntries } from '../ledger/ledger.store.ts';
import { debts } from '../ledger/ledger.tables.ts';
import { differentEffects } from '../ledger/ledger.ts';
import { replay } from '../ledger/replay.ts';
import type { Database } from '../platform/database/database.ts';
import { atOneMoment } from '../platform/database/one-moment.ts';
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
  return atOneMoment(db, async (tx) => {
    const rows = await tx
      .select()
      .from(debts)
      .where(gt(debts.id, after))
      .orderBy(asc(debts.id))
      .limit(debtsAtOnce);
    return readEntries(tx, rows);
  });
}

/** What differs, by its place alone: the log holds no amounts. */
type Difference = {
  readonly hasOpening: boolean;
  readonly columns: readonly string[];
  readonly payments: readonly number[];
  readonly entries: readonly number[];
};

/** Null where all is as it should be. */
function differenceOf({ debt, ...rows }: StoredLedger): Difference | null {
  if (!rows.statements.some(({ kind }) => kind === 'opening')) {
    return { hasOpening: false, columns: [], payments: [], entries: [] };
  }
  const ledger = ledgerOf(debt, rows);
  const replayed = replay(ledger);
  const columns = Object.entries(stateColumnsOf(replayed.state))
    .filter(([column, value]) => Reflect.get(debt, column) !== value)
    .map(([column]) => column);
  const different = differentEffects(ledger, replayed);
  const payments = different.payments.map(({ id }) => id);
  const entries = different.entries.map(({ order }) => order);
  if (columns.length + payments.length + entries.length === 0) return null;
  return { hasOpening: true, columns, payments, entries };
}
