import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { figure, openAllTables, openTable } from '../support/figures.ts';
import { longPlan } from '../support/many-debts.ts';
import { faultsOf } from '../support/page-audits.ts';
import {
  openSampleCharts,
  scrollToPlan,
  stateOf,
  twoDebts,
  withResults,
  withStored,
} from '../support/strategies-page.ts';

describe('all charts', () => {
  it.each(['light', 'dark'] as const)(
    'with their tables open axe finds no violation, %s',
    (theme) =>
      withPage(
        async (page) => {
          await openSampleCharts(page);
          await openAllTables(page);
          expect(await faultsOf(page, 'figure')).toEqual([]);
        },
        { colorScheme: theme },
      ),
  );

  it('are drawn for the one width that is shown, and again for another', () =>
    withPage(async (page) => {
      await openSampleCharts(page);
      const drawn = () =>
        page
          .locator('figure svg.chart')
          .evaluateAll((all) => all.map((svg) => svg.getAttribute('class')));
      await expect.poll(drawn).toEqual(Array(4).fill('chart chart-l'));
      await page.setViewportSize({ width: 800, height: 900 });
      await expect.poll(drawn).toEqual(Array(4).fill('chart chart-m'));
      await page.setViewportSize({ width: 390, height: 900 });
      await expect.poll(drawn).toEqual(Array(3).fill('chart chart-s'));
    }));

  it('have no rows in their tables until these are opened', () =>
    withStored(JSON.stringify(longPlan), async (page) => {
      await scrollToPlan(page);
      const timeline = figure(page, 'When each debt goes');
      await timeline.waitFor();
      await expect.poll(() => page.locator('.chart-table tbody tr').count()).toBe(0);
      await openTable(timeline);
      await expect.poll(() => timeline.locator('tbody tr').count()).toBe(50);
    }));
});

describe('on paper', () => {
  it('charts that nobody has scrolled to are printed, and the page is as it was afterwards', () =>
    withStored(stateOf(twoDebts), async (page) => {
      const titles = () => page.locator('figure h3').allInnerTexts();
      const all = [
        'Your balance over time',
        'When each debt goes',
        'Balance by debt',
        'Interest and principal by year',
      ];
      await expect.poll(() => titles()).toEqual(all.slice(0, 1));
      const print = () =>
        page.evaluate(() => {
          window.dispatchEvent(new Event('beforeprint'));
          const shown = [...document.querySelectorAll('figure h3')];
          window.dispatchEvent(new Event('afterprint'));
          return shown.map(({ textContent }) => textContent);
        });
      // Their code comes when the page is quiet.
      await expect.poll(print, { timeout: 10_000 }).toEqual(all);
      await expect.poll(() => titles()).toEqual(all.slice(0, 1));
      await scrollToPlan(page);
      await expect.poll(titles).toEqual(all);
    }));

  it("'Print this plan' waits for them", () =>
    withResults(twoDebts, async (page) => {
      await page.evaluate(() => {
        window.print = () => {
          window.dispatchEvent(new Event('beforeprint'));
          document.body.dataset.printed = String(document.querySelectorAll('figure').length);
          window.dispatchEvent(new Event('afterprint'));
        };
      });
      await page.getByRole('button', { name: 'Print this plan' }).dispatchEvent('click');
      await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('4');
    }));
});
