/** After whatever changed a debt's entries: its balance follows, and one that is paid off needs no schedule any more. */
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { endSchedulesOf } from '../schedules/schedules.store.ts';
import { settleDebt } from './ledger.ts';

export async function bringInLine(
  work: { readonly tx: Transaction; readonly clock: Clock },
  debtId: number,
): Promise<void> {
  const { paidOffOn } = await settleDebt(work, debtId);
  if (paidOffOn !== null) await endSchedulesOf(work, debtId);
}
