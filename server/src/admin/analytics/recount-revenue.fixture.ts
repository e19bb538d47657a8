/** What subscriptions bring in, counted once more from their made-up pasts. */
import { addDays, londonDayOf, londonStartOf } from '@debt-payoff/contract/days';
import type { Subscription, World } from './any-world.fixture.ts';
import {
  type RecountQuery,
  roundHalfUp,
  type Stretch,
  tally,
  total,
} from './recount-words.fixture.ts';

const dayMs = 86_400_000;

export function recountRevenue(
  { people, leftSubscriptions }: World,
  stretches: readonly Stretch[],
  { now, days, hasVat, range }: RecountQuery & { readonly range: { readonly date_range: Stretch } },
) {
  const owned = people.flatMap(({ id, subscriptions }) =>
    subscriptions.map((subscription) => ({ payer: `${id}`, subscription })),
  );
  const left = leftSubscriptions.map((subscription, index) => ({
    ...{ payer: `left ${index}`, subscription },
  }));
  const all = [...owned, ...left].filter(({ subscription }) => subscription.isOfCurrentAccount);
  const payingAt = (at: Date) => all.filter(({ subscription }) => isPaidAt(subscription, at));
  const netOf = (pence: number) => (hasVat ? roundHalfUp((pence * 100) / 120) : pence);
  const paying = all.filter(({ subscription }) => isPaidNow(subscription, now));
  const mrr = netOf(total(paying.map(({ subscription }) => subscription.last.amountPence)));
  const start = new Date(+londonStartOf(range.date_range.start_date) - 1);
  const atStart = new Set(payingAt(start).map(({ payer }) => payer));
  const stillPaying = new Set(paying.map(({ payer }) => payer));
  const churned = [...atStart].filter((payer) => !stillPaying.has(payer)).length;
  const begunOn = all.flatMap(({ subscription: { states } }) => {
    const first = states.find(({ status }) => isEntitling(status));
    return first === undefined ? [] : [londonDayOf(first.since)];
  });
  const active = all.filter(({ subscription }) => isInForceNow(subscription, now));
  const monthlyChurn = ((churned / atStart.size) * 30) / days;
  return {
    ...range,
    total_subscriptions: begunOn.length,
    active_subscriptions: active.length,
    paying_subscriptions: paying.length,
    mrr: mrr / 100,
    arr: (12 * mrr) / 100,
    arpu: paying.length === 0 ? 0 : roundHalfUp(mrr / paying.length) / 100,
    clv:
      paying.length === 0 || churned === 0
        ? 0
        : roundHalfUp(mrr / paying.length / monthlyChurn) / 100,
    churn_rate: atStart.size === 0 ? 0 : roundHalfUp((churned * 1_000) / atStart.size) / 10,
    paying_at_start: atStart.size,
    churned,
    new_subscriptions: begunOn.filter(
      (day) => range.date_range.start_date <= day && day <= range.date_range.end_date,
    ).length,
    plan_distribution: tally(
      ['basic', 'premium'],
      active.map(({ subscription }) => subscription.last.tier),
    ),
    is_without_vat: hasVat,
    mrr_over_time: stretches.map(({ end_date: date }, index) => {
      if (index === stretches.length - 1) return { date, mrr: mrr / 100 };
      const lastMoment = new Date(+londonStartOf(addDays(date, 1)) - 1);
      const pence = payingAt(lastMoment).map(
        ({ subscription }) => stateAt(subscription, lastMoment)?.amountPence ?? 0,
      );
      return { date, mrr: netOf(total(pence)) / 100 };
    }),
  };
}

const isEntitling = (status: string) => ['active', 'trialing', 'past_due'].includes(status);
export const isAhead = (instant: Date | null, at: Date) => instant === null || instant > at;

function stateAt({ states }: Subscription, at: Date) {
  return states.findLast(({ since }) => since <= at);
}

function isPaidAt(subscription: Subscription, at: Date): boolean {
  const { states, endedAt, extendedUntil, trialEnd, pastDueSince, last } = subscription;
  const state = stateAt(subscription, at);
  if (state === undefined || !isEntitling(state.status)) return false;
  if (!isAhead(state.endsAt, at) || !isAhead(endedAt, at)) return false;
  if (state.status === 'trialing') {
    return extendedUntil !== null && (trialEnd === null || trialEnd <= at);
  }
  if (state.status === 'active') return true;
  let first = states.indexOf(state);
  while (states[first - 1]?.status === 'past_due') first -= 1;
  const lateSince =
    state === last && pastDueSince !== null ? pastDueSince : (states[first]?.since ?? at);
  return +at < +lateSince + 21 * dayMs;
}

export function isInForceNow({ last, endedAt, pastDueSince }: Subscription, now: Date): boolean {
  if (!isEntitling(last.status) || !isAhead(last.endsAt, now) || !isAhead(endedAt, now))
    return false;
  return last.status !== 'past_due' || (pastDueSince !== null && +now < +pastDueSince + 21 * dayMs);
}

function isPaidNow(subscription: Subscription, now: Date): boolean {
  const { last, extendedUntil } = subscription;
  const isTrial = last.status === 'trialing' && extendedUntil === null;
  return isInForceNow(subscription, now) && !isTrial;
}
