/** What is stored about the debts of a portfolio beyond how they stand, for its owner to take along. */
import { poundsFromPence } from '@debt-payoff/contract/money';
import { findFeed } from '../calendar/calendar.store.ts';
import { listPayments } from '../payments/payments.store.ts';
import { paymentReply } from '../payments/payments.wire.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { listSnapshots } from '../progress/progress.store.ts';
import { snapshotReply } from '../progress/progress.wire.ts';
import { listSchedules, scheduleOfPayment } from '../schedules/schedules.store.ts';
import { scheduleReply } from '../schedules/schedules.wire.ts';
import { listRecordings, listReminders, listStatements, listTerms } from './own-history.store.ts';
import type { AtPortfolio } from './owned.ts';

type Deps = { readonly db: Database; readonly clock: Clock };

export async function collectHistory(
  deps: Deps,
  at: AtPortfolio,
): Promise<Record<string, unknown>> {
  const { db } = deps;
  const { portfolioId } = at;
  const statements = await listStatements(db, portfolioId);
  const payments = await listPayments({ db, scheduleOfPayment }, at);
  const snapshots = await listSnapshots(db, at);
  const feed = await findFeed(db, at);
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
      ...paymentReply(row),
      updated_at: row.updatedAt.toISOString(),
    })),
    scheduled_payments: await collectSchedules(deps, at),
    progress_snapshots: snapshots.map((row) => ({
      ...snapshotReply(row),
      created_at: row.createdAt.toISOString(),
    })),
    // Its address is a secret: a file that is passed on must not open the calendar.
    calendar: feed && {
      shows_amounts: feed.showsAmounts,
      created_at: feed.createdAt.toISOString(),
    },
  };
}

async function collectSchedules({ db, clock }: Deps, at: AtPortfolio) {
  const { portfolioId } = at;
  const schedules = await listSchedules(db, at);
  const terms = Map.groupBy(await listTerms(db, portfolioId), byScheduleId);
  const recordings = Map.groupBy(await listRecordings(db, portfolioId), byScheduleId);
  const reminders = Map.groupBy(await listReminders(db, portfolioId), byScheduleId);
  return schedules.map((schedule) => ({
    ...scheduleReply(schedule, clock.today()),
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
