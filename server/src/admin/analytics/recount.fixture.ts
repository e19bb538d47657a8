/** The figures counted once more from what was made up, one thing after the other: docs/analytics.md in plain code. */
import { addDays, londonDayOf } from '@debt-payoff/contract/days';
import { type TierName, tiers } from '@debt-payoff/contract/plans';
import { roles } from '@debt-payoff/contract/roles';
import type { Person, World } from './any-world.fixture.ts';
import { isAhead, isInForceNow, recountRevenue } from './recount-revenue.fixture.ts';
import {
  type RecountQuery,
  roundHalfUp,
  type Stretch,
  tally,
  total,
} from './recount-words.fixture.ts';

const dayMs = 86_400_000;

export function recount(world: World, stretches: readonly Stretch[], asked: RecountQuery) {
  const { now, days } = asked;
  const endDate = londonDayOf(now);
  const startDate = addDays(endDate, 1 - days);
  const isIn = (instant: Date) => isDayIn(londonDayOf(instant));
  const isDayIn = (day: string) => startDate <= day && day <= endDate;
  const range = {
    date_range: { start_date: startDate, end_date: endDate },
    generated_at: now.toISOString(),
  };
  const overTime = (dates: readonly string[]) =>
    stretches.map((stretch) => ({
      ...stretch,
      count: dates.filter((day) => stretch.start_date <= day && day <= stretch.end_date).length,
    }));
  const { people, deleted } = world;
  const newPeople = people.filter(({ createdAt }) => isIn(createdAt));
  const suspended = people.filter(({ suspendedAt }) => suspendedAt !== null);
  const users = {
    ...range,
    total_users: people.length,
    active_users: people.length - suspended.length,
    suspended_users: suspended.length,
    new_users: newPeople.length,
    signed_in_users: people.filter(
      ({ lastLoginAt, sessionsUsedAt }) =>
        (lastLoginAt !== null && isIn(lastLoginAt)) || sessionsUsedAt.some(isIn),
    ).length,
    role_distribution: tally(
      roles,
      people.map(({ role }) => role),
    ),
    tier_distribution: tally(
      tiers,
      people.map((person) => tierOf(person, now)),
    ),
    users_with_portfolios: people.filter(({ portfolios }) => portfolios.length > 0).length,
    users_with_payments: people.filter((person) => paymentsOf(person).length > 0).length,
    new_users_over_time: overTime(newPeople.map(({ createdAt }) => londonDayOf(createdAt))),
  };

  const recent = deleted.filter(({ deletedAt }) => isIn(deletedAt));
  const lived = (one: { registeredAt: Date; deletedAt: Date }) =>
    Math.max(0, +one.deletedAt - +one.registeredAt);
  const deletedUsers = {
    ...range,
    total_deleted: deleted.length,
    recently_deleted: recent.length,
    avg_lifetime_days:
      deleted.length === 0
        ? 0
        : roundHalfUp((total(deleted.map(lived)) * 10) / (deleted.length * dayMs)) / 10,
    role_distribution: tally(
      roles,
      deleted.map(({ role }) => role),
    ),
    tier_distribution: tally(
      tiers,
      deleted.map(({ tier }) => tier),
    ),
    recently_deleted_users: recent
      .toSorted((one, other) => +other.deletedAt - +one.deletedAt || other.userId - one.userId)
      .slice(0, 50)
      .map((one) => ({
        id: one.userId,
        username: one.username,
        email: one.username === null ? null : `${one.username}@example.com`,
        subscription_tier: one.tier,
        days_as_user: Math.floor(lived(one) / dayMs),
        deleted_at: one.deletedAt.toISOString(),
      })),
    deleted_over_time: overTime(recent.map(({ deletedAt }) => londonDayOf(deletedAt))),
  };

  const allPortfolios = people.flatMap(({ portfolios }) => portfolios);
  const debts = allPortfolios.flat();
  const paid = people.flatMap(paymentsOf).filter(({ paidOn }) => isDayIn(paidOn));
  const paidPence = total(paid.map(({ amountPence }) => amountPence));
  const top = (countOf: (person: Person) => number) =>
    people
      .map((person) => ({ person, count: countOf(person) }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count || one.person.id - other.person.id)
      .slice(0, 10);
  const engagement = {
    ...range,
    portfolios: {
      total: allPortfolios.length,
      active: allPortfolios.filter((all) => all.some(({ balancePence }) => balancePence > 0))
        .length,
    },
    debts: {
      total: debts.length,
      paid_off: debts.filter(({ balancePence }) => balancePence === 0).length,
      total_amount: total(debts.map(({ balancePence }) => balancePence)) / 100,
    },
    payments: {
      total: paid.length,
      total_amount: paidPence / 100,
      avg_amount: paid.length === 0 ? 0 : roundHalfUp(paidPence / paid.length) / 100,
    },
    user_metrics: {
      most_active_users: top(({ portfolios }) => portfolios.length).map(({ person, count }) => ({
        ...{ id: person.id, username: person.username, portfolio_count: count },
      })),
      users_with_most_debts: top(({ portfolios }) => portfolios.flat().length).map(
        ({ person, count }) => ({ id: person.id, username: person.username, debt_count: count }),
      ),
    },
    payments_over_time: overTime(paid.map(({ paidOn }) => paidOn)),
  };

  return {
    users,
    deletedUsers,
    engagement,
    revenue: recountRevenue(world, stretches, { ...asked, range }),
  };
}

function tierOf({ subscriptions, grants }: Person, now: Date): TierName {
  const bought = subscriptions
    .filter((one) => one.isOfCurrentAccount && isInForceNow(one, now))
    .map(({ last }) => last.tier);
  const given = grants
    .filter(({ until, withdrawnAt }) => withdrawnAt === null && isAhead(until, now))
    .map(({ tier }) => tier);
  const highest = Math.max(0, ...[...bought, ...given].map((tier) => tiers.indexOf(tier)));
  return tiers[highest] ?? 'free';
}

function paymentsOf({ portfolios }: Person) {
  return portfolios.flat().flatMap(({ payments }) => payments);
}
