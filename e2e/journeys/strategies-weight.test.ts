import { expect, it } from 'vitest';
import { untilAtRest, visit, withPage } from '../support/browser.ts';
import { figure } from '../support/figures.ts';
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

it('the later charts come when someone scrolls to them', () =>
  withPage(async (page) => {
    await visit(page, '/strategies');
    const charts = page.locator('svg.chart:visible');
    await expect.poll(() => charts.count()).toBe(1);
    await scrollToPlan(page);
    await page.getByRole('heading', { name: 'Interest and principal by year' }).waitFor();
    await expect.poll(() => charts.count()).toBe(4);
  }));

it('results of two debts are sound in every view, in what differs from the sample', () =>
  withResults(twoDebts, async (page) => {
    await page.locator('.export-section').waitFor();
    await auditPage(page, { part: '.replaced-on-paper, .export-section' });
  }));

it('50 debts over five decades are listed whole, with only the open months filled in, and nothing moves', () =>
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

it('read to its end, brings its plan, also for paper, and its charts, and nothing of forms, accounts or portfolios', () =>
  withPage(async (page) => {
    const { gzippedBytes } = await weighScripts(page, '/strategies', async () => {
      await scrollToPlan(page);
      await figure(page, 'Interest and principal by year').waitFor();
      await untilAtRest(page, () => page.getByRole('contentinfo').scrollIntoViewIfNeeded());
    });
    expect(gzippedBytes).toBeLessThanOrEqual(170_000);
  }));
