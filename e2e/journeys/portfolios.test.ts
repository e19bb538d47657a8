import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, badGateway, cutOff, withPerson } from '../support/accounts.ts';
import { focusedText, hold, tryAgainAtOnce } from '../support/browser.ts';
import { shownFailure } from '../support/messages.ts';
import { auditPage, overflowOf, spillOf } from '../support/page-audits.ts';
import { recordPayments } from '../support/payments.ts';
import {
  callAs,
  card,
  dialog,
  hostileNames,
  makePortfolio,
  press,
  pressIn,
  withPortfolio,
} from '../support/portfolios.ts';
import { daysAgo } from '../support/product-clock.ts';
import { capture } from '../support/progress-page.ts';

const cards = (page: Page) => page.locator('.portfolio-card');
const title = 'Create Portfolio';
const question = 'Are you sure you want to delete this portfolio? This action cannot be undone.';

describe('the list of portfolios', () => {
  it('says when it cannot be fetched, and is tried again; shows each with its debts, balance and day of creation, and leads on', () =>
    withPortfolio(
      {},
      async (page, { id }) => {
        await tryAgainAtOnce(page);
        await page.route('**/api/portfolios', cutOff);
        await page.goto('/portfolios');
        await shownFailure(page).getByText('Failed to load portfolios').waitFor();
        await page.route('**/api/portfolios', badGateway);
        await press(page, 'Try Again');
        await shownFailure(page).getByText('Failed to fetch portfolios').waitFor();
        await page.unrouteAll();
        await press(page, 'Try Again');
        await page.getByRole('heading', { level: 1, name: 'My Portfolios' }).waitFor();
        await cards(page).getByRole('heading', { name: 'Household' }).waitFor();
        await expect.poll(() => cards(page).getByText('What we owe together').count()).toBe(1);
        await expect
          .poll(() => cards(page).getByRole('term').allInnerTexts())
          .toEqual(['Debts', 'Balance', 'Created']);
        const facts = await cards(page).getByRole('definition').allInnerTexts();
        expect(facts.slice(0, 2)).toEqual(['2', '£8,120.55']);
        expect(facts[2]).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
        await expect.poll(() => page.title()).toBe('My Portfolios | Debt Payoff');
        const robots = page.locator('meta[name=robots]');
        await expect.poll(() => robots.getAttribute('content')).toBe('noindex');
        await page.getByRole('link', { name: 'Manage Portfolios' }).first().waitFor();
        await cards(page).getByRole('link', { name: 'View, Household', exact: true }).click();
        await page.waitForURL((url) => url.pathname === `/portfolios/${id}`);
        await expect.poll(() => page.title()).toBe('Household | Debt Payoff');
        await page.goBack();
        await expect.poll(() => page.title()).toBe('My Portfolios | Debt Payoff');
        await cards(page).getByRole('link', { name: 'Edit, Household', exact: true }).click();
        await page.waitForURL((url) => url.pathname === `/portfolios/${id}/edit`);
      },
      { expects: anyTrouble },
    ));

  it('says that it is loading, that it is empty, and forgets what is not being restored', () =>
    withPerson(async (page) => {
      const keys = ['restore_calculator_data_authenticated', 'portfolio_debts', 'portfolio_id'];
      await page.evaluate((all) => {
        for (const key of all) localStorage.setItem(key, '1');
      }, keys);
      const letGo = await hold(page, '**/api/portfolios');
      await page.goto('/portfolios');
      await page.getByText('Loading portfolios...').waitFor();
      letGo();
      await page.getByRole('heading', { name: 'No portfolios yet' }).waitFor();
      const left = () =>
        page.evaluate((all) => all.filter((key) => localStorage.getItem(key)), keys);
      await expect.poll(left).toEqual([]);
      await press(page, 'Create Portfolio');
      await dialog(page, title).waitFor();
    }));
});

