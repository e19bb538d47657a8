import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, badGateway, signIn, withPerson } from '../support/accounts.ts';
import { withPage } from '../support/browser.ts';
import { creditCard, demo, openDashboard, openWith } from '../support/dashboard-page.ts';
import { makePortfolio, stateBalance } from '../support/portfolios.ts';
import { daysAgo } from '../support/product-clock.ts';
import { monthText } from '../support/progress-page.ts';

const tile = (page: Page, label: string) =>
  page.locator('.tile').filter({ has: page.getByText(label, { exact: true }) });
describe('without portfolios', () => {
  it('somebody is welcomed, and offered what there is to do; what is not being restored is forgotten', () =>
    withPerson(
      async (page) => {
        const keys = ['restore_calculator_data_authenticated', 'portfolio_debts', 'portfolio_id'];
        await page.evaluate((all) => {
          for (const key of all) localStorage.setItem(key, '7');
        }, keys);
        await page.route('**/api/portfolios?include=debts', badGateway);
        await page.goto('/dashboard');
        await page.getByText('Failed to fetch portfolios').waitFor();
        await page.unroute('**/api/portfolios?include=debts');
        await page.getByRole('button', { name: 'Try Again' }).click();
        await page.getByRole('heading', { level: 1, name: 'Welcome to Debt Payoff' }).waitFor();
        const left = () =>
          page.evaluate((all) => all.map((key) => localStorage.getItem(key)), keys);
        await expect.poll(left).toEqual([null, null, null]);
        await page.getByRole('link', { name: 'New Calculation' }).click();
        await page.waitForURL('**/calculator');
        await page.goBack();
        await page.getByRole('link', { name: 'View All Portfolios' }).click();
        await page.waitForURL('**/portfolios');
      },
      { expects: anyTrouble },
    ));

  it('the first one is made in the dialog, which stays open while the page turns into an overview', () =>
    withPerson(
      async (page) => {
        const dialog = page.getByRole('dialog');
        const create = async (name: string) => {
          await page.getByRole('button', { name: 'Create Portfolio' }).click();
          await dialog.getByLabel('Name').fill(name);
          await dialog.getByRole('button', { name: 'Create Portfolio' }).click();
        };
        await page.goto('/dashboard');
        await create('Household');
        await dialog.getByRole('button', { name: 'Finish' }).click();
        await dialog.waitFor({ state: 'detached' });
        await page.getByRole('article', { name: 'Household' }).getByText('No debts yet').waitFor();
        await page.getByText('Add your debts to a portfolio').waitFor();
        // The plan is full then, and a banner says so.
        await create('Second');
        await page.getByText('Portfolio Limit Reached').waitFor();
        await expect.poll(() => dialog.count()).toBe(0);
      },
      { expects: anyTrouble },
    ));
});

describe('the figures', () => {
  it('are summed over all portfolios and debts, paid-off ones without their payments, with what to pay this month', () =>
    withPage(async (page) => {
      await signIn(page, demo('basic'));
      await openDashboard(page);
      const robots = page.locator('meta[name=robots]').first();
      await expect.poll(() => robots.getAttribute('content')).toBe('noindex');
      await expect.poll(() => tile(page, 'Total Balance').innerText()).toContain('£16,452.85');
      await expect.poll(() => tile(page, 'Total Balance').innerText()).toContain('In 2 portfolios');
      await expect.poll(() => tile(page, 'Total Debts').innerText()).toMatch(/5\s+1 paid off/);
      await expect.poll(() => tile(page, 'Monthly Payments').innerText()).toContain('£520.90');
      // (24.9 + 7.5 + 29.9 + 0 + 9.9) / 5
      await expect.poll(() => tile(page, 'Average interest rate').innerText()).toContain('14.4%');
      const list = page.getByRole('region', { name: 'This month' }).getByRole('listitem');
      await expect.poll(() => list.count()).toBe(4);
      const creditors = await list.locator('.plan-creditor').allInnerTexts();
      expect(creditors.map((name) => name.trim())).toEqual([
        'Northgate credit card',
        'Calder Bank loan',
        expect.stringMatching(/^Marlow & Finch store card\s+First$/),
        'Brookside Motors finance',
      ]);
    }));

  it('say the month with the rough estimate out of the way, and lead to all pages of a portfolio', () =>
    withPerson(async (page) => {
      // £300 at no interest and £100 a month; the estimate is £300 over £80.
      const debt = { ...creditCard, balance: 300, interest_rate: 0, monthly_payment: 100 };
      const id = await openWith(page, 'Household', [debt]);
      const summary = page.getByRole('region', { name: /You could be debt free in/ });
      await summary.getByText(monthText(daysAgo(0), 3), { exact: true }).waitFor();
      const estimate = summary.getByText('4 months. It divides what you owe by 80%');
      await estimate.waitFor({ state: 'hidden' });
      await summary.getByText('The rough estimate').click();
      await estimate.waitFor();
      const links = page.getByRole('article', { name: 'Household' }).getByRole('link');
      const found = await links.evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute('href')]),
      );
      expect(found).toEqual([
        ['View', `/portfolios/${id}`],
        ['Edit', `/portfolios/${id}/edit`],
        ['Track Payments', `/portfolios/${id}/payments`],
        ['Auto-Payments', `/portfolios/${id}/scheduled-payments`],
        ['Progress', `/portfolios/${id}/progress`],
      ]);
    }));

  it('say how much of the original balance is repaid, and never less than nothing', () =>
    withPerson(async (page) => {
      const { id, debts } = await makePortfolio(page, {
        debts: [{ ...creditCard, balance: 1_000 }],
      });
      const progress = page.getByRole('progressbar', { name: 'Overall progress' });
      for (const [balance, percent, words] of [
        [750, '25', '£250.00 of £1,000.00'],
        [1_200, '0', 'You owe £200.00 more than at the start.'],
        [0, '100', '£1,000.00 of £1,000.00'],
      ] as const) {
        await stateBalance(page, { id, debtId: debts[0]?.id ?? 0, balance });
        await openDashboard(page);
        await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe(percent);
        await page.getByText(words).first().waitFor();
      }
      await page.getByText('Every debt in your portfolios is paid off.').waitFor();
      // Where nothing is owed there is nothing to draw.
      await expect.poll(() => page.locator('figure').count()).toBe(0);
    }));

  it('do not promise an end that does not come, and point to free advice', () =>
    withPerson(async (page) => {
      const debt = { ...creditCard, balance: 10_000, interest_rate: 30, monthly_payment: 100 };
      await openWith(page, 'Household', [debt]);
      const summary = page.getByRole('region', { name: 'These payments do not clear your debts' });
      await summary
        .getByText(/An extra payment of .* would clear .* in 5 years, with £/)
        .first()
        .waitFor();
      await summary.getByRole('link', { name: 'StepChange', exact: true }).waitFor();
    }));
});
