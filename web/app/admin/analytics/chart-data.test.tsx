import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { dailyData, kindsData, stretchesData } from './chart-data.ts';
import { fullDrawings, halfDrawings, layOutFigures, roundTop } from './charts/bars-layout.ts';
import { FigureBars } from './charts/figure-bars.tsx';

const names = { free: 'Free', basic: 'Basic', premium: 'Premium' };
const byPlan = (counts: Partial<Record<keyof typeof names, number>>) =>
  kindsData({ title: 'Users by plan', noun: 'plan', column: 'Users' }, counts, names);
const stretch = (start: string, end: string, count: number) => ({
  start_date: start,
  end_date: end,
  count,
});
const overTime = (...stretches: ReturnType<typeof stretch>[]) =>
  stretchesData({ title: 'New users', column: 'New users' }, stretches, 'new user');
const mrr = (...points: { date: string; mrr: number }[]) =>
  dailyData({ title: 'MRR', column: 'MRR at the end of the day' }, points);

describe('the finding of a chart', () => {
  it.each([
    [{ free: 1_000, basic: 200 }, 'The largest group is Free: 1,000 of 1,200.'],
    [{ premium: 7 }, 'All 7 are in one group: Premium.'],
    [{ free: 6, basic: 6 }, 'Free and Basic are the largest groups: 6 of 12 each.'],
  ])('of kinds, which may be equal: %j', (counts, summary) => {
    expect(byPlan(counts).summary).toBe(summary);
  });

  it.each([
    [overTime(stretch('2026-11-13', '2026-11-14', 1)), '1 new user in total.'],
    [
      overTime(stretch('2026-11-13', '2026-11-13', 2), stretch('2026-11-14', '2026-11-14', 1)),
      '3 new users in total. The most on 13 November 2026: 2.',
    ],
    [
      overTime(stretch('2026-11-01', '2026-11-07', 2), stretch('2026-11-08', '2026-11-14', 2)),
      '4 new users in total.',
    ],
    [
      overTime(stretch('2026-11-01', '2026-11-07', 1), stretch('2026-11-08', '2026-11-14', 2)),
      '3 new users in total. The most between 8 November 2026 and 14 November 2026: 2.',
    ],
  ])('of stretches, which may be equal', ({ summary }, expected) => {
    expect(summary).toBe(expected);
  });

  it.each([
    [mrr({ date: '2026-11-14', mrr: 4.99 }), '£4.99 at the end of 14 November 2026.'],
    [
      mrr({ date: '2026-11-13', mrr: 9.98 }, { date: '2026-11-14', mrr: 4.99 }),
      'From £9.98 on 13 November 2026 to £4.99 on 14 November 2026: £4.99 less.',
    ],
    [
      mrr({ date: '2026-11-13', mrr: 1 }, { date: '2026-11-14', mrr: 1 }),
      'From £1.00 on 13 November 2026 to £1.00 on 14 November 2026: the same.',
    ],
  ])('of an amount over time', ({ summary }, expected) => {
    expect(summary).toBe(expected);
  });
});

describe('the drawing', () => {
  it.each([
    [0, 1, 4],
    [1, 1, 4],
    [5, 1, 8],
    [9, 1, 20],
    [1_234, 1, 2_000],
    [4_001, 1, 8_000],
    [499, 100, 800],
  ])('goes up to a round figure: %i in units of %i', (value, unit, top) => {
    expect(roundTop(value, unit)).toBe(top);
  });

  it.each([...fullDrawings, ...halfDrawings])('keeps bars and labels apart: %j', (drawing) => {
    const stretches = Array.from({ length: 13 }, (_, at) => {
      const day = `2026-10-${String(at + 10)}`;
      return stretch(day, day, 100_000 + at);
    });
    const { bars } = layOutFigures(drawing, overTime(...stretches));
    expect(bars).toHaveLength(13);
    for (const [at, bar] of bars.entries()) {
      const next = bars[at + 1];
      if (next !== undefined) expect(next.left).toBeGreaterThan(bar.left + bar.width);
      expect(bar.left).toBeGreaterThanOrEqual(drawing.amountsWidth);
      expect(bar.left + bar.width).toBeLessThanOrEqual(drawing.width);
    }
    const labelled = bars.filter(({ label }) => label !== null).map(({ middle }) => middle);
    for (const [at, middle] of labelled.entries()) {
      if (at > 0) expect(middle - (labelled[at - 1] ?? 0)).toBeGreaterThan(40);
    }
  });

  it('has a title, the finding, a description and a table with its total', () => {
    const markup = renderToStaticMarkup(<FigureBars data={byPlan({ free: 1_000, basic: 200 })} />);
    expect(markup).toContain('<h3>Users by plan</h3>');
    expect(markup).toContain('<desc>The largest group is Free: 1,000 of 1,200.</desc>');
    expect(markup).toContain('View as table');
    expect(markup).toMatch(/<th scope="row">Free<\/th><td class="n" data-label="Users">1,000</);
    expect(markup).toMatch(/<tfoot>.*In total.*1,200/);
    expect(markup).toContain('aria-valuetext="Free: 1,000"');
  });

  it('adds up no amounts of different days', () => {
    const markup = renderToStaticMarkup(
      <FigureBars
        data={mrr({ date: '2026-11-13', mrr: 1_234.5 }, { date: '2026-11-14', mrr: 1 })}
      />,
    );
    expect(markup).toContain('data-label="MRR at the end of the day">£1,234.50<');
    expect(markup).not.toContain('<tfoot>');
  });
});
