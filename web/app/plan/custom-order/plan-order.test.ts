import { describe, expect, it } from 'vitest';
import { arrangedText, keptOrderText, openOrder, wholeOrder } from './plan-order.ts';

type OrderedPlan = Parameters<typeof wholeOrder>[1];

/** Ids 11 to 14; 12 is paid off. Rates rise from first to last, and 13 is the smallest. */
function plan({
  strategy = 'avalanche',
  customOrder,
}: Partial<OrderedPlan['forecast_input']> = {}): OrderedPlan {
  const debts = [400_00, 0, 100_00, 200_00].map((owedPence, at) => ({
    owedPence,
    rateBasisPoints: (at + 1) * 500,
    monthlyPaymentPence: 2_000,
    startBalancePence: owedPence,
    startRateBasisPoints: 0,
    startOwedPence: owedPence,
    paidPence: 0,
    isNew: false,
  }));
  return {
    strategy,
    debt_ids: [11, 12, 13, 14],
    forecast_input: {
      strategy,
      extraPence: 0,
      budgetCorrectionPence: 0,
      debts,
      removed: [],
      ...(customOrder && { customOrder }),
    },
  };
}

describe('the order of a plan', () => {
  it('is blank until someone has arranged it, and then names the debts', () => {
    expect(keptOrderText(plan())).toBe('');
    expect(keptOrderText(plan({ customOrder: [3, 0, 1, 2] }))).toBe('14,11,12,13');
  });

  it.each([
    { strategy: 'avalanche' as const, open: [14, 13, 11] },
    { strategy: 'minimum' as const, open: [14, 13, 11] },
    { strategy: 'snowball' as const, open: [13, 14, 11] },
  ])('starts as $strategy pays the debts that are owed', ({ strategy, open }) => {
    expect(openOrder('', plan({ strategy }))).toEqual(open);
  });

  it('follows debts that come and go: new ones last', () => {
    expect(wholeOrder('14,99,11', plan())).toEqual([14, 11, 12, 13]);
  });

  it('leaves a paid-off debt in its place when the others are arranged', () => {
    expect(arrangedText('11,12,13,14', [14, 13, 11], plan())).toBe('14,12,13,11');
  });
});
