import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  anyTrouble,
  badGateway,
  loseReply,
  ownKey,
  refusedCall,
  withPerson,
} from '../support/accounts.ts';
import { hasFocus } from '../support/browser.ts';
import { barclaycard, fillDebt } from '../support/calculator-page.ts';
import { dialog, press, pressIn, withPortfolio } from '../support/portfolios.ts';

const cards = (page: Page) => page.locator('.portfolio-card');
const title = 'Create Portfolio';

async function openDialog(page: Page): Promise<void> {
  await page.goto('/portfolios');
  await press(page, 'New Portfolio');
  await dialog(page, title).waitFor();
}

async function nameIt(page: Page, name: string, description = ''): Promise<void> {
  await dialog(page, title).getByLabel('Name').fill(name);
  await dialog(page, title).getByLabel('Description').fill(description);
  await pressIn(page, title, title);
}

describe('making a portfolio', () => {
  it('starts in the field for the name, sends nothing without one, and Cancel forgets what was typed', () =>
    withPerson(async (page) => {
      let calls = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/portfolios')) calls += 1;
      });
      await openDialog(page);
      const name = dialog(page, title).getByLabel('Name');
      const description = dialog(page, title).getByLabel('Description');
      await expect.poll(() => hasFocus(name)).toBe(true);
      await page.keyboard.type('Half a name');
      await expect.poll(() => name.inputValue()).toBe('Half a name');
      await nameIt(page, '   ', 'kept');
      await dialog(page, title).getByText('Name is required').waitFor();
      await expect.poll(() => hasFocus(name)).toBe(true);
      await expect.poll(() => description.inputValue()).toBe('kept');
      expect(calls).toBe(0);
      await name.fill('Half a name');
      await pressIn(page, title, 'Cancel');
      await press(page, 'New Portfolio');
      await expect.poll(() => name.inputValue()).toBe('');
    }));

  it('then Skip for Now completes, and one beyond the plan says what the next plan holds', () =>
    withPerson(
      async (page) => {
        await openDialog(page);
        await nameIt(page, ' Cards ', 'Mine');
        await pressIn(page, 'Add your debts', 'Skip for Now');
        await dialog(page, 'Add your debts').waitFor({ state: 'detached' });
        await cards(page).getByRole('heading', { name: 'Cards', exact: true }).waitFor();
        await page.getByRole('link', { name: 'Manage Portfolios' }).first().waitFor();

        await press(page, 'New Portfolio');
        await nameIt(page, 'A second one');
        const banner = page.locator('.banner').filter({ hasText: 'Portfolio Limit Reached' });
        await banner.getByText('Your Free Plan holds 1 portfolio.').waitFor();
        await banner.getByText('Upgrade to Basic (£4.99/month)').waitFor();
        await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
        const upgrade = banner.getByRole('link', { name: 'Upgrade Now' });
        await expect.poll(() => upgrade.getAttribute('href')).toBe('/subscription');
        await banner.getByRole('button', { name: 'Dismiss' }).click();
        await banner.waitFor({ state: 'detached' });
      },
      { expects: refusedCall },
    ));

  it('that fails loses nothing that was typed, and goes on with the one whose reply was lost', () =>
    withPerson(
      async (page) => {
        await openDialog(page);
        await page.route('**/api/portfolios', badGateway);
        await nameIt(page, 'Cards', 'Typed with care');
        const failure = page.getByRole('alert').getByText('Failed to create portfolio');
        await failure.waitFor();
        const description = dialog(page, title).getByLabel('Description');
        await expect.poll(() => description.inputValue()).toBe('Typed with care');
        await page.unroute('**/api/portfolios');
        await page.route('**/api/portfolios', loseReply);
        const lost = page.waitForEvent('requestfailed');
        await pressIn(page, title, title);
        await lost;
        await failure.waitFor();
        await page.unroute('**/api/portfolios');
        await pressIn(page, title, title);
        await pressIn(page, 'Add your debts', 'Finish');
        await dialog(page, 'Add your debts').waitFor({ state: 'detached' });
        await cards(page).getByRole('heading', { name: 'Cards', exact: true }).waitFor();
        await expect.poll(() => cards(page).count()).toBe(1);
        await page.getByRole('link', { name: 'Manage Portfolios' }).first().waitFor();
      },
      { expects: anyTrouble },
    ));

  it('then Add Manually leads to the new portfolio', () =>
    withPerson(async (page) => {
      await openDialog(page);
      await nameIt(page, 'Cards');
      await dialog(page, 'Add your debts').getByRole('button', { name: 'Add Manually' }).click();
      await page.getByRole('heading', { level: 1, name: 'Cards' }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/portfolios\/\d+$/);
    }));

  it('with the calculator asks before it leaves debts behind that were typed and not saved', () =>
    withPerson(async (page) => {
      await openDialog(page);
      await nameIt(page, 'Cards');
      const debts = dialog(page, 'Add your debts');
      await debts.getByRole('button', { name: 'Use Calculator' }).click();
      await fillDebt(page, 1, barclaycard);
      for (const way of ['Finish', 'Skip for Now']) {
        await pressIn(page, 'Add your debts', way);
        await debts.getByText('The debts that you typed are not saved yet.').waitFor();
        await pressIn(page, 'Add your debts', 'Keep editing');
        await expect.poll(() => debts.getByLabel('Creditor').inputValue()).toBe('Barclaycard');
      }
      await page.keyboard.press('Escape');
      await pressIn(page, 'Add your debts', 'Leave without saving');
      await debts.waitFor({ state: 'detached' });
    }));

  it('keeps what is typed in the calculator on a visit to the strategies, and saves it', () =>
    withPerson(async (page) => {
      await openDialog(page);
      await nameIt(page, 'Cards');
      await dialog(page, 'Add your debts').getByRole('button', { name: 'Use Calculator' }).click();
      await fillDebt(page, 1, barclaycard);
      await pressIn(page, 'Add your debts', 'Calculate Strategies');
      await page.waitForURL((url) => url.pathname === '/strategies');
      await page.getByRole('link', { name: 'Continue Portfolio Creation' }).click();
      const creditor = dialog(page, 'Add your debts').getByLabel('Creditor');
      await creditor.waitFor();
      await expect.poll(() => creditor.inputValue()).toBe('Barclaycard');
      await pressIn(page, 'Add your debts', 'Save Debts');
      await dialog(page, 'Add your debts').waitFor({ state: 'detached' });
      await cards(page).getByText('£3,000.00').waitFor();
    }));

  it('goes on with the calculator open when it was left half done', () =>
    withPortfolio({ debts: [] }, async (page, { id }) => {
      const left = await ownKey(page, 'restore_portfolio_modal');
      const kept = { [left]: 'true', [await ownKey(page, 'portfolio_id')]: String(id) };
      await page.evaluate((all) => {
        for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
      }, kept);
      await page.goto('/portfolios');
      await dialog(page, 'Add your debts').getByLabel('Creditor').first().waitFor();
      await page.waitForFunction((key) => localStorage.getItem(key) === null, left);
      await pressIn(page, 'Add your debts', 'Finish');
      await page.reload();
      await cards(page).first().waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }));
});
