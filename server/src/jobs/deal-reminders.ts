/** Mails about deals that end: 60 and 30 days before, once each, to those who can be told. */
import { setImmediate as others } from 'node:timers/promises';
import { can } from '@debt-payoff/contract/plans';
import { tiersOf } from '../entitlements/entitlements.ts';
import { type EndingDeal, endingDeals } from '../forecast/ending-deals.ts';
import { readForecastBasis } from '../forecast/forecast.store.ts';
import { forecastBasis } from '../forecast/portfolio-forecast.ts';
import { enqueueMail } from '../mail/mail.ts';
import { isDatabaseAway } from '../platform/database/absence.ts';
import type { Database } from '../platform/database/database.ts';
import { atOneMoment } from '../platform/database/one-moment.ts';
import { DomainError } from '../platform/errors.ts';
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import type { DailyDeps } from './daily-job.ts';
import {
  claimDealReminders,
  type DueDeal,
  findUsersWithDueDeals,
  listDueDeals,
} from './deal-reminders.store.ts';
import { dealEndingMail } from './mail-kinds.ts';

export async function remindOfDeals(
  deps: DailyDeps,
): Promise<{ doneCount: number; failedCount: number }> {
  let doneCount = 0;
  let failedCount = 0;
  for await (const userIds of findUsersWithDueDeals(deps.db, deps.clock.today())) {
    const tierOf = await tiersOf(deps.db, { userIds, now: deps.clock.now() });
    for (const userId of userIds.filter((id) => can(tierOf(id), 'reminders'))) {
      deps.stopping?.throwIfAborted();
      const outcome = await remindOne(deps, userId);
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
): Promise<'mailed' | 'nothing' | 'failed'> {
  const now = clock.now();
  const today = clock.today();
  try {
    const due = await listDueDeals(db, { userIds: [userId], today });
    const deals = await withoutHarmless(db, { due, today });
    if (deals.length === 0) return 'nothing';
    return await db.transaction(async (tx) => {
      const claimed = await claimDealReminders(tx, { deals, now });
      if (claimed.length === 0) return 'nothing';
      const payload = {
        userId,
        deals: claimed.map(({ debtId, lastDay }) => ({ debtId, lastDay })),
      };
      await enqueueMail(tx, { template: dealEndingMail, payload, now });
      return 'mailed';
    });
  } catch (error) {
    // The others would fail, too. The job is tried again, and goes on where it ended.
    if (isDatabaseAway(error)) throw error;
    log.error({ err: error, user: userId }, 'a reminder of a deal could not be prepared');
    return 'failed';
  }
}

/** Nobody is told of those after which the rate falls, or of debts that the plan clears first. */
async function withoutHarmless(
  db: Database,
  { due, today }: { readonly due: readonly DueDeal[]; readonly today: string },
): Promise<DueDeal[]> {
  const told: DueDeal[] = [];
  for (const ofPortfolio of Map.groupBy(due, ({ portfolioId }) => portfolioId).values()) {
    const [at] = ofPortfolio;
    if (at === undefined) continue;
    const ending = await readEndingDeals(db, at, today);
    told.push(...ofPortfolio.filter((deal) => ending.some((one) => isSameDeal(one, deal))));
  }
  return told;
}

type DealKey = Pick<EndingDeal, 'debtId' | 'lastDay'>;

export function isSameDeal(one: DealKey, other: DealKey): boolean {
  return one.debtId === other.debtId && one.lastDay === other.lastDay;
}

/** None of a portfolio that has since been deleted. Others have their turn before each forecast. */
export async function readEndingDeals(
  db: Database,
  at: AtPortfolio,
  today: string,
): Promise<EndingDeal[]> {
  try {
    const basis = await atOneMoment(db, (tx) => readForecastBasis(tx, at));
    await others();
    return endingDeals(forecastBasis(basis, today));
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return [];
    throw error;
  }
}
