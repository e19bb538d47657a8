import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aPerson } from '../support/accounts.ts';
import { hasFocus, missingPage, visit, withPage } from '../support/browser.ts';
import { barclaycard, creditorOf, fillDebt } from '../support/calculator-page.ts';
import { shownFailure } from '../support/messages.ts';
import { faultsOf, overflowOf } from '../support/page-audits.ts';
import { makeQuickAccount } from '../support/quick-accounts.ts';
import { scrollToPlan } from '../support/strategies-page.ts';

const noConnection = {
  expects: /net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED)/,
  ownProfile: true,
};
/** A browser may keep in mind that code shared with the next page did not come; the router then loads the document. */
const withDocumentLoad = {
  ...noConnection,
  expects: new RegExp(
    `${noConnection.expects.source}|Error loading route module|Failed to fetch dynamically imported`,
  ),
};
const signInLink = (page: Page) => page.locator('.nav').getByRole('link', { name: 'Sign In' });
const notice = (page: Page) => shownFailure(page);
const tryAgain = (page: Page) => notice(page).getByRole('button', { name: 'Try Again' });
const pathOf = (page: Page) => new URL(page.url()).pathname;
/** By its address alone: the document may be loaded once more on the way. */
const at = (page: Page, path: string) => expect.poll(() => pathOf(page)).toBe(path);
const refuse = (route: Route) => route.abort('connectionrefused');

it('a part of a page that did not come is asked for again, and what was pressed in it counts then', () =>
  withPage(async (page) => {
    await page.clock.install();
    await page.route('**/assets/plan-section-*', refuse);
    const failed = page.waitForEvent('requestfailed');
    await visit(page, '/strategies');
    const tab = page.getByRole('tab', { name: 'Snowball' });
    await scrollToPlan(page);
    await tab.click();
    await failed;
    await page.unroute('**/assets/plan-section-*', refuse);
    await page.clock.fastForward(10_000);
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
  }, noConnection));

describe('a page that does not come', () => {
  it('offline leaves people where they are, with what they typed, is not waited for once another one is asked for, and opens once they are back', () =>
    withPage(async (page) => {
      await visit(page, '/');
      await fillDebt(page, 1, barclaycard);
      await page.context().setOffline(true);
      await signInLink(page).click();
      await notice(page).waitFor();
      // This page has all that it needs already.
      await page.locator('.nav').getByRole('link', { name: 'Calculator' }).click();
      await expect.poll(() => notice(page).count()).toBe(0);
      await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
      expect(pathOf(page)).toBe('/');
      await signInLink(page).click();
      await notice(page).getByText('You seem to be offline.').waitFor();
      expect(await faultsOf(page, '.page-notice')).toEqual([]);
      await tryAgain(page).click();
      await tryAgain(page).waitFor();
      expect(pathOf(page)).toBe('/');
      await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
      // The try before is over: one that meets the connection would take the button away.
      await expect.poll(() => tryAgain(page).isEnabled()).toBe(true);
      await page.context().setOffline(false);
      await tryAgain(page).click();
      await at(page, '/login');
      await page.getByLabel('Username or email').waitFor();
      await expect.poll(() => notice(page).count()).toBe(0);
      await page.goBack();
      await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
    }, noConnection));

  it('by the back button is said to be missing because nobody is online', () =>
    withPage(
      async (page) => {
        await visit(page, '/no/such/page');
        await page.locator('.nav').getByRole('link', { name: 'Calculator' }).click();
        await at(page, '/');
        await page.context().setOffline(true);
        await page.goBack();
        await page.getByRole('heading', { name: 'You seem to be offline.' }).waitFor();
        expect(await page.getByText('The fault is ours').count()).toBe(0);
      },
      {
        ...noConnection,
        expects: new RegExp(`${noConnection.expects.source}|${missingPage.source}`),
      },
    ));

  it('because nobody replies, where its files or its data are missing, can be let go or asked for again', () =>
    withPage(async (page) => {
      // Of the first the files are not here, and the server has a part in the second.
      for (const [name, path] of [
        ['Sign In', '/login'],
        ['Articles', '/articles'],
      ] as const) {
        await visit(page, '/calculator');
        await fillDebt(page, 1, barclaycard);
        const link = page.locator('.nav').getByRole('link', { name });
        await page.route('**/*', refuse);
        await link.click();
        await notice(page).getByText('We cannot be reached right now.').waitFor();
        await expect.poll(() => overflowOf(page)).toBe(0);
        await notice(page).getByRole('button', { name: 'Dismiss' }).click();
        await expect.poll(() => notice(page).count()).toBe(0);
        await expect.poll(() => hasFocus(link)).toBe(true);
        await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
        await page.unroute('**/*', refuse);
        await link.click();
        await at(page, path);
      }
      // A list that is let go is no longer the chosen one.
      const category = page.getByLabel('Category');
      await page.route('**/*', refuse);
      await category.selectOption({ index: 1 });
      await notice(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect.poll(() => category.inputValue()).toBe('');
    }, noConnection));

  it('after signing in can be asked for again, and the account is signed in to once', () =>
    withPage(async (page) => {
      const person = aPerson();
      await makeQuickAccount(person, { isConfirmed: false });
      let logins = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/auth/login')) logins += 1;
      });
      await visit(page, '/login');
      await page.route('**/assets/*', refuse);
      await page.getByLabel('Username or email').fill(person.username);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
      await notice(page).getByText('We cannot be reached right now.').waitFor();
      await page.getByRole('button', { name: 'Signing in...' }).waitFor();
      await page.getByLabel('Password', { exact: true }).press('Enter');
      await page.unroute('**/assets/*', refuse);
      await tryAgain(page).click();
      await at(page, '/dashboard');
      expect(logins).toBe(1);
    }, withDocumentLoad));

  it('after signing in can be let go: the page says that one is signed in, and leads on', () =>
    withPage(async (page) => {
      const person = aPerson();
      await makeQuickAccount(person, { isConfirmed: false });
      await visit(page, '/login?redirect=/profile');
      await page.route('**/assets/*', refuse);
      await page.getByLabel('Username or email').fill(person.username);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
      await notice(page).getByRole('button', { name: 'Dismiss' }).click();
      await page.getByRole('heading', { name: 'You are signed in' }).waitFor();
      await expect.poll(() => page.locator('form').count()).toBe(0);
      const onward = page.locator('main').getByRole('link', { name: 'Continue' });
      await expect.poll(() => hasFocus(onward)).toBe(true);
      await page.unroute('**/assets/*', refuse);
      await onward.click();
      await at(page, '/profile');
    }, withDocumentLoad));
});
