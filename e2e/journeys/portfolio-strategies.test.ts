import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble } from '../support/accounts.ts';
import { shownFailure } from '../support/messages.ts';
import {
  callAs,
  card,
  loan,
  paidOff,
  press,
  pressIn,
  stateBalance,
  withPortfolio,
} from '../support/portfolios.ts';

const cutOff = (route: Route) => route.abort();
const badGateway = (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' });
const sofa = { ...paidOff, balance: 300, monthly_payment: 45 };
const opening = (page: Page) => page.locator('.opening-answer');
const tiles = (page: Page) => page.locator('.four-tiles');
const calculator = (page: Page) => page.getByRole('region', { name: 'Strategy calculator' });

describe('calculating the strategies of a portfolio', () => {
  it("leads to them, opening with the portfolio's own plan, back to the portfolio, and does not start again by the back button", () =>
    withPortfolio({ debts: [card, loan, sofa] }, async (page, { id, debts }) => {
      await stateBalance(page, { id, debtId: debts[2]?.id ?? 0, balance: 0 });
      await callAs(page, 'PUT', `/api/portfolios/${id}/plan`, { strategy: 'snowball' });
      await page.goto(`/portfolios/${id}`);
      const month = await page.locator('.answer-month').innerText();
      await press(page, 'Calculate Strategies');
      await page.waitForURL((url) => url.pathname === '/strategies');
      await page.getByText('2 debts, £8,120.55 owed, £257.40 a month.').waitFor();
      const first = await page.locator('details.month summary .muted').first().innerText();
      const [firstMonth] = first.split(' ');
      // The 45.00 of the sofa go on to the smallest balance.
      await expect
        .poll(async () => (await opening(page).innerText()).split(/\n+/))
        .toEqual([
          `Your plan for Household (snowball): you could be debt free in ${month}.`,
          `In ${firstMonth} pay £130.00 to Northgate credit card and £172.40 to Calder Bank loan.`,
        ]);
      await page
        .getByText(
          `This comparison begins in ${firstMonth} from these balances, without an extra payment and without the £45.00 a month that paid-off debts have freed`,
        )
        .waitFor();
      await page.goBack();
      await tiles(page).waitFor();
      expect(new URL(page.url()).search).toBe('');
      await press(page, 'Calculate Strategies');
      await page.waitForURL((url) => url.pathname === '/strategies');
      await page.getByRole('link', { name: 'Back to Portfolio' }).click();
      await page.waitForURL((url) => url.pathname === `/portfolios/${id}` && url.search === '');
      await tiles(page).waitFor();
    }));

  it('waits where it is told not to start by itself, takes an extra payment, and remembers', () =>
    withPortfolio({}, async (page, { id }) => {
      const stored = () => page.evaluate(() => localStorage.getItem('noAutoCalculate'));
      await page.goto(`/portfolios/${id}?showCalculator=true&noAutoCalculate=true`);
      await calculator(page).waitFor();
      await expect.poll(() => tiles(page).count()).toBe(0);
      await expect.poll(() => stored()).toBe('true');
      await page.getByLabel('Extra monthly payment').fill('-5');
      await press(page, 'Calculate Strategies');
      await page.getByText('Extra payment must be 0 or more').waitFor();
      await page.getByLabel('Extra monthly payment').fill('50');
      await press(page, 'Calculate Strategies');
      await page.waitForURL((url) => url.pathname === '/strategies');
      await page.getByText('£307.40 a month.').waitFor();
      await page.goto(`/portfolios/${id}`);
      await tiles(page).waitFor();
      await expect.poll(() => stored()).toBeNull();
    }));

  it('shows a debt that needs a correction first, and goes on when it is mended', () =>
    withPortfolio({ debts: [card, { ...loan, term_months: 0 }] }, async (page, { id }) => {
      await page.goto(`/portfolios/${id}`);
      await press(page, 'Calculate Strategies');
      await calculator(page).getByText('Term is required for this debt type').waitFor();
      expect(new URL(page.url()).search).toBe('?showCalculator=true');
      await calculator(page).getByRole('button', { name: /^Edit/ }).click();
      await page.getByLabel('Term (months)').fill('36');
      await pressIn(page, 'Edit Debt', 'Save Debt');
      await page.waitForURL((url) => url.pathname === '/strategies');
    }));

  it('needs a debt that is not paid off', () =>
    withPortfolio({ debts: [] }, async (page, { id }) => {
      for (const debts of [[], [paidOff]]) {
        for (const debt of debts) await callAs(page, 'POST', `/api/portfolios/${id}/debts`, debt);
        await page.goto(`/portfolios/${id}?showCalculator=true`);
        await calculator(page).getByText('Add at least one debt').waitFor();
        await calculator(page).getByRole('link', { name: 'Cancel' }).click();
        await tiles(page).waitFor();
      }
    }));

  it('says when the debts cannot be had or the calculation fails, and can be tried again', () =>
    withPortfolio(
      {},
      async (page, { id }) => {
        await page.route('**/api/portfolios/*/debts', badGateway);
        await page.route('**/api/strategies', cutOff);
        await page.goto(`/portfolios/${id}?showCalculator=true`);
        await shownFailure(page).getByText('Failed to fetch debts').waitFor();
        await page.unroute('**/api/portfolios/*/debts');
        await press(page, 'Try Again');
        await calculator(page).getByText('Something went wrong. Please try again later.').waitFor();
        await page.unroute('**/api/strategies');
        await page.route('**/api/portfolios/*/plan', badGateway);
        await press(page, 'Calculate Strategies');
        await page.waitForURL((url) => url.pathname === '/strategies');
        // Without the plan it opens with what was calculated, and says how the two can differ.
        await expect.poll(() => opening(page).innerText()).toMatch(/^With \w+, you could be/);
        await page.getByText('can differ from those of the plan in your portfolio').waitFor();
      },
      { expects: anyTrouble },
    ));
});
