import { expect, it } from 'vitest';
import { halfDrawings, layOutBars } from './bars-layout.ts';
import { rateBands } from './rate-distribution.ts';

const debt = (ratePercent: number, balancePence = 100) => ({ ratePercent, balancePence });

it.each([
  { rate: 0, label: 'Under 5%' },
  { rate: 4.9, label: 'Under 5%' },
  { rate: 5, label: '5% to 10%' },
  { rate: 9.9, label: '5% to 10%' },
  { rate: 10, label: '10% to 20%' },
  { rate: 29.9, label: '20% to 30%' },
  { rate: 30, label: '30% or more' },
  { rate: 100, label: '30% or more' },
])('$rate% stands in the band $label', ({ rate, label }) => {
  const filled = rateBands([debt(rate)]).filter(({ debts }) => debts > 0);
  expect(filled.map((band) => band.label)).toEqual([label]);
});

it('every penny and debt is in one of five bands, and empty ones stay', () => {
  const bands = rateBands([debt(3, 1_000), debt(4, 500), debt(24.9, 70_000)]);
  expect(bands.map(({ pence, debts }) => [pence, debts])).toEqual([
    [1_500, 2],
    [0, 0],
    [0, 0],
    [70_000, 1],
    [0, 0],
  ]);
});

it('all five have a bar and an uncut name in every drawing', () => {
  const items = rateBands([]).map((band) => ({ ...band, key: band.label }));
  for (const drawing of halfDrawings) {
    const { bars } = layOutBars({ drawing, items, most: items.length });
    expect(bars.map(({ lines }) => lines.join(' '))).toEqual(items.map(({ label }) => label));
  }
});
