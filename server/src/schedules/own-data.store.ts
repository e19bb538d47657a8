import { asc, eq, getTableColumns } from 'drizzle-orm';
import { debts } from '../ledger/ledger.tables.ts';
import type { Reader } from '../platform/database/database.ts';
import { type AtPortfolio, isOwned } from '../portfolios/portfolio-ownership.ts';
import { scheduledPayments, scheduleRecordings, scheduleReminders } from './schedules.tables.ts';

export function listRecordings(db: Reader, at: AtPortfolio) {
  return db
    .select(getTableColumns(scheduleRecordings))
    .from(scheduleRecordings)
    .innerJoin(scheduledPayments, eq(scheduledPayments.id, scheduleRecordings.scheduleId))
    .innerJoin(debts, eq(debts.id, scheduledPayments.debtId))
    .where(isOwned(debts.portfolioId, at))
    .orderBy(asc(scheduleRecordings.dueOn));
}

export function listReminders(db: Reader, at: AtPortfolio) {
  return db
    .select(getTableColumns(scheduleReminders))
    .from(scheduleReminders)
    .innerJoin(scheduledPayments, eq(scheduledPayments.id, scheduleReminders.scheduleId))
    .innerJoin(debts, eq(debts.id, scheduledPayments.debtId))
    .where(isOwned(debts.portfolioId, at))
    .orderBy(asc(scheduleReminders.dueOn), asc(scheduleReminders.kind));
}
