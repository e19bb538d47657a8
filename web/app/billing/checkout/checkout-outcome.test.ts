import { describe, expect, it } from 'vitest';
import { aSubscription } from '../builders.fixture.ts';
import { statusReplyOf } from '../queries.ts';
import { type CheckoutReply, checkoutWords, pauseBeforeNext, waitOf } from './checkout-outcome.ts';

const none = { subscription: null, ended: null };
const active = { subscription: aSubscription(), ended: null };
const incomplete = { subscription: aSubscription({ status: 'incomplete' }), ended: null };

function aReply(facts: Partial<CheckoutReply>): CheckoutReply {
  return { state: null, hasFailed: false, hasSession: true, replies: 1, ...facts };
}

describe('after a checkout', () => {
  it.each<[string, Partial<CheckoutReply>, string]>([
    ['nothing has been replied', { replies: 0 }, 'loading'],
    ['the subscription waits for its first payment', { state: incomplete }, 'bank'],
    [
      'it waits for it, and the page was reloaded',
      { state: incomplete, hasSession: false },
      'bank',
    ],
    ['a checkout is named and there is no subscription', { state: none }, 'search'],
    [
      'no checkout is named and there is no subscription',
      { state: none, hasSession: false },
      'known',
    ],
    ['the plan has begun', { state: active }, 'known'],
    ['Stripe could not be asked', { hasFailed: true }, 'unreachable'],
    ['the present plan could not be fetched', { hasFailed: true, hasSession: false }, 'known'],
  ])('when %s, that is what the page goes by', (_, facts, wait) => {
    expect(waitOf(aReply(facts))).toBe(wait);
  });

  it('a failure is said until there is a reply, also while the page asks again', () => {
    const counts = { dataUpdateCount: 0, errorUpdateCount: 1 };
    expect(statusReplyOf({ data: undefined, ...counts }).hasFailed).toBe(true);
    expect(statusReplyOf({ data: none, ...counts }).hasFailed).toBe(false);
  });

  it('the page asks again after pauses that grow, for some four minutes', () => {
    const pauses = pausesOf({ state: incomplete });
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    const total = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(pauses[0]).toBe(2_000);
    expect(total).toBe(230_000);
  });

  it('a checkout that nothing else speaks of is looked for a few times only', () => {
    expect(pausesOf({ state: none })).toHaveLength(3);
  });

  it('a page that has something to say does not ask again', () => {
    expect(pausesOf({ state: active })).toEqual([]);
    expect(pausesOf({ state: none, hasSession: false })).toEqual([]);
  });

  it('nobody is said to wait for a bank of which nothing is known', () => {
    for (const wait of ['loading', 'search', 'unreachable', 'known'] as const) {
      expect(checkoutWords(wait, false).title).toBe('Your plan');
    }
    expect(checkoutWords('bank', false).title).toBe('We are waiting for your bank');
  });
});

function pausesOf(facts: Partial<CheckoutReply>): number[] {
  const pauses: number[] = [];
  for (let replies = 1; replies < 100; replies += 1) {
    const pause = pauseBeforeNext(aReply({ ...facts, replies }));
    if (pause === false) return pauses;
    pauses.push(pause);
  }
  throw new Error('It is asked without end');
}
