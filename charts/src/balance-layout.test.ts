import { monthOf } from '@debt-payoff/contract/months';
import { describe, expect, it } from 'vitest';
import { layOutBalances } from './balance-layout.ts';
import { balanceSeries } from './balance-series.ts';
import { drawings, plotOf } from './drawings.ts';
import { examplePlan } from './example-plan.fixture.ts';
import { textWidth } from './text.ts';

const series = balanceSeries(examplePlan);
const start = monthOf('2026-11');

describe.each(drawings)('the balances of the example in drawing $name', (drawing) => {
  const layout = layOutBalances({ drawing, series, start });
  const plot = plotOf(drawing);

  it('begin together and end on the axis, each in its month', () => {
    expect(layout.lines.map(({ id }) => id)).toEqual(['avalanche', 'snowball', 'minimum']);
    for (const [at, { points }] of layout.lines.entries()) {
      expect(points[0]).toEqual({ x: plot.left, y: layout.y(843_000) });
      const end = layout.x(series[at]?.months ?? 0);
      expect(points.at(-1)).toEqual({ x: end, y: plot.bottom });
    }
    expect(layout.y(1_000_000)).toBe(plot.top);
    expect(layout.x(layout.months)).toBe(plot.right);
  });

  it('have a dot on the first line wherever a debt goes', () => {
    const [first] = layout.lines;
    expect(layout.cleared.map(({ debt }) => debt).toSorted()).toEqual([0, 1, 2, 3]);
    for (const { at } of layout.cleared) expect(first?.points).toContainEqual(at);
  });

  it('are named by strategy and month, with leaders down to the ends', () => {
    const { labels } = layout;
    expect(labels.find(({ id }) => id === 'avalanche')).toMatchObject({
      name: 'Avalanche',
      note: 'Mar 2029',
      leader: { x: layout.x(28), from: plot.bottom - 6 },
    });
    for (const { nameY, noteY, leader } of labels) {
      expect(nameY - 13).toBeGreaterThanOrEqual(plot.top);
      expect(noteY).toBeLessThan(leader.to);
      expect(leader.to).toBeLessThan(leader.from);
    }
    const rights = labels.map(({ right }) => right);
    expect(rights).toEqual(rights.toSorted((a, b) => a - b));
  });
});

describe.each(drawings)('with an order of one’s own, in drawing $name', (drawing) => {
  const withOrder = balanceSeries({ ...examplePlan, customOrder: [1, 0, 3, 2] });
  const { lines, labels } = layOutBalances({ drawing, series: withOrder, start });

  it('there is a fourth line, named by what the table calls it', () => {
    expect(lines.map(({ id }) => id)).toEqual(['avalanche', 'snowball', 'custom', 'minimum']);
    expect(labels.find(({ id }) => id === 'custom')).toMatchObject({ name: 'Custom' });
  });

  it('no name stands over another or outside the plot', () => {
    const { top, left } = plotOf(drawing);
    const boxes = labels.map(({ name, note, right, nameY, noteY }) => ({
      left: right - Math.max(textWidth(name, 14), textWidth(note, 13)),
      right,
      top: nameY - 11,
      bottom: noteY + 3,
    }));
    for (const [at, box] of boxes.entries()) {
      expect(box.top).toBeGreaterThanOrEqual(top);
      expect(box.left).toBeGreaterThanOrEqual(left);
      for (const other of boxes.slice(at + 1)) {
        const isApart =
          box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top ||
          other.bottom <= box.top;
        expect(isApart).toBe(true);
      }
    }
  });
});

it('nothing owed still has a drawing', () => {
  const [drawing] = drawings;
  if (drawing === undefined) throw new Error('There are drawings');
  const nothing = { strategy: 'avalanche' as const, balances: [0], months: 0, cleared: [] };
  const layout = layOutBalances({ drawing, series: [nothing], start });
  expect(layout.lines[0]?.points).toEqual([{ x: plotOf(drawing).left, y: plotOf(drawing).bottom }]);
});
