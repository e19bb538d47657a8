import { drawings } from '@debt-payoff/charts/drawings';
import { monthOf } from '@debt-payoff/contract/months';
import { planOf } from '@debt-payoff/contract/planned-debt';
import { listMonths, type Plan, type StandardStrategyName, summarise } from '@debt-payoff/engine';
import { describe, expect, it } from 'vitest';
import { exampleDebts, exampleExtra } from '../payoff-plan/example.ts';
import { paidByYear, spanLabel, sumPaid, yearSpans } from './yearly.ts';
import { layOutYears } from './yearly-layout.ts';

const start = monthOf('2026-10-15');

describe('paid by year', () => {
  it('counts the month after the start as the first payment', () => {
    // £1,000 at 12% and £300 a month: interest of £10.00, £7.10, £4.17 and £1.21 on £1,000, £710,
    // £417.10 and £121.27. November and December pay £600, January and February the last £422.48.
    const plan: Plan = {
      debts: [{ balancePence: 100_000, rateBasisPoints: 1_200, monthlyPaymentPence: 30_000 }],
      extraPence: 0,
    };
    expect(paidByYear({ plan, strategy: 'avalanche', start })).toEqual([
      { year: 2026, interestPence: 1_710, principalPence: 58_290 },
      { year: 2027, interestPence: 538, principalPence: 41_710 },
    ]);
  });

  it.each<StandardStrategyName>(['avalanche', 'snowball', 'minimum'])(
    'adds up to what %s pays, to the penny',
    (strategy) => {
      const plan = planOf(exampleDebts, exampleExtra);
      const years = paidByYear({ plan, strategy, start }) ?? [];
      const total = sumPaid(years);
      expect(total.principalPence).toBe(843_000);
      expect(summarise(plan, strategy)).toMatchObject({
        totalInterestPence: total.interestPence,
      });
      const paid = listMonths(plan, strategy)
        .flatMap(({ debts }) => debts)
        .reduce((sum, { paidPence }) => sum + paidPence, 0);
      expect(total.interestPence + total.principalPence).toBe(paid);
    },
  );

  it('shows a year in which the balance grows', () => {
    // Avalanche clears the first debt in about ten months, while the second grows faster than that.
    const plan: Plan = {
      debts: [
        { balancePence: 96_000, rateBasisPoints: 10_000, monthlyPaymentPence: 14_900 },
        { balancePence: 192_000, rateBasisPoints: 5_000, monthlyPaymentPence: 100 },
      ],
      extraPence: 0,
    };
    const years = paidByYear({ plan, strategy: 'avalanche', start: monthOf('2026-08-01') }) ?? [];
    expect(years[0]?.principalPence).toBeLessThan(0);
    expect(sumPaid(years).principalPence).toBe(288_000);
    for (const { bars, drawing } of drawings.map((size) => layOutYears(size, years))) {
      for (const { parts } of bars) {
        for (const { top, height } of parts) {
          expect(height).toBeGreaterThanOrEqual(0);
          expect(top + height).toBeLessThanOrEqual(drawing.height);
        }
      }
    }
  });

  it('is null where the debts never clear', () => {
    const debt = { balancePence: 1_000_000, rateBasisPoints: 3_000, monthlyPaymentPence: 100 };
    expect(
      paidByYear({ plan: { debts: [debt], extraPence: 0 }, strategy: 'avalanche', start }),
    ).toBe(null);
  });
});

describe('bars', () => {
  const century = Array.from({ length: 101 }, (_, index) => ({
    year: 2026 + index,
    interestPence: 100 + index,
    principalPence: 1_000,
  }));

  it.each([
    { count: 6, most: 6, labels: ['2026', '2027', '2028', '2029', '2030', '2031'] },
    { count: 7, most: 6, labels: ['2026–27', '2028–29', '2030–31', '2032'] },
    {
      count: 101,
      most: 6,
      labels: ['2026–45', '2046–65', '2066–85', '2086–2105', '2106–25', '2126'],
    },
  ])('of $count years are at most $most', ({ count, most, labels }) => {
    expect(yearSpans(century.slice(0, count), most).map(spanLabel)).toEqual(labels);
  });

  it.each([1, 2, 5, 12, 31, 101])('of %i years are 20 to 60 wide, and lose no penny', (count) => {
    const years = century.slice(0, count);
    for (const drawing of drawings) {
      const { bars } = layOutYears(drawing, years);
      expect(sumPaid(bars.map(({ span }) => span))).toEqual(sumPaid(years));
      for (const { width, left } of bars) {
        expect(width).toBeGreaterThanOrEqual(20);
        expect(width).toBeLessThanOrEqual(60);
        expect(left + width).toBeLessThanOrEqual(drawing.width);
      }
    }
  });
});
