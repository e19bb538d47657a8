import { poundsFromPence } from '@debt-payoff/contract/money';
import type { Snapshot } from '@debt-payoff/contract/progress';
import type { SnapshotRow } from './progress.store.ts';

export function snapshotReply(row: SnapshotRow): Snapshot {
  return {
    id: row.id,
    snapshot_date: row.takenOn,
    total_balance: poundsFromPence(row.balancePence),
    total_interest_paid: poundsFromPence(row.interestPaidPence),
    paid_off_count: row.paidOffCount,
    total_debts_count: row.debtsCount,
    notes: row.notes,
    paid_off_debt_ids: row.paidOffDebtIds,
  };
}
