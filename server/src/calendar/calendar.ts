/** The due dates of a portfolio as a calendar, under a secret address that its owner makes and takes back. */
import { randomBytes } from 'node:crypto';
import { addDays } from '@debt-payoff/contract/days';
import { formatPence } from '@debt-payoff/contract/money';
import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { getLockedUser } from '../people/people.store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import type { SiteConfig } from '../platform/site-config.ts';
import {
  type AtPortfolio,
  requireLockedPortfolio,
  requirePortfolio,
} from '../portfolios/portfolio-ownership.ts';
import { amountsPaidOrDue, type DueAmount, isEstimate } from '../schedules/due-amounts.ts';
import { dueDates } from '../schedules/due-dates.ts';
import { type FullSchedule, listSchedules } from '../schedules/schedules.store.ts';
import { requireLiveSession } from '../sessions/sessions.store.ts';
import {
  deleteFeed,
  type FeedRow,
  findFeed,
  findFeedByToken,
  type OpenedFeed,
  saveFeed,
} from './calendar.store.ts';
import { type CalendarEvent, writeCalendar } from './icalendar.ts';

export type CalendarDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<SiteConfig, 'publicUrl' | 'publicApiOrigin'>;
};

const { calendar: texts } = paymentTexts;
const tokenBytes = 32;
const daysBack = 31;
const daysAhead = 366;
const refreshHours = 12;

/** Null while there is no link. */
export async function findCalendar({ db }: CalendarDeps, at: AtPortfolio): Promise<FeedRow | null> {
  await requirePortfolio(db, at);
  return findFeed(db, at);
}

export function setCalendar(
  deps: CalendarDeps,
  {
    sessionId,
    showsAmounts,
    isRenewed,
    ...at
  }: AtPortfolio & { sessionId: number; showsAmounts: boolean; isRenewed: boolean },
): Promise<FeedRow> {
  const { userId, portfolioId } = at;
  return deps.db.transaction(async (tx) => {
    // A link opens without a session, so a reset of the password at this moment must not miss it.
    await getLockedUser(tx, userId);
    await requireLiveSession(tx, { sessionId, now: deps.clock.now() });
    await requireLockedPortfolio(tx, at);
    const existing = isRenewed ? null : await findFeed(tx, at);
    const made = { portfolioId, token: newToken(), createdAt: deps.clock.now() };
    const feed = { ...(existing ?? made), showsAmounts };
    await saveFeed(tx, feed);
    return feed;
  });
}

export function removeCalendar({ db }: CalendarDeps, at: AtPortfolio): Promise<void> {
  return db.transaction(async (tx) => {
    await requireLockedPortfolio(tx, at);
    await deleteFeed(tx, at);
  });
}

/** For anyone who has the secret. */
export async function readFeed(deps: CalendarDeps, file: string): Promise<string> {
  const token = /^([\w-]{43})\.ics$/.exec(file)?.[1];
  const feed = token === undefined ? null : await findFeedByToken(deps.db, token);
  if (feed === null) throw new DomainError('not_found');
  const schedules = await listSchedules(deps.db, feed);
  return writeCalendar({
    name: `${product.name}: ${feed.portfolioName}`,
    producer: `${product.name}//Scheduled payments`,
    refreshHours,
    writtenAt: deps.clock.now(),
    events: schedules.flatMap((schedule) => eventsOf(deps, { feed, schedule })),
  });
}

/** What has fallen due stays in the calendar; of what is to come, only what is still to be paid. */
function eventsOf(
  { clock, config }: CalendarDeps,
  { feed, schedule }: { feed: OpenedFeed; schedule: FullSchedule },
): CalendarEvent[] {
  const today = clock.today();
  const period = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
  const isRunning = schedule.isActive && !schedule.isDebtPaidOff;
  const amountOf = ({ dueOn, amountPence }: DueAmount): string => {
    const amount = formatPence(amountPence);
    return isEstimate(schedule, { dueOn, today }) ? paymentTexts.scheduled.about(amount) : amount;
  };
  const dates = dueDates(schedule.terms, period).filter(
    ({ dueOn, month }) => dueOn < today || (isRunning && !schedule.settledMonths.has(month)),
  );
  return amountsPaidOrDue(schedule, dates).map((date) => ({
    uid: `schedule-${schedule.id}-${date.dueOn}@${new URL(config.publicUrl).hostname}`,
    day: date.dueOn,
    summary: texts.event(schedule.creditor, feed.showsAmounts ? amountOf(date) : null),
    url: `${config.publicUrl}${paths.portfolios}/${feed.portfolioId}/scheduled-payments`,
  }));
}

function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}
