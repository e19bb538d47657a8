/** Records what has fallen due for those who asked for it. */
import { isDatabaseAway } from '../platform/database/absence.ts';
import { DomainError } from '../platform/errors.ts';
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import { recordAllDue } from '../schedules/record-due-payments.ts';
import type { DailyDeps } from './daily-job.ts';
import { listPortfoliosWithDue, listRecordingUsers } from './due-dates.store.ts';

/** How many people are looked at in one question. */
const usersAtOnce = 100;

export async function recordForAll(
  deps: DailyDeps,
): Promise<{ doneCount: number; failedCount: number }> {
  const today = deps.clock.today();
  let doneCount = 0;
  let failedCount = 0;
  let after = 0;
  for (;;) {
    const userIds = await listRecordingUsers(deps.db, { after, limit: usersAtOnce });
    const last = userIds.at(-1);
    if (last === undefined) return { doneCount, failedCount };
    for (const at of await listPortfoliosWithDue(deps.db, { userIds, today })) {
      deps.stopping?.throwIfAborted();
      const count = await recordOne(deps, at);
      if (count === null) failedCount += 1;
      else doneCount += count;
    }
    after = last;
  }
}

/** One that fails does not keep the others waiting: null, and the log says why. */
async function recordOne(deps: DailyDeps, at: AtPortfolio): Promise<number | null> {
  try {
    return (await recordAllDue(deps, at)).recorded.length;
  } catch (error) {
    // Deleted since it was listed.
    if (error instanceof DomainError && error.code === 'not_found') return 0;
    // The others would fail, too. The job is tried again, and goes on where it ended.
    if (isDatabaseAway(error)) throw error;
    const message = 'the due payments of a portfolio could not be recorded';
    deps.log.error({ err: error, portfolio: at.portfolioId }, message);
    return null;
  }
}
