import { describe, expect, it } from 'vitest';
import { type Point, placeLabels } from './labels.ts';

describe('labels', () => {
  const falling = (endX: number): Point[] => [
    { x: 0, y: 20 },
    { x: endX, y: 200 },
  ];
  const wish = (id: string, line: Point[]) => ({
    id,
    end: line.at(-1) ?? { x: 0, y: 0 },
    width: 96,
    height: 36,
  });

  it('stand apart where two lines end in the same month', () => {
    const lines = [falling(300), falling(300), falling(400)];
    const placed = placeLabels({
      wishes: lines.map((line, index) => wish(String(index), line)),
      lines,
      bounds: { left: 0, top: 0, bottom: 220 },
    });
    const tops = placed.filter(({ right }) => right === 300).map(({ top }) => top);
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeGreaterThanOrEqual(36);
  });

  it('stay inside the drawing', () => {
    const line = falling(40);
    const [label] = placeLabels({
      wishes: [wish('a', line)],
      lines: [line],
      bounds: { left: 2, top: 16, bottom: 220 },
    });
    expect(label?.right).toBe(98);
    expect(label?.top).toBeGreaterThanOrEqual(16);
  });

  it('stand below the lines where there is no room above', () => {
    const plan = [
      { x: 0, y: 20 },
      { x: 600, y: 200 },
    ];
    const today = [{ x: 0, y: 20 }];
    const placed = placeLabels({
      wishes: [wish('plan', plan), wish('today', today)],
      lines: [plan, today],
      bounds: { left: 0, top: 16, bottom: 220 },
    });
    const top = placed.find(({ id }) => id === 'today')?.top;
    // Ten below the plan's line at the label's right edge.
    expect(top).toBeCloseTo(20 + (96 / 600) * 180 + 10);
  });
});
