/** Which payments were missed, by the rule that a day counts until it is over. */
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import type { FullSchedule } from './schedules.store.ts';
import { listPortfolioSchedules, type ScheduleDeps } from './schedules.ts';
import { unsettledDates } from './unsettled-dates.ts';

export type MissedSchedule = { readonly schedule: FullSchedule; readonly dates: readonly string[] };

export async function listMissed(
  { db, clock }: ScheduleDeps,
  at: AtPortfolio,
): Promise<MissedSchedule[]> {
  return (await listPortfolioSchedules({ db }, at))
    .map((schedule) => ({ schedule, dates: missedDates(schedule, clock.today()) }))
    .filter(({ dates }) => dates.length > 0);
}

/** A payment is missed when its day is over and its month is not settled. A debt that is paid off misses nothing. */
export function missedDates(schedule: FullSchedule, today: string): string[] {
  return unsettledDates(schedule, { to: today })
    .map(({ dueOn }) => dueOn)
    .filter((dueOn) => dueOn < today);
}
