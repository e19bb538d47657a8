import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aPerson } from '../support/accounts.ts';
import { holdScripts, type PageOptions, withPage } from '../support/browser.ts';
import { barclaycard, creditorOf, debt, fillDebt, submit } from '../support/calculator-page.ts';
import { makeQuickAccount } from '../support/quick-accounts.ts';
import { months } from '../support/strategies-page.ts';

/** A page as the server drew it, whose code comes when it is let go. */
function beforeItsCode(
  address: string,
  journey: (page: Page, letGo: () => void) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  return withPage(async (page) => {
    const letGo = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await journey(page, letGo);
  }, options);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const rows = (page: Page) => page.locator('fieldset.debt-row');
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

describe('a press before the code of the page has come', () => {
  it('is seen to be taken, and counts when the code comes: the remaining months, and the menu of a phone, which stays open', () =>
    beforeItsCode(
      '/strategies',
      async (page, letGo) => {
        const pressed = button(page, /^Show remaining/);
        await pressed.click();
        await expect.poll(() => pressed.getAttribute('aria-busy')).toBe('true');
        await expect.poll(() => months(page).count()).toBe(12);
        await page.getByText('Menu', { exact: true }).click();
        const place = page.locator('.phone-menu').getByRole('link', { name: 'Articles' });
        await place.waitFor();
        letGo();
        await expect.poll(() => months(page).count()).toBeGreaterThan(12);
        await expect.poll(() => button(page, 'Show first 12 months').count()).toBe(2);
        await expect.poll(() => page.locator('button[aria-busy=true]').count()).toBe(0);
        await expect.poll(() => place.isVisible()).toBe(true);
      },
      { viewport: { width: 390, height: 844 } },
    ));

  it('chooses the tab that was pressed last', () =>
    beforeItsCode('/strategies', async (page, letGo) => {
      const tab = (name: string) => page.getByRole('tab', { name });
      for (const name of ['Snowball', 'Minimum', 'Snowball']) await tab(name).click();
      letGo();
      await expect.poll(() => tab('Snowball').getAttribute('aria-selected')).toBe('true');
      await expect
        .poll(() => page.getByRole('tabpanel').getAttribute('aria-labelledby'))
        .toMatch(/snowball$/);
    }));

  it('signs in with what was typed', () =>
    withPage(async (page) => {
      const person = aPerson();
      await makeQuickAccount(person, { isConfirmed: false });
      const letGo = await holdScripts(page);
      await page.goto('/login', { waitUntil: 'commit' });
      await page.getByLabel('Username or email').fill(person.username);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByLabel('Password', { exact: true }).press('Enter');
      await expect
        .poll(() => page.locator('form button[type=submit]').getAttribute('aria-busy'))
        .toBe('true');
      letGo();
      await page.waitForURL(({ pathname }) => pathname === '/dashboard');
    }));

  it('counts once, however often it was repeated: another debt; and chooses an appearance', () =>
    beforeItsCode('/calculator', async (page, letGo) => {
      const add = button(page, 'Add Another Debt');
      for (let presses = 0; presses < 3; presses += 1) await add.click();
      const dark = page.getByRole('radio', { name: 'Dark' });
      await page.getByText('Dark', { exact: true }).click();
      await expect.poll(() => dark.isChecked()).toBe(true);
      letGo();
      await expect.poll(() => rows(page).count()).toBe(3);
      await expect.poll(() => theme(page)).toBe('dark');
      await expect.poll(() => dark.isChecked()).toBe(true);
      await page.getByText('Light', { exact: true }).click();
      await expect.poll(() => theme(page)).toBe('light');
      await add.click();
      await expect.poll(() => rows(page).count()).toBe(4);
    }));

  it('calculates once with what was typed, and the page is not loaded again', () =>
    beforeItsCode('/calculator', async (page, letGo) => {
      const documents: string[] = [];
      const calculations: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
        if (request.url().endsWith('/api/strategies')) calculations.push(request.method());
      });
      await fillDebt(page, 1, barclaycard);
      await submit(page);
      await debt(page, 1).getByLabel('Creditor').press('Enter');
      expect(await creditorOf(page, 1)).toBe('Barclaycard');
      letGo();
      await page.waitForURL('**/strategies');
      await page.getByText('1 debt, £3,000.00 owed').waitFor();
      expect(calculations).toEqual(['POST']);
      expect(documents).toEqual([]);
    }));

  it('does not take away what the page had not shown yet', () =>
    withPage(async (page) => {
      const kept = { rows: [{ creditor: 'Kept', balance: '100' }], extra: '' };
      await page.addInitScript(
        (text) => localStorage.setItem('calculator_state', text),
        JSON.stringify(kept),
      );
      const letGo = await holdScripts(page);
      await page.goto('/calculator', { waitUntil: 'commit' });
      for (const name of ['Clear', 'Remove debt 1', 'Add Another Debt']) {
        await button(page, name).click();
      }
      letGo();
      await expect.poll(() => rows(page).count()).toBe(3);
      await expect.poll(() => creditorOf(page, 1)).toBe('Kept');
    }));
});
