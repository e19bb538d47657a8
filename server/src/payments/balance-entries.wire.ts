import type { BalanceEntry, DebtStanding } from '@debt-payoff/contract/balance-entries';
import { poundsFromPence } from '@debt-payoff/contract/money';
import type { BalanceEntryRow } from './balance-entries.store.ts';
import type { DebtStanding as FoundStanding } from './debt-standing.ts';

export function balanceEntryReply(row: BalanceEntryRow): BalanceEntry {
  const amountPence = row.amountPence ?? row.balancePence ?? 0;
  return {
    id: row.id,
    debt_id: row.debtId,
    creditor: row.creditor,
    entry_type: row.kind,
    entry_date: row.statedOn,
    amount: poundsFromPence(amountPence),
    notes: row.notes,
    balance_change: row.balanceChange,
    interest_amount: poundsFromPence(row.interestPence),
    adjustment_amount: poundsFromPence(row.adjustmentPence),
    excess_amount: poundsFromPence(row.excessPence),
    // The opening is what it is; the ledger begins with it.
    balance_after: poundsFromPence(row.kind === 'opening' ? amountPence : row.balanceAfterPence),
    entered_at: row.enteredAt.toISOString(),
    entry_order: row.entryOrder,
    version: row.version,
  };
}

export function standingReply(standing: FoundStanding): DebtStanding {
  return {
    balance: poundsFromPence(standing.balancePence),
    bears_interest: standing.bearsInterest,
    interest_due: poundsFromPence(standing.interestDuePence),
    interest_most: poundsFromPence(standing.interestMostPence),
    replaces_opening: standing.replacesOpening,
  };
}
