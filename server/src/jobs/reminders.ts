/** Mails about what falls due and about what was missed: each due date is told of once, to those who can be told. */
import { can } from '@debt-payoff/contract/plans';
import { tiersOf } from '../entitlements/entitlements.ts';
import { enqueueMail, type MailKind } from '../mail/mail.ts';
import { isDatabaseAway } from '../platform/database/absence.ts';
import type { DailyDeps } from './daily-job.ts';
import {
  claimReminders,
  findUsersWithOpenDates,
  listOpenDates,
  type OpenDate,
  type ReminderKind,
} from './due-dates.store.ts';
import { missedMail, type ReminderPayload, reminderMail } from './mail-kinds.ts';
import { announcedDays, missedDaysBefore, type ReminderDay } from './reminder-days.ts';

type Round = {
  /** Those who were told in this way already are left out. */
  readonly notYet: ReminderKind;
  readonly template: MailKind<ReminderPayload>;
  readonly days: readonly ReminderDay[];
  readonly withAutomatic: boolean;
};

export function reminderRounds(today: string): readonly Round[] {
  return [
    { notYet: 'due', template: reminderMail, days: announcedDays(today), withAutomatic: true },
    // Who records automatically misses nothing: it is recorded late, but by itself.
    { notYet: 'missed', template: missedMail, days: missedDaysBefore(today), withAutomatic: false },
  ];
}

export async function remindAll(
  deps: DailyDeps,
): Promise<{ doneCount: number; failedCount: number }> {
  let doneCount = 0;
  let failedCount = 0;
  for (const round of reminderRounds(deps.clock.today())) {
    const { mailedCount, failedIds } = await remindRound(deps, round);
    doneCount += mailedCount;
    failedCount += failedIds.size;
  }
  return { doneCount, failedCount };
}

/** Anyone who was told is on no later page; anyone who could not be is left alone there. */
async function remindRound(
  deps: DailyDeps,
  round: Round,
): Promise<{ mailedCount: number; failedIds: ReadonlySet<number> }> {
  let mailedCount = 0;
  const failedIds = new Set<number>();
  for await (const userIds of findUsersWithOpenDates(deps.db, round)) {
    const now = deps.clock.now();
    const tierOf = await tiersOf(deps.db, { userIds, now });
    const told = userIds.filter((id) => !failedIds.has(id) && can(tierOf(id), 'reminders'));
    const open = await listOpenDates(deps.db, { ...round, userIds: told });
    for (const [userId, dates] of Map.groupBy(open, (date) => date.userId)) {
      deps.stopping?.throwIfAborted();
      const outcome = await remindOne(deps, { ...round, userId, dates });
      if (outcome === 'mailed') mailedCount += 1;
      if (outcome === 'failed') failedIds.add(userId);
    }
  }
  return { mailedCount, failedIds };
}

/**
 * The claim and the mail are stored together or not at all, so that no crash loses or doubles one. What was
 * recorded since the dates were listed is left out when the mail is written.
 */
async function remindOne(
  { db, clock, log }: DailyDeps,
  { userId, dates, notYet: kind, template }: Round & { userId: number; dates: readonly OpenDate[] },
): Promise<'mailed' | 'nothing' | 'failed'> {
  const now = clock.now();
  try {
    return await db.transaction(async (tx) => {
      const claimed = await claimReminders(tx, { dates, kind, now });
      if (claimed.length === 0) return 'nothing';
      const payload = {
        userId,
        dates: claimed.map(({ scheduleId, dueOn }) => ({ scheduleId, dueOn })),
      };
      await enqueueMail(tx, { template, payload, now });
      return 'mailed';
    });
  } catch (error) {
    // The others would fail, too. The job is tried again, and goes on where it ended.
    if (isDatabaseAway(error)) throw error;
    log.error({ err: error, user: userId, kind }, 'a reminder could not be prepared');
    return 'failed';
  }
}
