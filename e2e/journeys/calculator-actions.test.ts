import { describe, expect, it } from 'vitest';
import { visit, withPage } from '../support/browser.ts';
import { barclaycard, creditorOf, fillDebt } from '../support/calculator-page.ts';

describe('Export', () => {
  const reason =
    "Complete the form to export the calculation. 'Calculate Strategies' shows what it still needs.";
  const paidPlan =
    'Export functionality requires a paid subscription. Please upgrade to Basic (£4.99/month) or Premium (£9.99/month) to export your payoff strategies.';

  it('waits for a complete form, then says what plan it takes, and downloads nothing', () =>
    withPage(async (page) => {
      let downloads = 0;
      page.on('download', () => {
        downloads += 1;
      });
      await visit(page, '/calculator');
      const start = page.getByRole('button', { name: 'Export' });
      await expect.poll(() => start.isDisabled()).toBe(true);
      await expect
        .poll(() => start.getAttribute('aria-describedby'))
        .toBe(await page.getByText(reason).getAttribute('id'));
      await fillDebt(page, 1, { ...barclaycard, 'Monthly payment': '1' });
      await expect.poll(() => start.isDisabled()).toBe(true);
      await fillDebt(page, 1, barclaycard);
      await expect.poll(() => start.isEnabled()).toBe(true);
      await expect.poll(() => page.getByText(reason).count()).toBe(0);
      await start.click();
      const dialog = page.getByRole('dialog', { name: 'Upgrade to export' });
      await dialog.getByText(paidPlan).waitFor();
      const upgrade = dialog.getByRole('link', { name: 'Upgrade Now' });
      await expect.poll(() => upgrade.getAttribute('href')).toBe('/subscription');
      await dialog.getByRole('button', { name: 'Dismiss' }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
      expect(downloads).toBe(0);
    }));
});

describe('the answer at the foot of the form', () => {
  it('says what is not counted yet, and covers no field on a very short screen', () =>
    withPage(
      async (page) => {
        await visit(page, '/calculator');
        await page.getByRole('button', { name: 'Add Another Debt' }).click();
        const bar = page.locator('.answer-bar');
        await fillDebt(page, 1, { Balance: '3,000' });
        await expect.poll(() => bar.innerText()).toMatch(/^Debt 1\s+is not counted yet/);
        await expect.poll(() => bar.getByRole('link').getAttribute('href')).toBe('#answer');
        await fillDebt(page, 1, barclaycard);
        await expect.poll(() => bar.innerText()).toMatch(/^Could be debt free in/);
        const covered = await page.locator('.debt-row :is(input, select)').evaluateAll(
          (fields) =>
            fields.filter((field) => {
              field.scrollIntoView({ block: 'end', behavior: 'instant' });
              // To the very edge: someone may press a field that has only just come into view.
              window.scrollBy({ top: -90, behavior: 'instant' });
              const { left, bottom } = field.getBoundingClientRect();
              const there = document.elementFromPoint(left + 4, Math.min(bottom, innerHeight) - 6);
              return there?.closest('.answer-bar') !== null && there !== null;
            }).length,
        );
        expect(covered).toBe(0);
      },
      { viewport: { width: 390, height: 400 } },
    ));
});
