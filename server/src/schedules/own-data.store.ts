import { asc, eq, inArray } from 'drizzle-orm';
import { debts } from '../ledger/ledger.tables.ts';
import type { Reader } from '../platform/database/database.ts';
import { type AtPortfolio, isOwned } from '../portfolios/portfolio-ownership.ts';
import { scheduledPayments, scheduleReminders, settledDates } from './schedules.tables.ts';

export function listSettledDates(db: Reader, at: AtPortfolio) {
  return db
    .select()
    .from(settledDates)
    .where(inArray(settledDates.scheduleId, scheduleIds(db, at)))
    .orderBy(asc(settledDates.dueOn));
}

export function listReminders(db: Reader, at: AtPortfolio) {
  return db
    .select()
    .from(scheduleReminders)
    .where(inArray(scheduleReminders.scheduleId, scheduleIds(db, at)))
    .orderBy(asc(scheduleReminders.dueOn), asc(scheduleReminders.kind));
}

function scheduleIds(db: Reader, at: AtPortfolio) {
  return db
    .select({ id: scheduledPayments.id })
    .from(scheduledPayments)
    .innerJoin(debts, eq(debts.id, scheduledPayments.debtId))
    .where(isOwned(debts.portfolioId, at));
}
