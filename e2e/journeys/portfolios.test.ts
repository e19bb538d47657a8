import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, refusedCall, withPerson } from '../support/accounts.ts';
import { faultsOf, overflowOf } from '../support/page-audits.ts';
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

const cards = (page: Page) => page.locator('.portfolio-card');
const cutOff = (route: Route) => route.abort();
const badGateway = (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' });
const title = 'Create Portfolio';

describe('the list of portfolios', () => {
  it('shows each with its debts, balance and day of creation', () =>
    withPortfolio({}, async (page) => {
      await page.goto('/portfolios');
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
      await expect
        .poll(() => page.locator('meta[name=robots]').getAttribute('content'))
        .toBe('noindex');
      await page.getByRole('link', { name: 'Manage Portfolios' }).first().waitFor();
    }));

  it.each([
    ['View', ''],
    ['Edit', '/edit'],
  ])('leads on by %s', (name, suffix) =>
    withPortfolio({}, async (page, { id }) => {
      await page.goto('/portfolios');
      await cards(page).getByRole('link', { name, exact: true }).click();
      await page.waitForURL((url) => url.pathname === `/portfolios/${id}${suffix}`);
    }),
  );

  it('that is empty says so, and offers to make one', () =>
    withPerson(async (page) => {
      await page.goto('/portfolios');
      await page.getByRole('heading', { name: 'No portfolios yet' }).waitFor();
      await press(page, 'Create Portfolio');
      await dialog(page, title).waitFor();
    }));

  it('says that it is loading', () =>
    withPerson(async (page) => {
      await page.route('**/api/portfolios', (route) => new Promise(() => route));
      await page.goto('/portfolios');
      await page.getByRole('status').getByText('Loading portfolios...').waitFor();
    }));

  it.each([
    ['the network fails', cutOff, 'Failed to load portfolios'],
    ['the server fails', badGateway, 'Failed to fetch portfolios'],
  ])('when %s says so, and can be tried again', (_, trouble, text) =>
    withPortfolio(
      {},
      async (page) => {
        await page.route('**/api/portfolios', trouble);
        await page.goto('/portfolios');
        await page.getByRole('alert').getByText(text).waitFor();
        await page.unroute('**/api/portfolios');
        await press(page, 'Try Again');
        await cards(page).first().waitFor();
      },
      { expects: anyTrouble },
    ),
  );

  it('clears what was to be restored when nothing is being restored', () =>
    withPerson(async (page) => {
      const keys = ['restore_calculator_data_authenticated', 'portfolio_debts', 'portfolio_id'];
      await page.evaluate((all) => {
        for (const key of all) localStorage.setItem(key, '1');
      }, keys);
      await page.goto('/portfolios');
      await page.getByText('No portfolios yet').waitFor();
      const left = () =>
        page.evaluate((all) => all.filter((key) => localStorage.getItem(key)), keys);
      await expect.poll(left).toEqual([]);
    }));
});

describe('deleting a portfolio', () => {
  const question = 'Are you sure you want to delete this portfolio? This action cannot be undone.';

  it('is asked once more, and Cancel keeps it', () =>
    withPortfolio({}, async (page) => {
      await page.goto('/portfolios');
      await press(page, 'Delete');
      await dialog(page, 'Delete Portfolio').getByText(question).waitFor();
      const confirm = dialog(page, 'Delete Portfolio').getByRole('button', { name: 'Delete' });
      await expect.poll(() => confirm.getAttribute('class')).toContain('btn-danger');
      await pressIn(page, 'Delete Portfolio', 'Cancel');
      await dialog(page, 'Delete Portfolio').waitFor({ state: 'detached' });
      await expect.poll(() => cards(page).count()).toBe(1);
    }));

  it('removes it from the list', () =>
    withPortfolio({}, async (page) => {
      await page.goto('/portfolios');
      await press(page, 'Delete');
      await pressIn(page, 'Delete Portfolio', 'Delete');
      await page.getByText('No portfolios yet').waitFor();
      await page.getByText('The portfolio has been deleted.').waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe('My Portfolios');
      await expect
        .poll(() => page.getByRole('link', { name: 'Manage Portfolios' }).count())
        .toBe(0);
    }));

  it('that fails says so, and the portfolio stays', () =>
    withPortfolio(
      {},
      async (page) => {
        await page.goto('/portfolios');
        await cards(page).first().waitFor();
        await page.route('**/api/portfolios/*', badGateway);
        await press(page, 'Delete');
        await pressIn(page, 'Delete Portfolio', 'Delete');
        await page.getByRole('alert').getByText('Failed to delete portfolio').waitFor();
        await page.keyboard.press('Escape');
        await expect.poll(() => cards(page).count()).toBe(1);
      },
      { expects: anyTrouble },
    ));

  it('that is gone already is taken as done', () =>
    withPortfolio(
      {},
      async (page, { id }) => {
        await page.goto('/portfolios');
        await cards(page).first().waitFor();
        await callAs(page, 'DELETE', `/api/portfolios/${id}`);
        await press(page, 'Delete');
        await pressIn(page, 'Delete Portfolio', 'Delete');
        await page.getByText('No portfolios yet').waitFor();
      },
      { expects: refusedCall },
    ));
});

describe('the list and its dialogs', () => {
  const screens = [1280, 390].flatMap((width) =>
    (['light', 'dark'] as const).map((theme) => ({ width, theme })),
  );
  it.each(screens)('pass axe at $width px, $theme', ({ width, theme }) =>
    withPortfolio(
      {},
      async (page) => {
        await page.goto('/portfolios');
        await cards(page).first().waitFor();
        expect(await faultsOf(page)).toEqual([]);
        await press(page, 'New Portfolio');
        await dialog(page, title).waitFor();
        expect(await faultsOf(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await press(page, 'Delete');
        await dialog(page, 'Delete Portfolio').waitFor();
        expect(await faultsOf(page)).toEqual([]);
      },
      { colorScheme: theme, viewport: { width, height: 900 } },
    ),
  );

  it.each(Object.entries(hostileNames))('show a name of %s as text, at 320 px', (_, name) =>
    withPerson(
      async (page) => {
        await makePortfolio(page, { name, description: name, debts: [card] });
        await page.goto('/portfolios');
        const heading = cards(page).getByRole('heading');
        await heading.waitFor();
        await expect.poll(() => heading.textContent()).toBe(name);
        await expect.poll(() => page.locator('.portfolio-card img').count()).toBe(0);
        await expect.poll(() => overflowOf(page)).toBe(0);
        await press(page, 'Delete');
        await dialog(page, 'Delete Portfolio').waitFor();
        await expect.poll(() => overflowOf(page)).toBe(0);
        const spill = await page
          .locator('dialog')
          .evaluate((box) => box.scrollWidth - box.clientWidth);
        expect(spill).toBe(0);
      },
      { viewport: { width: 320, height: 640 } },
    ),
  );
});
