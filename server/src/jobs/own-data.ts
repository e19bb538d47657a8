import type { PortfolioDataSection } from '../debts/own-data.ts';
import { listDealReminders } from './deal-reminders.store.ts';

/** The ends of deals of which the owner of a portfolio was told, for them to take along. */
export const dealReminderData: PortfolioDataSection = async ({ db }, at) => ({
  deal_reminders: (await listDealReminders(db, at)).map((row) => ({
    debt_id: row.debtId,
    deal_ends_on: row.lastDay,
    days_before: row.daysBefore,
    sent_at: row.sentAt.toISOString(),
  })),
});
