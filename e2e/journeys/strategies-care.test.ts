import { describe, expect, it } from 'vitest';
import { visit, withPage } from '../support/browser.ts';
import { figure } from '../support/figures.ts';
import { longPlan } from '../support/many-debts.ts';
import { faultsOf } from '../support/page-audits.ts';
import { weighScripts } from '../support/script-weight.ts';
import {
  endless,
  months,
  scrollToPlan,
  stateOf,
  twoDebts,
  withStored,
} from '../support/strategies-page.ts';

describe('its weight and its care', () => {
  it('the later charts come when someone scrolls to them', () =>
    withPage(async (page) => {
      await visit(page, '/strategies');
      const charts = page.locator('svg.chart:visible');
      await expect.poll(() => charts.count()).toBe(1);
      await scrollToPlan(page);
      await page.getByRole('heading', { name: 'Interest and principal by year' }).waitFor();
      await expect.poll(() => charts.count()).toBe(4);
    }));

  it('50 debts over five decades are listed whole, with only the open months filled in', () =>
    withStored(JSON.stringify(longPlan), async (page) => {
      await page.getByRole('button', { name: 'Show remaining 541 months' }).click();
      await expect.poll(() => months(page).count()).toBe(553);
      await expect.poll(() => page.locator('.month-body').count()).toBe(6);
    }));

  it('the button below the months of many debts stays where it is when it comes into view', () =>
    withStored(
      JSON.stringify(longPlan),
      async (page) => {
        const moved = await page
          .getByRole('button', { name: 'Show remaining 541 months' })
          .evaluate(async (button) => {
            const placeInPage = () => button.getBoundingClientRect().top + window.scrollY;
            const before = placeInPage();
            button.scrollIntoView({ block: 'end' });
            for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
            return placeInPage() - before;
          });
        expect(moved).toBe(0);
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

  it('read to its end, brings its plan and its charts, and nothing of forms, accounts or portfolios', () =>
    withPage(async (page) => {
      const { gzippedBytes } = await weighScripts(page, '/strategies', async () => {
        await scrollToPlan(page);
        await figure(page, 'Interest and principal by year').waitFor();
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
      });
      expect(gzippedBytes).toBeLessThanOrEqual(165_000);
    }));

  const themes = ['light', 'dark'] as const;
  const stored = {
    'the sample': '',
    'results of two debts': stateOf(twoDebts),
    'debts that are never cleared': stateOf(endless),
  };
  it.each(
    themes.flatMap((theme) =>
      Object.entries(stored).map(([name, text]) => ({ theme, name, text })),
    ),
  )('axe finds no violation: $name, $theme', ({ theme, text }) =>
    withStored(
      text,
      async (page) => {
        await scrollToPlan(page);
        expect(await faultsOf(page)).toEqual([]);
      },
      { colorScheme: theme },
    ),
  );
});
