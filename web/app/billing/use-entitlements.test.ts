import { expect, it } from 'vitest';
import { hasRisenTo } from './use-entitlements.ts';

it.each([
  ['basic', 'free', 'basic', true],
  ['basic', 'free', 'premium', true],
  ['premium', 'free', 'basic', false],
  ['premium', 'premium', 'premium', false],
  ['basic', null, 'basic', false],
  ['basic', 'free', null, false],
  ['premium', 'premium', 'basic', false],
  [null, 'free', 'premium', false],
] as const)(
  'for %s, from %s to %s, the plan has risen to what was missing: %s',
  (needed, before, now, has) => {
    expect(hasRisenTo({ needed, before, now })).toBe(has);
  },
);
