import { describe, expect, it } from 'vitest';
import { aDebt } from '../dashboard/builders.fixture.ts';
import { aTypedCard } from './debt-form.fixture.ts';
import { paymentHint } from './payment-hint.ts';
import { formOf } from './saved-debt.ts';

const today = '2026-11-20';

it('without a rule is the interest of a month', () => {
  // £2,640.55 at 24.9 % simple.
  expect(paymentHint(aTypedCard, { saved: null, today })).toContain('Here that is £54.79.');
});

describe('of a debt with a minimum rule', () => {
  const minimum_rule = { floor: 25, percent: 1, plus_interest: true };
  const terms = { balance: 2_000, interest_rate: 24.9, rate_kind: 'apr', minimum_rule } as const;
  const blank = 'Leave this blank to pay what the lender asks for.';

  function hintOf(typed: string, created_at: string) {
    const saved = aDebt({ ...terms, monthly_payment: 60, created_at });
    return paymentHint({ ...formOf(saved), monthlyPayment: typed }, { saved, today });
  }

  it.each([
    // 1 % is 20.00, and a month at 24.9 % APR bears 37.40.
    ['50', 'The minimum you described is £57.40. The plan counts that.'],
    ['57.40', blank],
    ['60', blank],
    ['', 'The minimum you described is £57.40. The plan counts that.'],
    ['fifty', blank],
  ])('of this month, with %j is %j', (typed, hint) => {
    expect(hintOf(typed, '2026-11-01T00:00:00Z')).toBe(hint);
  });

  it('from a month before names no figure that would not be the one saved', () => {
    const created = '2026-10-31T23:59:00Z';
    expect(hintOf('50', created)).toBe(
      `${blank} Anything less is saved as what the lender asks for this month.`,
    );
    expect(hintOf('60', created)).toBe(blank);
  });
});
