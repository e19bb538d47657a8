import { drawings } from '@debt-payoff/charts/drawings';
import { monthOf } from '@debt-payoff/contract/months';
import { describe, expect, it } from 'vitest';
import { layOutMonths } from './paid-layout.ts';
import {
  type MonthPaid,
  monthsDrawn,
  readMonth,
  restOf,
  sumMonths,
  summaryOf,
} from './paid-months.ts';

const paid = (
  month: string,
  [total, interest, principal]: [number, number, number],
  besides: { readonly spendingPence?: number; readonly refundPence?: number } = {},
): MonthPaid => ({
  month: monthOf(month),
  totalPence: total,
  interestPence: interest,
  principalPence: principal,
  spendingPence: 0,
  refundPence: 0,
  ...besides,
});

describe('the months that are drawn', () => {
  it('have no gap', () => {
    const drawn = monthsDrawn([
      paid('2025-12', [8_500, 1_000, 7_500]),
      paid('2026-02', [8_500, 900, 7_600]),
    ]);
    expect(drawn.map(({ month, totalPence }) => [month, totalPence])).toEqual([
      ['2025-12', 8_500],
      ['2026-01', 0],
      ['2026-02', 8_500],
    ]);
  });

  it('are the newest twelve', () => {
    const drawn = monthsDrawn([
      paid('1990-01', [100, 0, 100]),
      paid('2026-11', [8_500, 900, 7_600]),
    ]);
    expect([drawn.length, drawn[0]?.month, drawn.at(-1)?.month]).toEqual([
      12,
      '2025-12',
      '2026-11',
    ]);
  });

  it('are none where nothing was paid', () => {
    expect(monthsDrawn([])).toEqual([]);
  });
});

describe('what was paid', () => {
  it('adds up, with what was neither interest nor principal', () => {
    const sums = sumMonths([
      paid('2026-10', [10_000, 1_000, 7_500]),
      paid('2026-11', [5_000, 500, 4_500]),
    ]);
    expect(sums).toEqual({
      totalPence: 15_000,
      interestPence: 1_500,
      principalPence: 12_000,
      spendingPence: 0,
      refundPence: 0,
    });
    expect(restOf(sums)).toBe(1_500);
  });

  it('is said in a sentence', () => {
    expect(summaryOf([paid('2026-11', [8_500, 5_479, 3_021])])).toBe(
      'In November 2026 you paid £85.00: £54.79 interest, £30.21 principal.',
    );
    expect(
      summaryOf([paid('2026-10', [8_500, 5_479, 3_021]), paid('2026-11', [10_000, 0, 7_500])]),
    ).toBe(
      'From October 2026 to November 2026 you paid £185.00: £54.79 interest, £105.21 principal, £25.00 other.',
    );
  });

  it('has what was spent and refunded apart, and counts it as neither', () => {
    const months = [
      paid('2026-10', [8_500, 500, 8_000], { spendingPence: 6_000 }),
      paid('2026-11', [0, 0, 0], { refundPence: 1_250 }),
    ];
    expect(restOf(sumMonths(months))).toBe(0);
    expect(months.map(readMonth)).toEqual([
      'October 2026: £85.00 paid, £5.00 interest, £80.00 principal; besides: £60.00 spending and charges',
      'November 2026: nothing paid; besides: £12.50 refunds and corrections',
    ]);
    expect(summaryOf(months)).toBe(
      'From October 2026 to November 2026 you paid £85.00: £5.00 interest, £80.00 principal. Besides: £60.00 spending and charges, £12.50 refunds and corrections.',
    );
  });

  it('is said honestly where it did not cover the interest, or was nothing', () => {
    expect(readMonth(paid('2026-11', [4_000, 5_479, -1_479]))).toBe(
      'November 2026: £40.00 paid, £54.79 interest; the balance grew by £14.79',
    );
    expect(readMonth(paid('2026-11', [0, 0, 0]))).toBe('November 2026: nothing paid');
  });
});

describe.each(drawings)('the drawing of $width', (drawing) => {
  const months = monthsDrawn([
    paid('2025-12', [4_000, 5_479, -1_479]),
    paid('2026-05', [25_000, 2_000, 20_000]),
    paid('2026-11', [8_500, 1_000, 7_500]),
  ]);
  const { bars } = layOutMonths(drawing, months);

  it('stacks the parts of each bar to its total', () => {
    for (const bar of bars) {
      const height = bar.parts.reduce((sum, part) => sum + part.height, 0);
      const bottom = drawing.height - 36;
      expect(bottom - bar.top).toBeCloseTo(height, 6);
    }
    expect(bars.map(({ parts }) => parts.map(({ category }) => category))).toEqual(
      months.map(({ month }) => {
        if (month === '2025-12') return [2];
        if (month === '2026-05') return [1, 2, 3];
        return month === '2026-11' ? [1, 2] : [];
      }),
    );
  });

  it('marks what was spent besides, and has room for it', () => {
    const spent = paid('2026-11', [8_500, 900, 7_600], { spendingPence: 20_000 });
    const layout = layOutMonths(drawing, [spent]);
    const [bar] = layout.bars;
    expect(layout.maximum).toBeGreaterThanOrEqual(20_000);
    expect(bar?.spendingTop).toBe(layout.y(20_000));
    expect(bar?.top).toBe(layout.y(8_500));
    expect(bars.every(({ spendingTop }) => spendingTop === null)).toBe(true);
    // Where the line would cross the total, that stands above it.
    const near = paid('2026-11', [8_500, 900, 7_600], { spendingPence: 8_600 });
    const [crossed] = layOutMonths(drawing, [near]).bars;
    expect(crossed?.totalBottom).toBeLessThan(crossed?.spendingTop ?? 0);
  });

  it('keeps the bars apart', () => {
    for (const [index, bar] of bars.entries()) {
      const next = bars[index + 1];
      if (next !== undefined) expect(bar.left + bar.width).toBeLessThan(next.left);
    }
  });
});
