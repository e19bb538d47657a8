import { describe, expect, it } from 'vitest';
import { visit, withPage } from '../support/browser.ts';
import { barclaycard, debt, fillDebt, submit } from '../support/calculator-page.ts';
import { faultsOf } from '../support/page-audits.ts';

describe('Export', () => {
  const reason = 'Complete the form to export the calculation.';
  const paidPlan =
    'Export functionality requires a paid subscription. Please upgrade to Basic (£4.99/month) or Premium (£9.99/month) to export your payoff strategies.';

  it('waits for a complete form, and says so', () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      const start = page.getByRole('button', { name: 'Export' });
      await expect.poll(() => start.isDisabled()).toBe(true);
      await expect
        .poll(() => start.getAttribute('aria-describedby'))
        .toBe(await page.getByText(reason).getAttribute('id'));
      await fillDebt(page, 1, barclaycard);
      await expect.poll(() => start.isEnabled()).toBe(true);
      await expect.poll(() => page.getByText(reason).count()).toBe(0);
      await debt(page, 1).getByLabel('Monthly payment').fill('1');
      await expect.poll(() => start.isDisabled()).toBe(true);
    }));

  it('tells who is on no paid plan what it takes, and downloads nothing', () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await fillDebt(page, 1, barclaycard);
      let downloads = 0;
      page.on('download', () => {
        downloads += 1;
      });
      await page.getByRole('button', { name: 'Export' }).click();
      const dialog = page.getByRole('dialog', { name: 'Upgrade to export' });
      await dialog.getByText(paidPlan).waitFor();
      const upgrade = dialog.getByRole('link', { name: 'Upgrade Now' });
      await expect.poll(() => upgrade.getAttribute('href')).toBe('/subscription');
      expect(await faultsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Dismiss' }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect
        .poll(() => debt(page, 1).getByLabel('Creditor').inputValue())
        .toBe('Barclaycard');
      expect(downloads).toBe(0);
    }));
});

describe('the buttons', () => {
  it('wait while a calculation runs', () =>
    withPage(async (page) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/api/strategies', async (route) => {
        await held;
        await route.continue();
      });
      await visit(page, '/calculator');
      await fillDebt(page, 1, barclaycard);
      await submit(page);
      await page.getByRole('button', { name: 'Calculating...' }).waitFor();
      for (const name of ['Add Another Debt', 'Create Portfolio', 'Export', 'Clear']) {
        await expect.poll(() => page.getByRole('button', { name }).isDisabled()).toBe(true);
      }
      release();
      await page.waitForURL('**/strategies');
    }));

  it('Clear takes the failure away too', () =>
    withPage(
      async (page) => {
        await page.route('**/api/strategies', (route) => route.abort());
        await visit(page, '/calculator');
        await fillDebt(page, 1, barclaycard);
        await submit(page);
        const failure = page.getByText('Something went wrong. Please try again later.');
        await failure.waitFor();
        await page.getByRole('button', { name: 'Clear' }).click();
        await failure.waitFor({ state: 'detached' });
      },
      { expects: /ERR_FAILED/ },
    ));

  it("'Back to Calculator' leads to the form with everything that was in it", () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await fillDebt(page, 1, barclaycard);
      await page.getByLabel('Extra monthly payment').fill('25');
      await submit(page);
      await page.waitForURL('**/strategies');
      await page.getByRole('link', { name: 'Back to Calculator' }).click();
      await page.waitForURL('**/#calculator');
      await expect.poll(() => debt(page, 1).getByLabel('Balance').inputValue()).toBe('3,000');
      await expect.poll(() => page.getByLabel('Extra monthly payment').inputValue()).toBe('25');
      await expect
        .poll(() =>
          page.locator('#calculator').evaluate((form) => form.getBoundingClientRect().top),
        )
        .toBeLessThan(100);
    }));
});

describe('the answer at the foot of the form', () => {
  it('covers no field on a very short screen', () =>
    withPage(
      async (page) => {
        await visit(page, '/calculator');
        await page.getByRole('button', { name: 'Add Another Debt' }).click();
        await fillDebt(page, 1, barclaycard);
        await page.locator('.answer-bar').waitFor();
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
