/** The schedules of a portfolio with all that came of them, for their owner to take along. */
import type { PortfolioDataSection } from '../debts/own-data.ts';
import { listReminders, listSettledDates } from './own-data.store.ts';
import { listSchedules } from './schedules.store.ts';
import { scheduleReply } from './schedules.wire.ts';

export const scheduleData: PortfolioDataSection = async ({ db, clock }, at) => {
  const schedules = await listSchedules(db, at);
  const settled = Map.groupBy(await listSettledDates(db, at), byScheduleId);
  const reminders = Map.groupBy(await listReminders(db, at), byScheduleId);
  return {
    scheduled_payments: schedules.map((schedule) => ({
      ...scheduleReply(schedule, clock.today()),
      updated_at: schedule.updatedAt.toISOString(),
      active_times: schedule.terms.map(({ paymentDay, fromOn, untilOn }) => ({
        payment_day: paymentDay,
        from: fromOn,
        until: untilOn,
      })),
      settled_dates: (settled.get(schedule.id) ?? []).map((row) => ({
        due_date: row.dueOn,
        settled_as: row.settledAs,
        payment_id: row.paymentId,
        settled_at: row.settledAt.toISOString(),
      })),
      reminders: (reminders.get(schedule.id) ?? []).map(({ dueOn, kind, sentAt }) => ({
        due_date: dueOn,
        kind,
        sent_at: sentAt.toISOString(),
      })),
    })),
  };
};

function byScheduleId({ scheduleId }: { scheduleId: number }): number {
  return scheduleId;
}
