import { describe, expect, it } from 'vitest';
import { partsOf } from '../terms/rate-parts.ts';
import { type ForecastDebt, type ForecastInput, forecast } from './forecast.ts';
import { forecastFirstReason } from './forecast-first.ts';
import type { ForecastTerms } from './forecast-terms.ts';

type Given = {
  readonly pence: number;
  readonly rate: number;
  readonly isNew?: boolean;
  readonly terms?: Partial<ForecastTerms>;
};

function aDebt({ pence, rate, isNew = false, terms }: Given): ForecastDebt {
  const parts = partsOf('simple', rate);
  const own: ForecastTerms = {
    ...{ rateParts: parts, startRateParts: parts, rateChanges: [], paymentChanges: [] },
    ...{ minimum: null, requiredPence: 10_000, isPriority: false, takesExtra: true, ...terms },
  };
  return {
    ...{ owedPence: pence, startOwedPence: pence, startBalancePence: pence, paidPence: 0, isNew },
    ...{
      rateBasisPoints: rate * 100,
      startRateBasisPoints: rate * 100,
      monthlyPaymentPence: 10_000,
    },
    ...(terms !== undefined && { terms: own }),
  };
}

function reasonOf(debts: readonly Given[], given: Partial<ForecastInput> = {}) {
  const input: ForecastInput = {
    ...{ strategy: 'avalanche', extraPence: 20_000, budgetCorrectionPence: 0, ...given },
    debts: debts.map(aDebt),
  };
  const ahead = forecast(input);
  const reason = forecastFirstReason(input, ahead);
  return [ahead.debts.findIndex(({ isFirst }) => isFirst), reason?.order?.by ?? reason];
}

const loan = { pence: 500_000, rate: 10 };
const thenParts = partsOf('simple', 34.9);

describe('why a saved debt comes first', () => {
  it.each([
    ['rates that stay', [loan, { pence: 90_000, rate: 20 }], [1, 'rate-now']],
    [
      'a deal that ends soon',
      [loan, { ...loan, rate: 0, terms: { rateChanges: [{ lastMonth: 5, thenParts }] } }],
      [1, 'rate-after-deal'],
    ],
    [
      'debts that were all added this month',
      [
        { ...loan, isNew: true },
        { pence: 90_000, rate: 20, isNew: true },
      ],
      [1, 'rate-now'],
    ],
    ['a single debt', [loan], [0, null]],
  ] as const)('%s', (_, debts, expected) => {
    expect(reasonOf(debts)).toEqual(expected);
  });

  it('by the rule of the strategy that is kept', () => {
    const debts = [loan, { pence: 600_000, rate: 20 }];
    expect(reasonOf(debts, { strategy: 'snowball' })).toEqual([0, 'balance']);
    expect(reasonOf(debts, { strategy: 'custom', customOrder: [1, 0] })).toEqual([1, 'own-order']);
    expect(reasonOf(debts, { strategy: 'minimum' })).toEqual([-1, null]);
  });

  it('a priority debt, whatever its rate', () => {
    const arrears = { pence: 40_000, rate: 0, terms: { isPriority: true } };
    expect(reasonOf([loan, arrears])).toEqual([1, expect.objectContaining({ isPriority: true })]);
  });
});
