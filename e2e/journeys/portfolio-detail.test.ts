import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, signIn, withPerson } from '../support/accounts.ts';
import { missingPage, withPage } from '../support/browser.ts';
import { faultsOf, overflowOf } from '../support/page-audits.ts';
import {
  callAs,
  card,
  debtCard,
  hostileNames,
  loan,
  makePortfolio,
  paidOff,
  press,
  withPortfolio,
} from '../support/portfolios.ts';
import { weighScripts } from '../support/script-weight.ts';

const cutOff = (route: Route) => route.abort();
const badGateway = (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' });
const tiles = (page: Page) => page.locator('.four-tiles');
const calculator = (page: Page) => page.getByRole('region', { name: 'Strategy calculator' });

describe('a portfolio', () => {
  it('shows its name, its description and its sums', () =>
    withPortfolio({ debts: [card, loan, paidOff] }, async (page, { id }) => {
      await page.goto(`/portfolios/${id}`);
      await page.getByRole('heading', { level: 1, name: 'Household' }).waitFor();
      await page.getByText('What we owe together').waitFor();
      await expect
        .poll(() => tiles(page).getByRole('term').allInnerTexts())
        .toEqual(['Total Debts', 'Total Balance', 'Monthly Payments', 'Auto-Payments']);
      await expect
        .poll(() => tiles(page).locator('.big').allInnerTexts())
        .toEqual(['3', '£8,120.55', '£257.40', '1']);
    }));

  it('leads to payments, scheduled payments, progress and back to the list', () =>
    withPortfolio({}, async (page, { id }) => {
      await page.goto(`/portfolios/${id}`);
      for (const [name, path] of [
        ['Track Payments', `/portfolios/${id}/payments`],
        ['Auto-Payments', `/portfolios/${id}/scheduled-payments`],
        ['Progress', `/portfolios/${id}/progress`],
        ['Edit Portfolio', `/portfolios/${id}/edit`],
        ['Back to Portfolios', '/portfolios'],
      ] as const) {
        const link = page.getByRole('link', { name, exact: true });
        await expect.poll(() => link.getAttribute('href')).toBe(path);
      }
    }));

  it('lists its debts as active or paid off, and how far each has come', () =>
    withPortfolio({ debts: [card, loan, paidOff] }, async (page, { id, debts }) => {
      await callAs(page, 'PUT', `/api/portfolios/${id}/debts/${debts[0]?.id}`, {
        ...card,
        balance: 1_320.27,
      });
      await page.goto(`/portfolios/${id}`);
      await debtCard(page, card.creditor).getByText('Good, 50% repaid').waitFor();
      await debtCard(page, card.creditor).getByText('£1,320.28 of £2,640.55 repaid').waitFor();
      await debtCard(page, card.creditor).getByText('Active').waitFor();
      await debtCard(page, loan.creditor).getByText('Early, 0% repaid').waitFor();
      await debtCard(page, loan.creditor).getByText('36 months').waitFor();
      await debtCard(page, loan.creditor).getByText('On day 28').waitFor();
      await debtCard(page, paidOff.creditor).getByText('Paid Off').waitFor();
    }));

  it.each(['/portfolios/999999', '/portfolios/0', '/portfolios/abc', '/portfolios/99999999999'])(
    'at %s is not found',
    (path) =>
      withPerson(
        async (page) => {
          await page.goto(path);
          await page.getByRole('heading', { name: 'Portfolio Not Found' }).waitFor();
          await page.getByRole('link', { name: 'Back to Portfolios' }).click();
          await page.waitForURL((url) => url.pathname === '/portfolios');
        },
        { expects: missingPage },
      ),
  );

  it('of somebody else is not found', () =>
    withPortfolio({}, async (page, { id }) => {
      await withPerson(
        async (other) => {
          await other.goto(`/portfolios/${id}`);
          await other.getByRole('heading', { name: 'Portfolio Not Found' }).waitFor();
        },
        { expects: missingPage },
      );
      await page.goto(`/portfolios/${id}`);
      await page.getByRole('heading', { name: 'Household' }).waitFor();
    }));

  it.each([
    ['the network fails', cutOff, 'Failed to load portfolio/debts'],
    ['the server fails', badGateway, 'Failed to fetch portfolio'],
  ])('when %s says so, and can be tried again', (_, trouble, text) =>
    withPortfolio(
      {},
      async (page, { id }) => {
        await page.route('**/api/portfolios/*', trouble);
        await page.goto(`/portfolios/${id}`);
        await page.getByRole('alert').getByText(text).waitFor();
        await page.unroute('**/api/portfolios/*');
        await press(page, 'Try Again');
        await page.getByRole('heading', { name: 'Household' }).waitFor();
      },
      { expects: anyTrouble },
    ),
  );
});

describe('reports of a portfolio', () => {
  it.each(['Export PDF', 'Export Excel'])('by %s need a paid plan', (name) =>
    withPortfolio({}, async (page, { id }) => {
      await page.goto(`/portfolios/${id}`);
      await press(page, name);
      await page
        .getByRole('dialog')
        .getByText(
          'Export functionality requires a paid subscription. Please upgrade to Basic (£4.99/month) or Premium (£9.99/month) to export your payoff strategies.',
        )
        .waitFor();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }),
  );

  it('are still to come for those who pay, and the page says so', () =>
    withPage(async (page) => {
      await signIn(page, { username: 'demo-basic', password: 'demo-password' });
      await page.goto('/portfolios');
      await page.getByRole('link', { name: 'View' }).first().click();
      await page.getByText('Reports are being built and are not here yet.').waitFor();
      for (const name of ['Export PDF', 'Export Excel']) {
        await expect.poll(() => page.getByRole('button', { name }).isDisabled()).toBe(true);
      }
    }));
});

describe('the page of a portfolio', () => {
  const screens = [1280, 390].flatMap((width) =>
    (['light', 'dark'] as const).map((theme) => ({ width, theme })),
  );
  it.each(screens)('passes axe at $width px, $theme', ({ width, theme }) =>
    withPortfolio(
      { debts: [card, loan, paidOff] },
      async (page, { id }) => {
        await page.goto(`/portfolios/${id}`);
        await debtCard(page, card.creditor).waitFor();
        expect(await faultsOf(page)).toEqual([]);
        await press(page, 'Export PDF');
        await page.getByRole('dialog').waitFor();
        expect(await faultsOf(page)).toEqual([]);
        await page.goto(`/portfolios/${id}?showCalculator=true&noAutoCalculate=true`);
        await calculator(page).waitFor();
        expect(await faultsOf(page)).toEqual([]);
      },
      { colorScheme: theme, viewport: { width, height: 900 } },
    ),
  );

  it.each(Object.entries(hostileNames))(
    'shows a creditor of %s as text, at 320 px',
    (_, creditor) =>
      withPerson(
        async (page) => {
          const { id } = await makePortfolio(page, {
            name: creditor,
            debts: [{ ...card, creditor }],
          });
          await page.goto(`/portfolios/${id}`);
          await page.locator('.debt-card').waitFor();
          await expect.poll(() => page.locator('.debt-card h3').textContent()).toBe(creditor);
          await expect.poll(() => page.locator('.debt-card img').count()).toBe(0);
          await expect.poll(() => overflowOf(page)).toBe(0);
          await page.locator('.debt-card').getByRole('button', { name: 'Delete' }).click();
          await page.getByRole('dialog').getByText(creditor).waitFor();
          await expect.poll(() => overflowOf(page)).toBe(0);
        },
        { viewport: { width: 320, height: 640 } },
      ),
  );

  it('loads at most 260 kB of gzipped scripts', () =>
    withPortfolio({}, async (page, { id }) => {
      const { files, gzippedBytes } = await weighScripts(page, `/portfolios/${id}`);
      expect(files).toBeGreaterThan(3);
      expect(gzippedBytes).toBeLessThanOrEqual(260_000);
    }));
});
