import { describe, expect, it } from 'vitest';
import {
  appliesOn,
  changesThatCount,
  type PriceChangeRequest,
  problemsOf,
} from './price-change-rules.ts';
import type { PriceChange } from './price-changes.store.ts';

const today = '2026-11-15';
const noticedAt = new Date('2026-11-15T09:00:00Z');

function aChange(facts: Partial<PriceChange> = {}): PriceChange {
  return {
    id: 1,
    stripeAccountId: 1,
    tier: 'basic',
    priceId: 'price_2',
    amountPence: 549,
    formerPence: 499,
    effectiveOn: '2027-02-01',
    scheduledAt: noticedAt,
    scheduledBy: 'ana',
    withdrawnAt: null,
    ...facts,
  };
}

describe('a price change can be scheduled', () => {
  const request: PriceChangeRequest = {
    tier: 'basic',
    amountPence: 549,
    effectiveOn: '2026-12-15',
  };
  const facts = { today, listPence: 499, othersCount: 3, changes: [] };

  it.each<[string, Partial<PriceChangeRequest>, object?]>([
    ['30 days ahead', {}],
    ['a year ahead', { effectiveOn: '2027-11-16' }],
    ['to a lower price', { amountPence: 399 }],
    ['to the price of new subscribers, where others pay another', { amountPence: 499 }],
    ['beside one of the other plan', {}, { changes: [aChange({ tier: 'premium' })] }],
    ['after one that has taken effect', {}, { changes: [aChange({ effectiveOn: today })] }],
    [
      'once more, to go on with it',
      { effectiveOn: '2026-11-20' },
      { changes: [aChange({ effectiveOn: '2026-11-20' })] },
    ],
  ])('%s', (_, changes, others) => {
    expect(problemsOf({ ...request, ...changes }, { ...facts, ...others })).toEqual([]);
  });

  it.each<[string, Partial<PriceChangeRequest>, object, string]>([
    ['29 days ahead', { effectiveOn: '2026-12-14' }, {}, 'the first possible day is 2026-12-15'],
    ['in ten years', { effectiveOn: '2036-12-15' }, {}, 'more than a year ahead'],
    ['on no day', { effectiveOn: '2027-02-30' }, {}, '2027-02-30 is no day'],
    ['of the Free Plan', { tier: 'free' }, {}, 'The Free Plan has no price.'],
    ['to nothing', { amountPence: 0 }, {}, 'between £0.30 and £100.00'],
    ['to £549', { amountPence: 549_00 }, {}, 'between £0.30 and £100.00'],
    [
      'to the price that all pay',
      { amountPence: 499 },
      { othersCount: 0 },
      'The Basic Plan costs £4.99 already.',
    ],
    [
      'while another one waits',
      {},
      { changes: [aChange()] },
      'waits already: £5.49 from 2027-02-01',
    ],
  ])('but not %s', (_, changes, others, problem) => {
    const problems = problemsOf({ ...request, ...changes }, { ...facts, ...others });
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });
});

it('of each plan the change that waits counts, and the last one that took effect', () => {
  const changes = [
    aChange({ id: 1, effectiveOn: '2025-02-01' }),
    aChange({ id: 2, effectiveOn: '2026-02-01' }),
    aChange({ id: 3, effectiveOn: today }),
    aChange({ id: 4, effectiveOn: '2027-02-01' }),
    aChange({ id: 5, effectiveOn: '2025-02-01', tier: 'premium' }),
  ];
  expect(changesThatCount(changes, today).map(({ id }) => id)).toEqual([3, 4, 5]);
});

describe('the first renewal at the new price', () => {
  it.each([
    ['after the day of the change', '2026-11-10', '2026-12-10', '2027-02-01', '2027-02-10'],
    ['not on that day itself', '2026-11-01', '2026-12-01', '2027-02-01', '2027-03-01'],
    ['not before 30 days have passed', '2026-11-15', '2026-12-15', '2026-11-01', '2027-01-15'],
    ['on the day after them', '2026-11-16', '2026-12-16', '2026-11-01', '2026-12-16'],
    ['on the last day of a short month', '2026-10-31', '2026-11-30', '2027-02-01', '2027-02-28'],
    ['on the long day after a short month', '2027-01-31', '2027-02-28', '2027-03-01', '2027-03-31'],
    ['counted from the end of a trial', '2026-11-20', '2026-12-04', '2027-02-01', '2027-02-04'],
  ])('is %s', (_, start, end, effectiveOn, expected) => {
    const period = {
      periodStart: new Date(`${start}T12:00:00Z`),
      periodEnd: new Date(`${end}T12:00:00Z`),
    };
    expect(appliesOn(period, { effectiveOn, noticedAt })).toBe(expected);
  });
});
