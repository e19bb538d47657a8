import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { MissedBanner, type MissedPortfolio } from './missed-banner.tsx';

const markupOf = (missed: readonly MissedPortfolio[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MissedBanner missed={missed} />
    </MemoryRouter>,
  );
const hrefsOf = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

it('is not there where nothing was missed', () => {
  expect(markupOf([])).toBe('');
});

it('counts what was missed, and leads to free help, to each portfolio and to the schedules of the first', () => {
  const markup = markupOf([
    { id: 7, name: 'Household', missedCount: 2 },
    { id: 9, name: '<img src=x>', missedCount: 1 },
  ]);
  expect(markup).toContain('3 scheduled payments have not been recorded');
  expect(markup).toContain('&lt;img src=x&gt;');
  expect(hrefsOf(markup)).toEqual([
    '/debt-help',
    '/portfolios/7',
    '/portfolios/9',
    '/portfolios/7/scheduled-payments',
  ]);
});

it('speaks of one as one', () => {
  const markup = markupOf([{ id: 7, name: 'Household', missedCount: 1 }]);
  expect(markup).toContain('1 scheduled payment has not been recorded');
});
