import type { PortfolioDataSection } from '../debts/own-data.ts';
import { listSnapshots } from './progress.store.ts';
import { snapshotReply } from './progress.wire.ts';

/** The snapshots of a portfolio, for their owner to take along. */
export const snapshotData: PortfolioDataSection = async ({ db }, at) => ({
  progress_snapshots: (await listSnapshots(db, at)).map((row) => ({
    ...snapshotReply(row),
    created_at: row.createdAt.toISOString(),
  })),
});
