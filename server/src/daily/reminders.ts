/** Mails about what falls due and about what was missed: each due date is told of once, to those who can be told. */
import { can } from '@debt-payoff/contract/plans';
import { findTier } from '../entitlements/entitlements.ts';
import { enqueueMail, type MailKind } from '../mail/mail.ts';
import {
  claimReminders,
  listOpenDates,
  listUsersWithOpenDates,
  type ReminderKind,
} from './daily.store.ts';
import type { DailyDeps } from './daily.ts';
import { missedMail, type ReminderPayload, reminderMail } from './mail-kinds.ts';
import { announcedDays, missedDaysBefore, type ReminderDay } from './reminder-days.ts';

type Round = {
  readonly kind: ReminderKind;
  readonly template: MailKind<ReminderPayload>;
  readonly days: readonly ReminderDay[];
  readonly withAutomatic: boolean;
};

export async function remindAll(
  deps: DailyDeps,
): Promise<{ doneCount: number; failedCount: number }> {
  const today = deps.clock.today();
  const rounds: readonly Round[] = [
    { kind: 'due', template: reminderMail, days: announcedDays(today), withAutomatic: true },
    // Who records automatically misses nothing: it is recorded late, but by itself.
    { kind: 'missed', template: missedMail, days: missedDaysBefore(today), withAutomatic: false },
  ];
  let doneCount = 0;
  let failedCount = 0;
  for (const round of rounds) {
    const search = { ...round, notYet: round.kind };
    for (const userId of await listUsersWithOpenDates(deps.db, search)) {
      deps.stopping?.throwIfAborted();
      const outcome = await remindOne(deps, userId, round);
      if (outcome === 'mailed') doneCount += 1;
      if (outcome === 'failed') failedCount += 1;
    }
  }
  return { doneCount, failedCount };
}

/** The claim and the mail are stored together or not at all, so that no crash loses or doubles one. */
async function remindOne(
  { db, clock, log }: DailyDeps,
  userId: number,
  { kind, template, days, withAutomatic }: Round,
): Promise<'mailed' | 'nothing' | 'failed'> {
  const now = clock.now();
  try {
    if (!can(await findTier(db, { userId, now }), 'reminders')) return 'nothing';
    return await db.transaction(async (tx) => {
      const open = await listOpenDates(tx, { userId, days, withAutomatic, notYet: kind });
      const dates = await claimReminders(tx, { dates: open, kind, now });
      if (dates.length === 0) return 'nothing';
      const payload = {
        userId,
        dates: dates.map(({ scheduleId, dueOn }) => ({ scheduleId, dueOn })),
      };
      await enqueueMail(tx, { template, payload, now });
      return 'mailed';
    });
  } catch (error) {
    log.error({ err: error, user: userId, kind }, 'a reminder could not be prepared');
    return 'failed';
  }
}
