import { monthOf } from '@debt-payoff/contract/months';
import { planOf } from '@debt-payoff/contract/planned-debt';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleDebts, exampleExtra } from '../payoff-plan/example.ts';
import { YearlyChart } from './yearly-chart.tsx';

const markup = renderToStaticMarkup(
  <YearlyChart
    plan={planOf(exampleDebts, exampleExtra)}
    strategy="avalanche"
    start={monthOf('2026-11-15')}
    debtNames={[]}
  />,
);

it('says what the slider has come to once: as the value of the slider, and in text that is not live', () => {
  const [, said = ''] = markup.match(/aria-valuetext="([^"]*)"/) ?? [];
  expect(said).toMatch(/^2026: £/);
  expect(markup).toContain(`<p>${said}</p>`);
  expect(markup).not.toMatch(/<output|aria-live|role="status"/);
});

it('names its slider and its table after the chart, since a page has several', () => {
  expect(markup).toContain('aria-label="Look at a year, Interest and principal by year"');
  expect(markup).toContain('aria-label="View as table, Interest and principal by year"');
});
