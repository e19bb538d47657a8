import { describe, expect, it } from 'vitest';
import { blankDebt } from './debt-form.ts';
import { importLimitOf } from './import-limit.ts';

const offer = 'Upgrade to Basic (£4.99/month).';
const free = {
  current_tier: 'free',
  current_limit: 3,
  current_count: 2,
  upgrade_message: offer,
  upgrade_url: '/subscription',
} as const;
const aFile = (...balances: readonly string[]) =>
  balances.map((balance) => ({ form: { ...blankDebt, balance } }));

describe('a file of debts and the limit of the plan', () => {
  it.each([
    [2, 5, 'Your Free Plan holds 3 debts. 2 are here, so 1 more fits; this file has 5.'],
    [1, 3, 'Your Free Plan holds 3 debts. 1 is here, so 2 more fit; this file has 3.'],
    [0, 4, 'Your Free Plan holds 3 debts. None are here yet; this file has 4.'],
    [3, 1, 'Your Free Plan holds 3 debts. 3 are here, so no more fit; this file has 1.'],
    // After a change to a smaller plan.
    [8, 1, 'Your Free Plan holds 3 debts. 8 are here, so no more fit; this file has 1.'],
  ])('with %s here and %s in it says: %s', (current_count, size, text) => {
    const file = aFile(...Array<string>(size).fill('100'));
    expect(importLimitOf({ ...free, current_count }, file)?.text).toBe(text);
  });

  it.each([
    [2, aFile('100')],
    [0, aFile('100', '100', '100')],
    [3, aFile('0', '£0.00')],
    [3, []],
  ])('with %s here that all fit says nothing', (current_count, file) => {
    expect(importLimitOf({ ...free, current_count }, file)).toBeNull();
  });

  it('counts what is not paid off, and what cannot be read', () => {
    const file = aFile('100', '0', 'a lot');
    expect(importLimitOf(free, file)?.text).toContain('this file has 2 that are not paid off.');
  });

  it('says what can be done', () => {
    expect(importLimitOf(free, aFile('1', '1', '1'))).toMatchObject({
      advice: `Take 2 debts out of the file and choose it again. Debts that are paid off do not count. ${offer}`,
      upgradeUrl: '/subscription',
    });
    expect(importLimitOf({ ...free, current_count: 3 }, aFile('1'))).toMatchObject({
      advice: `To make room, delete debts here that you no longer track. Debts that are paid off do not count. ${offer}`,
    });
    const premium = { ...free, current_tier: 'premium', current_limit: 500 } as const;
    const full = { ...premium, current_count: 499, upgrade_url: '/contact' };
    expect(importLimitOf(full, aFile('1', '1'))).toMatchObject({
      advice:
        'Take 1 debt out of the file and choose it again. Debts that are paid off do not count.',
      upgradeUrl: null,
    });
  });
});
