/** Debts with their schedules, which the floor above keeps: it says how they are read. */
import type { AmountKind, ScheduledPaymentType } from '@debt-payoff/contract/payment-kinds';
import type { SQL } from 'drizzle-orm';
import { type AtDebt, type DebtRow, findDebt, listDebts } from '../ledger/debt-rows.store.ts';
import { countPayments } from '../ledger/entries.store.ts';
import type { Reader } from '../platform/database/database.ts';

export type ScheduleOfDebt = {
  readonly id: number;
  readonly debtId: number;
  readonly amountKind: AmountKind;
  /** Of one that is required, what the lender asks for in the month of that day, as things stand. */
  readonly amountOn: (day: string) => number;
  readonly paymentDay: number;
  readonly paymentType: ScheduledPaymentType;
  readonly notes: string | null;
  readonly isActive: boolean;
};

export type DebtSchedules = {
  /** Of many debts in one question, in the order in which they were made. */
  readonly list: (db: Reader, debtIds: readonly number[]) => Promise<readonly ScheduleOfDebt[]>;
  /** How many of a debt's are active, for a question that selects from `debts`. */
  readonly activeCount: SQL;
};

export type DebtReader = { readonly db: Reader; readonly debtSchedules: DebtSchedules };
/** With how many payments go with it, for those who delete it. */
export type DebtWithSchedules = DebtRow & {
  readonly schedules: readonly ScheduleOfDebt[];
  readonly paymentsCount: number;
};

/** All of a person's, or those of one portfolio. */
export async function listDebtsWithSchedules(
  reader: DebtReader,
  of: { readonly userId: number; readonly portfolioId?: number },
): Promise<DebtWithSchedules[]> {
  return withSchedules(reader, await listDebts(reader.db, of));
}

export async function findDebtWithSchedules(
  reader: DebtReader,
  at: AtDebt,
): Promise<DebtWithSchedules | null> {
  const debt = await findDebt(reader.db, at);
  const [found] = await withSchedules(reader, debt === null ? [] : [debt]);
  return found ?? null;
}

async function withSchedules(
  { db, debtSchedules }: DebtReader,
  debts: readonly DebtRow[],
): Promise<DebtWithSchedules[]> {
  if (debts.length === 0) return [];
  const ids = debts.map(({ id }) => id);
  const schedules = await debtSchedules.list(db, ids);
  const byDebt = Map.groupBy(schedules, ({ debtId }) => debtId);
  const paymentsCounts = await countPayments(db, ids);
  return debts.map((debt) => ({
    ...debt,
    schedules: byDebt.get(debt.id) ?? [],
    paymentsCount: paymentsCounts.get(debt.id) ?? 0,
  }));
}
