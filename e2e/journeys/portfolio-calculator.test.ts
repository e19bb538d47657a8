import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, ownKey, withPerson } from '../support/accounts.ts';
import type { PageOptions } from '../support/browser.ts';
import { reload } from '../support/browser.ts';
import { barclaycard, creditorOf, debt, fillDebt } from '../support/calculator-page.ts';
import { auditPage } from '../support/page-audits.ts';
import { callAs, dialog, press, pressIn } from '../support/portfolios.ts';

const title = 'Add your debts';
const restoreKeys = [
  'restore_portfolio_modal',
  'portfolio_debts',
  'portfolio_id',
  'show_portfolio_alert',
];
const kept = async (page: Page) => {
  const own = await Promise.all(restoreKeys.map((key) => ownKey(page, key)));
  const found = await page.evaluate(
    (keys) => keys.map((key) => localStorage.getItem(key) !== null),
    own,
  );
  return restoreKeys.filter((_, at) => found[at]);
};

/** A new portfolio, whose debts are about to be entered in the calculator. */
function withCalculator(
  journey: (page: Page, portfolioId: number) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  return withPerson(async (page) => {
    await page.goto('/portfolios');
    await press(page, 'New Portfolio');
    await dialog(page, 'Create Portfolio').getByLabel('Name').fill('Household');
    await pressIn(page, 'Create Portfolio', 'Create Portfolio');
    await dialog(page, title)
      .getByRole('button', { name: /^Use Calculator/ })
      .click();
    await debt(page, 1).waitFor();
    const [{ id }] = await (await callAs(page, 'GET', '/api/portfolios')).json();
    await journey(page, id);
  }, options);
}

async function debtsOf(page: Page, portfolioId: number) {
  return (await callAs(page, 'GET', `/api/portfolios/${portfolioId}/debts`)).json();
}

/** Four debts, of which the free plan holds three: to the plans, and back to all of them. */
async function goesBeyondPlan(page: Page): Promise<void> {
  await press(page, 'Add Another Debt');
  await press(page, 'Add Another Debt');
  for (const at of [1, 2, 3, 4]) {
    await fillDebt(page, at, { ...barclaycard, Creditor: `Card ${at}` });
  }
  await press(page, 'Save Debts');
  const limit = dialog(page, 'Debt limit reached');
  await limit.getByRole('link', { name: 'Upgrade Now' }).click();
  await page.waitForURL('**/subscription');
  await page.goto('/portfolios');
  await page.getByText('Your debts are as you left them.').waitFor();
  await expect.poll(() => creditorOf(page, 4)).toBe('Card 4');
}

describe('the calculator in the create-portfolio dialog', () => {
  it('beyond the plan leads to the plans, and everything is there afterwards; says what is wrong, keeps what was typed when saving fails, and adds many debts in one call', () =>
    withCalculator(
      async (page, id) => {
        await goesBeyondPlan(page);
        for (const at of [4, 3]) await press(page, `Remove debt ${at}`);
        await fillDebt(page, 1, { ...barclaycard, 'Monthly payment': '' });
        await fillDebt(page, 2, { ...barclaycard, Creditor: 'Second' });
        await debt(page, 2).getByLabel('I pay this debt every month').check();
        await debt(page, 2).getByLabel('Payment day').selectOption('15');
        await press(page, 'Save Debts');
        await page
          .getByRole('heading', { name: 'Valid monthly payment is required for all debts' })
          .waitFor();
        await expect
          .poll(() => debt(page, 1).getByText('Monthly payment is required').count())
          .toBe(1);
        await fillDebt(page, 1, { Creditor: '' });
        await page
          .getByRole('heading', { name: 'Creditor name is required for all debts' })
          .waitFor();
        await press(page, 'Calculate Strategies');
        await page.getByText('Please fix the validation errors before submitting').waitFor();
        await expect.poll(() => debtsOf(page, id)).toEqual([]);
        await fillDebt(page, 1, barclaycard);
        await page.route('**/debts/import', (route) => route.abort());
        await press(page, 'Save Debts');
        const failure = page.getByText('Failed to add debt to portfolio');
        await failure.waitFor();
        await page.getByLabel('Extra monthly payment').fill('5');
        await failure.waitFor({ state: 'detached' });
        await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
        await page.unroute('**/debts/import');
        await press(page, 'Save Debts');
        await dialog(page, title).waitFor({ state: 'detached' });
        await expect
          .poll(() => debtsOf(page, id))
          .toMatchObject([
            { creditor: 'Barclaycard', balance: 3000, scheduled_payments: [] },
            { creditor: 'Second', scheduled_payments: [{ payment_day: 15, is_active: true }] },
          ]);
      },
      { expects: anyTrouble },
    ));

  it('is sound in every view, survives Cancel and a reload, and asks before it is left without saving', () =>
    withCalculator(async (page) => {
      await fillDebt(page, 1, barclaycard);
      await debt(page, 1).getByLabel('I pay this debt every month').check();
      await auditPage(page, { part: 'dialog' });
      await press(page, 'Cancel');
      await page.getByRole('button', { name: /^Add Manually/ }).waitFor();
      await page.getByRole('button', { name: /^Use Calculator/ }).click();
      await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
      await page.reload();
      const asLeft = page.getByText('Your debts are as you left them.');
      await asLeft.waitFor();
      await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
      await fillDebt(page, 1, { Balance: '3,100' });
      await asLeft.waitFor({ state: 'detached' });
      await page.reload();
      await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
      for (const way of ['Finish', 'Skip for Now']) {
        await pressIn(page, title, way);
        await pressIn(page, 'Leave without saving?', 'Keep editing');
        await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
      }
      await page.keyboard.press('Escape');
      await pressIn(page, 'Leave without saving?', 'Leave without saving');
      await dialog(page, title).waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('heading', { name: 'My Portfolios' }).waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }));
});

it('a visit to the strategies from there comes back to the dialog with everything that was typed', () =>
  withCalculator(async (page, id) => {
    const visitStrategies = async (): Promise<void> => {
      await press(page, 'Calculate Strategies');
      await page.waitForURL('**/strategies');
    };
    await fillDebt(page, 1, barclaycard);
    await debt(page, 1).getByLabel('I pay this debt every month').check();
    await page.getByLabel('Extra monthly payment').fill('25');
    await visitStrategies();
    await expect.poll(() => kept(page)).toEqual(restoreKeys);
    await reload(page);
    await page.getByRole('link', { name: 'Go back to the new portfolio' }).click();
    await page.getByText('Your debts are as you left them.').waitFor();
    await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
    await visitStrategies();
    await page.getByRole('link', { name: 'Continue Portfolio Creation' }).click();
    await page.waitForURL('**/portfolios');
    await page.getByText('Your debts are as you left them.').waitFor();
    await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
    await expect.poll(() => page.getByLabel('Extra monthly payment').inputValue()).toBe('25');
    await expect.poll(() => page.getByLabel('I pay this debt every month').isChecked()).toBe(true);
    await expect.poll(() => kept(page)).toEqual([]);
    await press(page, 'Save Debts');
    await dialog(page, title).waitFor({ state: 'detached' });
    await page.locator('.portfolio-card').getByText('£3,000.00').waitFor();
    await expect.poll(() => debtsOf(page, id)).toMatchObject([{ creditor: 'Barclaycard' }]);
  }));
