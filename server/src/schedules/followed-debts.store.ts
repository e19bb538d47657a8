/** The debts that schedules follow, whose amount is what the lender asks for, with all that was entered about them. */
import { asc, inArray } from 'drizzle-orm';
import { historiesOf } from '../ledger/ledger.store.ts';
import { debts } from '../ledger/ledger.tables.ts';
import type { RequiredDebt } from '../ledger/required-payment.ts';
import type { Reader } from '../platform/database/database.ts';
import type { scheduledPayments } from './schedules.tables.ts';

/** Null for a schedule of a fixed amount. */
export type Followed = { readonly follows: RequiredDebt | null };

type Following = Pick<typeof scheduledPayments.$inferSelect, 'amountKind' | 'debtId'>;

/** Nothing is asked where none of them follows a debt. */
export async function withFollowed<Schedule extends Following>(
  db: Reader,
  schedules: readonly Schedule[],
): Promise<(Schedule & Followed)[]> {
  const followed = await readFollowed(
    db,
    schedules.filter(({ amountKind }) => amountKind === 'required').map(({ debtId }) => debtId),
  );
  return schedules.map((schedule) => {
    const isFollowing = schedule.amountKind === 'required';
    return { ...schedule, follows: (isFollowing && followed.get(schedule.debtId)) || null };
  });
}

export async function readFollowed(
  db: Reader,
  debtIds: readonly number[],
): Promise<ReadonlyMap<number, RequiredDebt>> {
  if (debtIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(debts)
    .where(inArray(debts.id, [...new Set(debtIds)]))
    .orderBy(asc(debts.id));
  const histories = await historiesOf(db, rows);
  return new Map(histories.map((history) => [history.debt.id, history]));
}
