/** What is done once a day for everybody: due payments are recorded, and mails tell of what is due, was missed or ends. */
import type { DebtHook } from '../ledger/debt-hooks.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/logging.ts';
import { remindOfDeals } from './deal-reminders.ts';
import { recordForAll } from './record-for-all.ts';
import { remindAll } from './reminders.ts';

export type DailyDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly debtHooks: readonly DebtHook[];
  readonly log: Log;
  readonly mailer: Pick<Mailer, 'wake'>;
  /** Once aborted, what is under way comes to its end, and the rest is left for the next run. */
  readonly stopping?: AbortSignal;
};

export type DailyResult = {
  readonly recordedCount: number;
  readonly mailsCount: number;
  /** Portfolios and people that could not be served; each is in the log. */
  readonly failedCount: number;
};

/**
 * It may run at any time, any number of times and in many processes at once: what is done is done once,
 * and what former days left undone is caught up.
 */
export async function runDaily(deps: DailyDeps, today: string): Promise<DailyResult> {
  // One run belongs to one day, even where midnight passes during it.
  const onThatDay = { ...deps, clock: { now: deps.clock.now, today: () => today } };
  const recorded = await recordForAll(onThatDay);
  // Afterwards, so that nobody is told to record what has just been recorded.
  const reminded = await remindAll(onThatDay);
  const toldOfDeals = await remindOfDeals(onThatDay);
  const mailsCount = reminded.doneCount + toldOfDeals.doneCount;
  if (mailsCount > 0) deps.mailer.wake();
  return {
    recordedCount: recorded.doneCount,
    mailsCount,
    failedCount: recorded.failedCount + reminded.failedCount + toldOfDeals.failedCount,
  };
}
