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
import { shownFailure } from '../support/messages.ts';
import { cancelChanged, dialog, press, pressIn, withPortfolio } from '../support/portfolios.ts';

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
  it('starts in the field for the name, sends nothing without one, forgets what was cancelled, and leads to adding debts by hand', () =>
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
      await cancelChanged(page, title);
      await press(page, 'New Portfolio');
      await expect.poll(() => name.inputValue()).toBe('');
      await nameIt(page, 'Cards');
      await dialog(page, 'Add your debts').getByRole('button', { name: 'Add Manually' }).click();
      await page.getByRole('heading', { level: 1, name: 'Cards' }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/portfolios\/\d+$/);
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
        const failure = shownFailure(page).getByText('Failed to create portfolio');
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
