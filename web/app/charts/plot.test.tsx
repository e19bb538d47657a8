import { paperDrawing } from '@debt-payoff/charts/drawings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Marks, PlotDrawing } from './plot.tsx';

it('a drawing is read by its name and summary, without the marks of its axes', () => {
  const label = { text: '£500', x: 0, y: 10, anchor: 'end' } as const;
  const markup = renderToStaticMarkup(
    <PlotDrawing drawing={paperDrawing} title="Balances" summary="All fall." onPoint={() => {}}>
      <Marks marks={[{ label, isGrid: true, x1: 0, x2: 9, y1: 10, y2: 10 }]} />
    </PlotDrawing>,
  );
  const [read = '', hidden = ''] = markup.split('<g aria-hidden="true">');
  expect(read).toContain('aria-label="Balances"><desc>All fall.</desc>');
  expect(read).not.toContain('£500');
  expect(hidden).toContain('£500');
});
