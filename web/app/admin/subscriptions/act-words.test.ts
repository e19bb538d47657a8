import { describe, expect, it } from 'vitest';
import {
  actsOf,
  cancelSentence,
  daysProblem,
  extendSentence,
  reactivateSentence,
  readDays,
  whyNotChanged,
  whyNotReactivated,
} from './act-words.ts';
import { aSubscription, cancelled, expired, inTrial, late } from './builders.fixture.ts';

it.each([
  [{}, ['cancel', 'extend']],
  [cancelled, ['reactivate', 'extend']],
  [expired, ['extend']],
])('one that is %o can be changed by %j', (given, acts) => {
  expect(actsOf(aSubscription(given))).toEqual(acts);
});

it('somebody who may not change it is told why', () => {
  expect(whyNotChanged(aSubscription(), '3')).toContain('You cannot do this to your own account.');
  expect(whyNotChanged(aSubscription(), '4')).toBe(
    'Only a super admin can change an account of staff.',
  );
});

describe('before a subscription is cancelled', () => {
  it.each([
    [
      {},
      'It ends on 14 December 2026. alice keeps access until then. There is no refund, and nothing more is charged.',
    ],
    [
      inTrial,
      'It ends with the free trial, on 14 December 2026. alice keeps access until then, and nothing is charged.',
    ],
    [
      late,
      'Where nothing has been paid for it yet, it ends at once. Otherwise it ends on 14 December 2026 at the latest. There is no refund.',
    ],
    [
      { next_billing_date: null },
      'It ends with the period that is paid for. alice keeps access until then. There is no refund, and nothing more is charged.',
    ],
  ])('that is %o, it is said: %s', (given, sentence) => {
    expect(cancelSentence(aSubscription(given))).toBe(sentence);
  });
});

describe('before a subscription is reactivated', () => {
  const goesOn =
    'It no longer ends. alice is charged £9.99 on 14 December 2026, and every month after that.';

  it('it is said what is charged, and when', () => {
    expect(reactivateSentence(aSubscription(cancelled))).toBe(goesOn);
    expect(reactivateSentence(aSubscription({ ...cancelled, end_date: null }))).toBe(
      'It no longer ends. alice is charged £9.99 a month again.',
    );
  });

  it('its owner is active: somebody who is suspended would pay for what they cannot use', () => {
    const suspended = aSubscription({ ...cancelled, user: { is_suspended: true } });
    expect(actsOf(suspended)).toEqual(['extend']);
    expect(whyNotReactivated(suspended)).toBe('This user is suspended. Activate the user first.');
    expect(whyNotReactivated(aSubscription(cancelled))).toBeNull();
    expect(whyNotReactivated(aSubscription({ user: { is_suspended: true } }))).toBeNull();
  });
});

describe('before a subscription is extended', () => {
  it.each([
    [{}, 10, 'The next payment moves from 14 December 2026 to 24 December 2026, free of charge.'],
    [{}, null, 'The next payment comes that many days later, free of charge.'],
    [{ next_billing_date: null }, 1, 'The next payment comes 1 day later, free of charge.'],
    [cancelled, 10, 'The end moves from 14 December 2026 to 24 December 2026, free of charge.'],
    [late, 10, 'A payment of this subscription is open. Extend it once that has been paid.'],
    [
      expired,
      10,
      'The subscription stays ended, and nothing is charged. alice is given the Premium Plan for 10 days instead.',
    ],
  ])('that is %o by %j days, it is said: %s', (given, days, sentence) => {
    expect(extendSentence(aSubscription(given), days)).toBe(sentence);
  });

  it.each(['', ' ', '0', '-1', '1.5', '1e2', 'ten', '+3'])('%j is no number of days', (typed) => {
    expect(daysProblem(typed)).toBe('Please enter a valid number of days');
    expect(readDays(typed)).toBeNull();
  });

  it('a year is the most that can be given at once', () => {
    expect(daysProblem('366')).toBe('A subscription can be extended by at most 365 days at once.');
    expect([readDays('366'), readDays(' 365 '), readDays('1')]).toEqual([null, 365, 1]);
  });
});
