import { expect, it } from 'vitest';
import { keyFacts, subscribeLabel } from './key-facts.ts';

it('before a trial one reads until when it is free, the price after it, renewal, cancelling and 14 days', () => {
  expect(keyFacts({ tier: 'basic', trialEnd: '2026-12-01' })).toEqual([
    'Free until 1 December 2026, then £4.99 a month, including any VAT.',
    'After the trial it renews every month until you cancel.',
    "Cancel at any time under 'Manage Subscription' in your account menu. Before 1 December 2026 you pay nothing.",
    'You have another 14 days to change your mind once the trial has turned paid: cancel in that time and get a refund.',
  ]);
});

it('anyone who has had the trial reads that it is charged today, and no word of a trial', () => {
  const facts = keyFacts({ tier: 'premium', trialEnd: null });
  expect(facts[0]).toBe('£9.99 a month, including any VAT. The first month is charged today.');
  expect(facts.join(' ')).not.toMatch(/trial|free/i);
});

it.each([
  [true, 'Start 14-day free trial, then £4.99 a month'],
  [false, 'Subscribe, £4.99 a month'],
])('the button says what it costs, with a trial (%s) and without', (hasTrial, label) => {
  expect(subscribeLabel({ tier: 'basic', hasTrial })).toBe(label);
});
