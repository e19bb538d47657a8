/** What is stored about the debts of a portfolio beyond how they stand, for its owner to take along. */
import { poundsFromPence } from '@debt-payoff/contract/money';
import { findFeed } from '../calendar/calendar.store.ts';
import { listPayments } from '../payments/payments.store.ts';
import { paymentAnswer } from '../payments/payments.wire.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { listSnapshots } from '../progress/progress.store.ts';
import { snapshotAnswer } from '../progress/progress.ts';
import { listSchedules } from '../schedules/schedules.store.ts';
import { scheduleAnswer } from '../schedules/schedules.wire.ts';
import { listRecordings, listReminders, listStatements, listTerms } from './own-history.store.ts';

type Deps = { readonly db: Database; readonly clock: Clock };

export async function collectHistory(
  deps: Deps,
  portfolioId: number,
): Promise<Record<string, unknown>> {
  const { db } = deps;
  const statements = await listStatements(db, portfolioId);
  const payments = await listPayments(db, { portfolioId });
  const snapshots = await listSnapshots(db, portfolioId);
  const feed = await findFeed(db, portfolioId);
  return {
    stated_balances_and_rates: statements.map((row) => ({
      debt_id: row.debtId,
      kind: row.kind,
      stated_on: row.statedOn,
      balance: pounds(row.balancePence),
      interest_rate: row.rateBasisPoints === null ? null : row.rateBasisPoints / 100,
      monthly_payment: pounds(row.monthlyPaymentPence),
      entered_at: row.enteredAt.toISOString(),
    })),
    payments: payments.map((row) => ({
      ...paymentAnswer(row),
      updated_at: row.updatedAt.toISOString(),
    })),
    scheduled_payments: await collectSchedules(deps, portfolioId),
    progress_snapshots: snapshots.map((row) => ({
      ...snapshotAnswer(row),
      created_at: row.createdAt.toISOString(),
    })),
    // Its address is a secret: a file that is passed on must not open the calendar.
    calendar: feed && {
      shows_amounts: feed.showsAmounts,
      created_at: feed.createdAt.toISOString(),
    },
  };
}

async function collectSchedules({ db, clock }: Deps, portfolioId: number) {
  const schedules = await listSchedules(db, portfolioId);
  const terms = Map.groupBy(await listTerms(db, portfolioId), byScheduleId);
  const recordings = Map.groupBy(await listRecordings(db, portfolioId), byScheduleId);
  const reminders = Map.groupBy(await listReminders(db, portfolioId), byScheduleId);
  return schedules.map((schedule) => ({
    ...scheduleAnswer(schedule, clock.today()),
    updated_at: schedule.updatedAt.toISOString(),
    active_times: (terms.get(schedule.id) ?? []).map(({ paymentDay, fromOn, untilOn }) => ({
      payment_day: paymentDay,
      from: fromOn,
      until: untilOn,
    })),
    recorded: (recordings.get(schedule.id) ?? []).map(({ dueOn, paymentId, recordedAt }) => ({
      due_date: dueOn,
      payment_id: paymentId,
      recorded_at: recordedAt.toISOString(),
    })),
    reminders: (reminders.get(schedule.id) ?? []).map(({ dueOn, kind, sentAt }) => ({
      due_date: dueOn,
      kind,
      sent_at: sentAt.toISOString(),
    })),
  }));
}

function byScheduleId({ scheduleId }: { scheduleId: number }): number {
  return scheduleId;
}

function pounds(pence: number | null): number | null {
  return pence === null ? null : poundsFromPence(pence);
}
