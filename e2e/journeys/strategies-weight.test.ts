import { expect, it } from 'vitest';
import { untilAtRest, withPage } from '../support/browser.ts';
import { figure, openTable } from '../support/figures.ts';
import { longPlan } from '../support/many-debts.ts';
import { auditPage } from '../support/page-audits.ts';
import { weighScripts } from '../support/script-weight.ts';
import {
  months,
  scrollToPlan,
  twoDebts,
  withResults,
  withStored,
} from '../support/strategies-page.ts';

it('results of two debts are sound in every view, in what differs from the sample', () =>
  withResults(twoDebts, async (page) => {
    await page.locator('.export-section').waitFor();
    await auditPage(page, { part: '.replaced-on-paper, .export-section' });
  }));

it('50 debts over five decades are listed whole, with only the open months filled in, and nothing moves; tables of charts have no rows until they are opened', () =>
  withStored(
    JSON.stringify(longPlan),
    async (page) => {
      const remaining = page.getByRole('button', { name: 'Show remaining 541 months' });
      const moved = await remaining.evaluate(async (button) => {
        const placeInPage = () => button.getBoundingClientRect().top + window.scrollY;
        const before = placeInPage();
        button.scrollIntoView({ block: 'end' });
        for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
        return placeInPage() - before;
      });
      expect(moved).toBe(0);
      await remaining.click();
      await expect.poll(() => months(page).count()).toBe(553);
      await expect.poll(() => page.locator('.month-body').count()).toBe(6);

      await page.setViewportSize({ width: 1280, height: 900 });
      const timeline = figure(page, 'When each debt goes');
      await scrollToPlan(page);
      await timeline.waitFor();
      await expect.poll(() => page.locator('.chart-table tbody tr').count()).toBe(0);
      await openTable(timeline);
      await expect.poll(() => timeline.locator('tbody tr').count()).toBe(50);
    },
    { viewport: { width: 390, height: 844 } },
  ));

it('at most 150 kB of gzipped scripts on first load; the later charts wait until the page is idle', () =>
  withPage(async (page) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const { files, gzippedBytes } = await weighScripts(page, '/strategies');
    expect(files).toBeGreaterThan(3);
    expect(gzippedBytes).toBeLessThanOrEqual(150_000);
  }));

it('read to its end, brings its plan, also for paper, and its charts once someone scrolls to them, and nothing of forms, accounts or portfolios', () =>
  withPage(async (page) => {
    const { gzippedBytes } = await weighScripts(page, '/strategies', async () => {
      const charts = page.locator('svg.chart:visible');
      await expect.poll(() => charts.count()).toBe(1);
      await scrollToPlan(page);
      await figure(page, 'Interest and principal by year').waitFor();
      await expect.poll(() => charts.count()).toBe(4);
      await untilAtRest(page, () => page.getByRole('contentinfo').scrollIntoViewIfNeeded());
    });
    expect(gzippedBytes).toBeLessThanOrEqual(170_000);
  }));
