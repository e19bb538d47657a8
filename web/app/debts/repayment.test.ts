import { describe, expect, it } from 'vitest';
import { repaymentOf } from './repayment.ts';

const healthAt = (balance: number) => repaymentOf({ balance, original_balance: 1_000 });

describe('the health of a debt', () => {
  it.each([
    [1_000, 'early', 0],
    [750.01, 'early', 24],
    [750, 'fair', 25],
    [500.01, 'fair', 49],
    [500, 'good', 50],
    [250.01, 'good', 74],
    [250, 'excellent', 75],
    [0, 'excellent', 100],
  ])('with £%s left of £1,000 is %s, %s%% repaid', (balance, health, percent) => {
    expect(healthAt(balance)).toMatchObject({ health, percent });
  });

  it('is early, and nothing is repaid, when the balance has risen', () => {
    expect(healthAt(1_200)).toMatchObject({ health: 'early', percent: 0, repaidPence: 0 });
  });

  it('is not told for a debt that was added with nothing owed', () => {
    expect(repaymentOf({ balance: 0, original_balance: 0 })).toBeNull();
  });
});
