import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openAllTables } from '../support/figures.ts';
import { faultsOf, overflowOf } from '../support/page-audits.ts';
import { card, dialog, loan, paidOff, press, withPortfolio } from '../support/portfolios.ts';
import { capture, dayBefore, openProgress, payToday, plainDebt } from '../support/progress-page.ts';
import { weighScripts } from '../support/script-weight.ts';

const hostileNotes = ['<img src=x onerror=alert(1)>', 'W'.repeat(1_000), 'بطاقة ائتمان\n👩‍👩‍👧 💷'];

async function expectNoFault(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => overflowOf(page)).toBe(0);
}

describe('the page is sound, with notes and names of any kind', () => {
  it.each([
    { theme: 'light', width: 1280 },
    { theme: 'dark', width: 1280 },
    { theme: 'dark', width: 390 },
    { theme: 'light', width: 320 },
  ] as const)('$theme, $width px', ({ theme, width }) =>
    withPortfolio(
      {
        name: 'W'.repeat(200),
        debts: [
          { ...card, creditor: 'W'.repeat(200), balance: 99_999_999.99, monthly_payment: 9e6 },
          loan,
          paidOff,
        ],
      },
      async (page, portfolio) => {
        await payToday(page, portfolio, { amount: 12_345_678.9 });
        for (const [at, notes] of hostileNotes.entries()) {
          await capture(page, portfolio.id, { day: await dayBefore(page, 40 * at), notes });
        }
        await openProgress(page, portfolio.id);
        await openAllTables(page);
        await page.getByLabel('Time', { exact: true }).selectOption('custom');
        await page.getByText('<img src=x onerror=alert(1)>').waitFor();
        await expect.poll(() => page.locator('main img').count()).toBe(0);
        await expectNoFault(page);
        await press(page, 'Capture Progress');
        await dialog(page, 'Capture Progress').waitFor();
        expect(await faultsOf(page, 'dialog')).toEqual([]);
        await expect.poll(() => overflowOf(page)).toBe(0);
      },
      { colorScheme: theme, viewport: { width, height: 900 } },
    ),
  );

  it('is sound where the payments are not enough and there are no snapshots yet', () =>
    withPortfolio(
      { debts: [{ ...plainDebt, balance: 10_000, interest_rate: 30 }] },
      async (page, { id }) => {
        await openProgress(page, id);
        await page.getByRole('link', { name: 'StepChange' }).first().waitFor();
        await page.getByText('No snapshots yet').waitFor();
        await expectNoFault(page);
      },
      { colorScheme: 'dark', viewport: { width: 320, height: 640 } },
    ));
});

describe('by keyboard', () => {
  it('every control is reached, shows that it is, and does its work', () =>
    withPortfolio({ debts: [plainDebt] }, async (page, { id }) => {
      await capture(page, id, { day: await dayBefore(page, 3) });
      await capture(page, id, { day: await dayBefore(page) });
      await openProgress(page, id);
      const controls = page
        .locator('main :is(a[href], button, input, select, summary)')
        .filter({ visible: true });
      const count = await controls.evaluateAll((all) => {
        for (const [place, control] of all.entries())
          control.setAttribute('data-place', `${place}`);
        return all.length;
      });
      // The way back, capturing, two sliders, two tables and the time.
      expect(count).toBe(7);
      await page.getByRole('link', { name: 'Back to Portfolio' }).focus();
      const visited = new Set<string | null>(['0']);
      for (let presses = 0; presses < count + 3; presses += 1) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(() => ({
          place: document.activeElement?.getAttribute('data-place') ?? null,
          isRinged:
            getComputedStyle(document.activeElement ?? document.body).outlineStyle !== 'none',
        }));
        if (focus.place !== null) expect(focus.isRinged).toBe(true);
        visited.add(focus.place);
      }
      visited.delete(null);
      expect(visited.size).toBe(count);

      const slider = page.getByRole('slider').last();
      await slider.focus();
      const newest = await slider.getAttribute('aria-valuetext');
      expect(newest).toContain('Balance £300.00');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('Balance £0.00');

      const button = page.getByRole('button', { name: 'Capture Progress' });
      await button.focus();
      await page.keyboard.press('Enter');
      await dialog(page, 'Capture Progress').waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
        .toBe('date');
      await page.keyboard.press('Escape');
      await dialog(page, 'Capture Progress').waitFor({ state: 'detached' });
      await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
    }));
});

it('loads at most 260 kB of gzipped scripts', () =>
  withPortfolio({ debts: [plainDebt] }, async (page, { id }) => {
    const { files, gzippedBytes } = await weighScripts(page, `/portfolios/${id}/progress`);
    expect(files).toBeGreaterThan(3);
    expect(gzippedBytes).toBeLessThanOrEqual(260_000);
  }));
