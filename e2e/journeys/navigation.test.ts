import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { storedTokens, withPerson } from '../support/accounts.ts';
import { holdScripts, visit, withPage } from '../support/browser.ts';
import { faultsOf, overflowOf } from '../support/page-audits.ts';
import { givePlan } from '../support/plans.ts';
import { makePortfolio } from '../support/portfolios.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const accountButton = (page: Page) => page.locator('.nav .account-corner summary');
const accountItem = (page: Page, name: string) =>
  page.locator('.nav .account-corner').getByText(name, { exact: true });
const atLogin = (page: Page) => page.waitForURL(({ pathname }) => pathname === '/login');
const places = ['Calculator', 'Articles', 'Resources', 'Dashboard'];
const listed = (page: Page) => bar(page).getByRole('listitem').allInnerTexts();

describe('the account menu', () => {
  it('names its owner and their plan, leads to all that is theirs, and works by keyboard alone', () =>
    withPerson(async (page, { username }) => {
      await visit(page, '/');
      await accountButton(page).getByText(username).waitFor();
      await expect.poll(() => bar(page).getByRole('link', { name: 'Sign In' }).count()).toBe(0);
      // Somebody without a portfolio has none to manage.
      await expect.poll(() => listed(page)).toEqual(places);
      await accountButton(page).focus();
      await page.keyboard.press('Enter');
      const menu = page.locator('.nav .account-corner .menu');
      await menu.getByText('Free Plan').waitFor();
      const links = menu.getByRole('link');
      await expect
        .poll(() =>
          links.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')])),
        )
        .toEqual([
          ['Profile Settings', '/profile'],
          ['Upgrade Plan', '/subscription'],
          ['Manage Subscription', '/subscription-management'],
        ]);
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      for (const name of ['Profile Settings', 'Upgrade Plan', 'Manage Subscription', 'Sign Out']) {
        await page.keyboard.press('Tab');
        await expect.poll(() => focused()).toBe(name);
      }
      await page.keyboard.press('Escape');
      await accountItem(page, 'Sign Out').waitFor({ state: 'hidden' });
      await expect
        .poll(() => accountButton(page).evaluate((element) => element === document.activeElement))
        .toBe(true);
      await accountButton(page).click();
      await menu.getByRole('button', { name: 'Sign Out' }).click();
      await atLogin(page);
      await expect.poll(() => storedTokens(page)).toEqual([null, null]);
      await bar(page).getByRole('link', { name: 'Sign In' }).waitFor();
    }));

  it('shows the plan that somebody really has, and closes on a press elsewhere and on a new page; the bar offers to manage portfolios to somebody who has one', () =>
    withPerson(async (page, person) => {
      await givePlan(person, 'premium');
      await makePortfolio(page, {});
      await visit(page, '/');
      await expect.poll(() => listed(page)).toEqual([...places, 'Manage Portfolios']);
      const link = bar(page).getByRole('link', { name: 'Manage Portfolios' });
      await expect.poll(() => link.getAttribute('href')).toBe('/portfolios');
      const item = accountItem(page, 'Profile Settings');
      await accountButton(page).click();
      await accountItem(page, 'Premium Plan').waitFor();
      await page.mouse.click(200, 700);
      await item.waitFor({ state: 'hidden' });
      await accountButton(page).click();
      await item.click();
      await page.getByRole('heading', { name: 'Account Settings' }).waitFor();
      await item.waitFor({ state: 'hidden' });
    }));

  it('asks once who is signed in, and works when nobody replies', () =>
    withPerson(
      async (page) => {
        let asked = 0;
        await page.route('**/api/auth/verify', (route) => {
          asked += 1;
          return route.abort();
        });
        await visit(page, '/');
        await accountButton(page)
          .getByText(/: Account$/)
          .click();
        await accountItem(page, 'Sign Out').waitFor();
        expect(asked).toBe(1);
      },
      { expects: /net::ERR_FAILED/ },
    ));

  it('is accessible and fits in both themes at any width, and on a phone stands in the menu of the page', () =>
    withPerson(async (page, { username }) => {
      await makePortfolio(page, {});
      await visit(page, '/profile');
      for (const width of [1280, 1000, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await (width < 960 ? page.getByText('Menu', { exact: true }) : accountButton(page)).click();
        await expect.poll(() => overflowOf(page)).toBe(0);
        // In between stands what stands on a wide screen, with less room.
        for (const colorScheme of width === 1000 ? [] : (['light', 'dark'] as const)) {
          await page.emulateMedia({ colorScheme });
          expect([width, colorScheme, await faultsOf(page, '.site-header')]).toEqual([
            width,
            colorScheme,
            [],
          ]);
        }
        if (width >= 960) await page.keyboard.press('Escape');
      }
      const menu = page.locator('.phone-nav details');
      await menu.getByText(username).waitFor();
      await menu.getByText('Free Plan').waitFor();
      await menu.getByRole('link', { name: 'Manage Subscription' }).waitFor();
      await menu.getByRole('button', { name: 'Sign Out' }).click();
      await atLogin(page);
    }));
});

describe('the bar', () => {
  it('asks nothing for a visitor, and offers the admin area where the site is developed', () =>
    withPage(async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await visit(page, '/');
      expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
      await expect.poll(() => listed(page)).toEqual(places);
      await bar(page).getByText('Admin', { exact: true }).click();
      const links = page.locator('.nav .menu').getByRole('link');
      await expect
        .poll(() =>
          links.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')])),
        )
        .toEqual([
          ['Manage Articles', '/admin/articles'],
          ['Create Article', '/admin/articles/new'],
          ['Manage Resources', '/admin/resources'],
          ['Create Resource', '/admin/resources/new'],
          ['Logo Export', '/admin/logo-export'],
        ]);
      await page.keyboard.press('Escape');
      await links.first().waitFor({ state: 'hidden' });
    }));

  it('shows anyone who has a token no Sign In before the scripts run, and nothing moves afterwards', () =>
    withPerson(async (page, { username }) => {
      const signInLink = page.locator('.nav .account-corner').getByRole('link');
      const dashboard = bar(page).getByRole('link', { name: 'Dashboard' });
      const boxes = async () => [
        await dashboard.boundingBox(),
        await page.locator('.site-header').boundingBox(),
        await page.getByRole('heading', { level: 1 }).boundingBox(),
      ];
      const letGo = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await dashboard.waitFor();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => signInLink.count()).toBe(0);
      const before = await boxes();
      letGo();
      await accountButton(page).getByText(username).waitFor();
      expect(await boxes()).toEqual(before);
    }));
});
