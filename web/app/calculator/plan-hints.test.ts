import { expect, it } from 'vitest';
import { strategyHint } from './plan-hints.ts';

const kept = 'Kept with the portfolio, without an extra payment.';
const lost = 'Your own order of these debts is kept for Premium only.';
const free = { strategy: 'avalanche', isOrderOffer: true, isOrderLost: false } as const;

it.each([
  ['on the free plan', free, kept],
  ['on the free plan, with an own order', { ...free, isOrderLost: true }, `${kept} ${lost}`],
  [
    'on the free plan, where the order is chosen',
    { ...free, strategy: 'custom', isOrderLost: true },
    expect.stringContaining('is part of Premium, at £'),
  ],
  [
    'the same, where nothing is offered to buy',
    { ...free, strategy: 'custom', isOrderLost: true, hasOffer: false },
    lost,
  ],
  ['on Premium, with the order', { ...free, strategy: 'custom', isOrderOffer: false }, kept],
] as const)('%s', (_, given, hint) => {
  const extra = { now: 0, before: null };
  expect(strategyHint({ hasOffer: true, extra, ...given })).toEqual(hint);
});

it('names the extra payment, and what it was', () => {
  expect(strategyHint({ ...free, hasOffer: true, extra: { now: 100, before: 50 } })).toBe(
    'Kept with the portfolio, with your extra payment of £100.00 a month (it was £50.00).',
  );
});
