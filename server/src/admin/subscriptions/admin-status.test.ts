import { expect, it } from 'vitest';
import { adminStatusOf } from './admin-status.ts';

const now = new Date('2026-11-15T09:00:00Z');
const before = new Date('2026-11-15T08:59:59Z');
const after = new Date('2026-11-15T09:00:01Z');
const goesOn = { endsAt: null, endedAt: null };

it.each([
  ['active', goesOn, 'active'],
  ['trialing', goesOn, 'active'],
  ['past_due', goesOn, 'active'],
  ['unpaid', goesOn, 'active'],
  ['paused', goesOn, 'active'],
  ['a word that Stripe adds later', goesOn, 'active'],
  ['active', { ...goesOn, endsAt: after }, 'cancelled'],
  ['trialing', { ...goesOn, endsAt: after }, 'cancelled'],
  ['past_due', { ...goesOn, endsAt: after }, 'cancelled'],
  ['active', { ...goesOn, endsAt: now }, 'expired'],
  ['trialing', { ...goesOn, endsAt: before }, 'expired'],
  ['active', { ...goesOn, endedAt: now }, 'expired'],
  ['canceled', goesOn, 'expired'],
  ['canceled', { endsAt: after, endedAt: before }, 'expired'],
  ['incomplete', goesOn, null],
  ['incomplete', { endsAt: before, endedAt: before }, null],
  ['incomplete_expired', { ...goesOn, endedAt: before }, null],
] as const)('one that is %s, with %j, is %s', (status, end, expected) => {
  expect(adminStatusOf({ status, ...end }, now)).toBe(expected);
});
