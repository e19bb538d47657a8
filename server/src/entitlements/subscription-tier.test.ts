import { expect, it } from 'vitest';
import { currentOf, isLive, tierGivenBy } from './subscription-tier.ts';

const now = new Date('2026-11-15T09:00:00Z');
const at = (text: string) => new Date(text);
const facts = {
  status: 'active',
  tier: 'premium',
  endsAt: null,
  endedAt: null,
  pastDueSince: null,
} as const;

it.each([
  ['active', 'premium'],
  ['trialing', 'premium'],
  ['past_due', 'premium'],
  ['canceled', 'free'],
  ['incomplete', 'free'],
  ['incomplete_expired', 'free'],
  ['unpaid', 'free'],
  ['paused', 'free'],
  ['unlisted', 'free'],
  ['a word that Stripe adds later', 'free'],
])('a subscription that is %s gives %s', (status, tier) => {
  const pastDueSince = status === 'past_due' ? now : null;
  expect(tierGivenBy({ ...facts, status, pastDueSince }, now)).toBe(tier);
});

it.each([
  ['the last millisecond of 21 days', '2026-10-25T09:00:00.001Z', 'premium'],
  ['21 days to the second', '2026-10-25T09:00:00Z', 'free'],
  ['longer', '2026-10-01T00:00:00Z', 'free'],
])('a payment that is late for %s', (_, since, tier) => {
  const pastDue = { ...facts, status: 'past_due', pastDueSince: at(since) };
  expect(tierGivenBy(pastDue, now)).toBe(tier);
});

it.each([
  ['set to end later', { endsAt: at('2026-11-15T09:00:00.001Z') }, 'premium'],
  ['set to end now', { endsAt: now }, 'free'],
  ['set to end before, which Stripe has not said yet', { endsAt: at('2026-11-14Z') }, 'free'],
  ['ended', { endedAt: now }, 'free'],
])('one that is %s', (_, end, tier) => {
  expect(tierGivenBy({ ...facts, ...end }, now)).toBe(tier);
  expect(tierGivenBy({ ...facts, status: 'trialing', ...end }, now)).toBe(tier);
});

it('the late payment of one that is set to end gives nothing after the end', () => {
  const pastDue = { ...facts, status: 'past_due', pastDueSince: now, endsAt: now };
  expect(tierGivenBy(pastDue, now)).toBe('free');
});

it('only what was cancelled or never came about is over', () => {
  const states = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete', 'another'];
  expect(states.every(isLive)).toBe(true);
  expect(['canceled', 'incomplete_expired'].some(isLive)).toBe(false);
});

it('the best state counts, then the earlier, and what is over never does', () => {
  const one = (status: string, startedAt = now) => ({ status, startedAt });
  const order = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete', 'another'];
  order.forEach((status, index) => {
    const rest = order.slice(index).map((later) => one(later));
    expect(currentOf(rest.toReversed())?.status).toBe(status);
  });
  const earlier = one('active', at('2026-11-01'));
  expect(currentOf([one('active'), earlier, one('active')])).toBe(earlier);
  expect(currentOf([one('canceled'), one('incomplete_expired')])).toBeNull();
  expect(currentOf([])).toBeNull();
});
