import { describe, expect, it } from 'vitest';
import { axisAmounts, barAmount, debtName, fitText, textWidth } from './text.ts';

const room = { width: 100, fontSize: 13 };

describe('text in drawings', () => {
  it.each(['Card', 'Calder Bank'])('%s stays whole where it fits', (name) => {
    expect(fitText(name, room)).toBe(name);
  });

  it.each(['M'.repeat(500), 'بطاقة ائتمان'.repeat(40), '💳'.repeat(250)])(
    '%.4s and so on is cut to its room',
    (name) => {
      const text = fitText(name, room);
      expect(text.endsWith('…')).toBe(true);
      expect(textWidth(text, room.fontSize)).toBeLessThanOrEqual(room.width);
    },
  );

  it('names a debt without a name by its place', () => {
    expect(debtName(['Card', ' '], 0)).toBe('Card');
    expect(debtName(['Card', ' '], 1)).toBe('Debt 2');
    expect(debtName([], 2)).toBe('Debt 3');
  });
});

describe('amounts in drawings', () => {
  it.each([
    { amounts: [0, 375_000, 500_000], width: 60, labels: ['£0', '£3,750', '£5,000'] },
    { amounts: [0, 375_000, 500_000], width: 42, labels: ['£0', '£3.75k', '£5k'] },
    { amounts: [0, 25, 100], width: 60, labels: ['£0', '£0.25', '£1'] },
    { amounts: [250, 500, 750], width: 60, labels: ['£2.50', '£5', '£7.50'] },
    { amounts: [75_000_000, 100_000_000], width: 52, labels: ['£750k', '£1m'] },
    { amounts: [250_000_000_000], width: 52, labels: ['£2.5bn'] },
  ])('$labels on an axis', ({ amounts, width, labels }) => {
    expect(axisAmounts(amounts, { width, fontSize: 13 })).toEqual(labels);
  });

  it.each([
    [60, '£39,145'],
    [46, '£39.1k'],
    [36, '£39k'],
  ])('in a bar %i wide are as exact as fits: %s', (width, label) => {
    expect(barAmount(3_914_520, { width, fontSize: 13 })).toBe(label);
  });
});
