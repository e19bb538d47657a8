import { monthOf } from '@debt-payoff/contract/months';
import { describe, expect, it } from 'vitest';
import { amountMarks, monthMarks } from './axis-marks.ts';
import { drawings, plotOf } from './drawings.ts';
import { straightScale } from './scale.ts';
import { textWidth } from './text.ts';

describe.each(drawings)('the marks of drawing $name', (drawing) => {
  const plot = plotOf(drawing);

  it('have the amounts beside the lines, which cannot cross them', () => {
    const y = straightScale({ from: [0, 1_000_000], to: [plot.bottom, plot.top] });
    const marks = amountMarks({ drawing, maximum: 1_000_000, y });
    expect(marks.map(({ isGrid }) => isGrid)).toEqual([false, true, true, true, true]);
    expect(marks.map(({ y1 }) => y1)).toEqual([0, 1, 2, 3, 4].map((at) => y(at * 250_000)));
    for (const { label } of marks) {
      expect(label.anchor).toBe('end');
      expect(label.x).toBeLessThan(plot.left);
      expect(label.x - textWidth(label.text, 13)).toBeGreaterThanOrEqual(0);
    }
  });

  it.each([1, 6, 37, 600])('keep the dates of %i months inside, and apart', (months) => {
    const x = straightScale({ from: [0, months], to: [plot.left, plot.right] });
    const boxes = monthMarks({ drawing, start: monthOf('2026-11'), months, x }).map(({ label }) => {
      const width = textWidth(label.text, 13);
      const left = label.x - { middle: width / 2, end: width }[label.anchor];
      return { left, right: left + width };
    });
    expect(boxes.length).toBeGreaterThan(0);
    for (const [at, { left, right }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
      expect(right).toBeLessThanOrEqual(drawing.width);
    }
  });
});
