import { expect, it } from 'vitest';
import { sumFormula } from './sums.ts';

const onSheet = 'Avalanche';
const column = 'F';

it('adds up a column of the same sheet, and rounds to the penny', () => {
  const spans = [{ sheet: onSheet, firstRow: 2, lastRow: 601 }];
  expect(sumFormula({ spans, column, onSheet, absolutePence: 1_000_000 })).toBe(
    'ROUND(SUM(F2:F601),2)',
  );
});

it('names other sheets, quotes in their names doubled', () => {
  const spans = [{ sheet: "Jo's list", firstRow: 2, lastRow: 3 }];
  expect(sumFormula({ spans, column, onSheet, absolutePence: 5 })).toBe(
    "ROUND(SUM('Jo''s list'!F2:F3),2)",
  );
});

it('adds up in parts where a floating sum could miss a penny, within what a formula may hold', () => {
  const spans = [
    { sheet: onSheet, firstRow: 2, lastRow: 1_048_575 },
    { sheet: 'Avalanche (2)', firstRow: 2, lastRow: 400_000 },
  ];
  const formula = sumFormula({ spans, column, onSheet, absolutePence: 50_000_000_000_000 });
  expect(formula).toMatch(/^ROUND\(SUM\(ROUND\(SUM\(F2:F\d+\),2\),/);
  // Excel's own limits: so many characters in a formula, so many parts in one function.
  expect(formula.length).toBeLessThan(8_192);
  const ranges = Array.from(formula.matchAll(/F(\d+):F(\d+)/g), ([, from = '', to = '']) => [
    +from,
    +to,
  ]);
  expect(ranges.length).toBeLessThan(255);
  const rows = ranges.reduce((sum, [from = 0, to = 0]) => sum + to - from + 1, 0);
  expect(rows).toBe(1_048_574 + 399_999);
});

it('comes to the exact pennies where plain adding does not: 600,000 payments of £8,333.37', () => {
  const [count, pence] = [600_000, 833_337];
  const total = count * pence;
  const spans = [{ sheet: onSheet, firstRow: 1, lastRow: count }];
  const formula = sumFormula({ spans, column, onSheet, absolutePence: total });
  const sumOf = (from: number, to: number) => {
    let sum = 0;
    for (let row = from; row <= to; row += 1) sum += pence / 100;
    return sum;
  };
  const parts = Array.from(formula.matchAll(/F(\d+):F(\d+)/g), ([, from = '', to = '']) =>
    sumOf(+from, +to),
  );
  const inParts = parts.reduce((sum, part) => sum + Math.round(part * 100) / 100, 0);
  expect(Math.round(inParts * 100)).toBe(total);
  expect(Math.round(sumOf(1, count) * 100)).not.toBe(total);
});
