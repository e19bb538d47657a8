import { asc, eq, getTableColumns } from 'drizzle-orm';
import { debtStatements, debts } from '../ledger/ledger.tables.ts';
import type { Database } from '../platform/database/database.ts';
import {
  scheduledPayments,
  scheduleRecordings,
  scheduleReminders,
  scheduleTerms,
} from '../schedules/schedules.tables.ts';

/** For whoever has made sure that the portfolio is the caller's; so are all of these. */
export function listStatements(db: Database, portfolioId: number) {
  return db
    .select(getTableColumns(debtStatements))
    .from(debtStatements)
    .innerJoin(debts, eq(debts.id, debtStatements.debtId))
    .where(eq(debts.portfolioId, portfolioId))
    .orderBy(asc(debtStatements.entryOrder));
}

export function listRecordings(db: Database, portfolioId: number) {
  return db
    .select(getTableColumns(scheduleRecordings))
    .from(scheduleRecordings)
    .innerJoin(scheduledPayments, eq(scheduledPayments.id, scheduleRecordings.scheduleId))
    .innerJoin(debts, eq(debts.id, scheduledPayments.debtId))
    .where(eq(debts.portfolioId, portfolioId))
    .orderBy(asc(scheduleRecordings.dueOn));
}

export function listTerms(db: Database, portfolioId: number) {
  return db
    .select(getTableColumns(scheduleTerms))
    .from(scheduleTerms)
    .innerJoin(scheduledPayments, eq(scheduledPayments.id, scheduleTerms.scheduleId))
    .innerJoin(debts, eq(debts.id, scheduledPayments.debtId))
    .where(eq(debts.portfolioId, portfolioId))
    .orderBy(asc(scheduleTerms.id));
}

export function listReminders(db: Database, portfolioId: number) {
  return db
    .select(getTableColumns(scheduleReminders))
    .from(scheduleReminders)
    .innerJoin(scheduledPayments, eq(scheduledPayments.id, scheduleReminders.scheduleId))
    .innerJoin(debts, eq(debts.id, scheduledPayments.debtId))
    .where(eq(debts.portfolioId, portfolioId))
    .orderBy(asc(scheduleReminders.dueOn), asc(scheduleReminders.kind));
}