describe('deleting a portfolio', () => {
  it('is asked once more; what is cancelled or fails keeps it, and what is gone already counts as deleted', () =>
    withPortfolio(
      {},
      async (page, portfolio) => {
        await recordPayments(page, portfolio, [{}, { debt: 1 }]);
        await capture(page, portfolio.id, { day: daysAgo(0) });
        await page.goto('/portfolios');
        await press(page, 'Delete, Household');
        await dialog(page, 'Delete Portfolio').getByText(question).waitFor();
        // The loan has an auto-payment.
        const all = 'Household, its 2 debts, 2 payments, 1 scheduled payment and 1 snapshot';
        await dialog(page, 'Delete Portfolio').getByText(all).waitFor();
        const confirm = dialog(page, 'Delete Portfolio').getByRole('button', { name: 'Delete' });
        await expect.poll(() => confirm.getAttribute('class')).toContain('btn-danger');
        await pressIn(page, 'Delete Portfolio', 'Cancel');
        await dialog(page, 'Delete Portfolio').waitFor({ state: 'detached' });
        await expect.poll(() => cards(page).count()).toBe(1);

        await page.route('**/api/portfolios/*', badGateway);
        await press(page, 'Delete, Household');
        await confirm.click();
        await shownFailure(page).getByText('Failed to delete portfolio').waitFor();
        await page.keyboard.press('Escape');
        await expect.poll(() => cards(page).count()).toBe(1);
        await page.unroute('**/api/portfolios/*');

        // What is said of a full plan goes once there is room.
        await press(page, 'New Portfolio');
        await dialog(page, title).getByLabel('Name').fill('Second');
        await pressIn(page, title, title);
        await page.getByText('Portfolio Limit Reached').waitFor();
        await press(page, 'Delete, Household');
        await confirm.click();
        await page.getByText('No portfolios yet').waitFor();
        await page.getByText('The portfolio has been deleted.').waitFor();
        await expect.poll(() => page.getByText('Portfolio Limit Reached').count()).toBe(0);
        await expect.poll(() => focusedText(page)).toBe('My Portfolios');
        const manage = page.getByRole('link', { name: 'Manage Portfolios' });
        await expect.poll(() => manage.count()).toBe(0);

        // To delete what is gone is to have what was wanted.
        const { id } = await makePortfolio(page, {});
        await page.goto('/portfolios');
        await cards(page).first().waitFor();
        await callAs(page, 'DELETE', `/api/portfolios/${id}`);
        await press(page, 'Delete, Household');
        await confirm.click();
        await page.getByText('No portfolios yet').waitFor();
      },
      { expects: anyTrouble },
    ));
});

it('the list and its dialogs are sound, and show names of any kind as text', () =>
  withPortfolio(
    { debts: [card] },
    async (page) => {
      await page.goto('/portfolios');
      await cards(page).first().waitFor();
      await auditPage(page);
      await press(page, 'New Portfolio');
      await dialog(page, title).waitFor();
      await auditPage(page, { part: 'dialog' });
      await page.keyboard.press('Escape');
      await press(page, 'Delete, Household');
      await dialog(page, 'Delete Portfolio').waitFor();
      await auditPage(page, { part: 'dialog' });

      const names = Object.values(hostileNames);
      await page.route('**/api/portfolios', async (route) => {
        const response = await route.fetch();
        const [one] = await response.json();
        const json = names.map((name, at) => ({ ...one, id: at + 1, name, description: name }));
        await route.fulfill({ response, json });
      });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.reload();
      const headings = cards(page).getByRole('heading');
      await expect.poll(() => headings.allTextContents()).toEqual(names);
      await expect.poll(() => page.locator('.portfolio-card img').count()).toBe(0);
      await expect.poll(() => overflowOf(page)).toBe(0);
      for (const at of names.keys()) {
        await cards(page).nth(at).getByRole('button', { name: 'Delete' }).click();
        await dialog(page, 'Delete Portfolio').waitFor();
        await expect.poll(() => overflowOf(page)).toBe(0);
        expect(await spillOf(page.locator('dialog'))).toBe(0);
        await page.keyboard.press('Escape');
        await dialog(page, 'Delete Portfolio').waitFor({ state: 'detached' });
      }
    },
    // Those of this list are not there, so what is in them cannot be counted.
    { expects: anyTrouble },
  ));
