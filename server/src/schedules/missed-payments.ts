/** Which payments were missed, by the rule that a day counts until it is over. */
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import { type DueAmount, priceWaiting } from './due-amounts.ts';
import type { FullSchedule } from './schedules.store.ts';
import { listPortfolioSchedules, type ScheduleDeps } from './schedules.ts';
import { unsettledDates } from './unsettled-dates.ts';

export type MissedSchedule = {
  readonly schedule: FullSchedule;
  readonly dates: readonly { readonly dueOn: string; readonly amountPence: number }[];
};

export async function listMissed(
  { db, clock }: ScheduleDeps,
  at: AtPortfolio,
): Promise<MissedSchedule[]> {
  const today = clock.today();
  const missed = (await listPortfolioSchedules({ db }, at)).flatMap((schedule) =>
    missedDates(schedule, today).map((date) => ({ ...date, schedule })),
  );
  return [...Map.groupBy(priceWaiting(missed), ({ schedule }) => schedule)].map(
    ([schedule, dates]) => ({ schedule, dates }),
  );
}

/** A payment is missed when its day is over and its month is not settled. A debt that is paid off misses nothing. */
export function missedDates(schedule: FullSchedule, today: string): DueAmount[] {
  return unsettledDates(schedule, { to: today }).filter(({ dueOn }) => dueOn < today);
}
