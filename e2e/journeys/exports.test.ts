import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { refusedCall, signIn } from '../support/accounts.ts';
import { hasFocus, visit, withPage } from '../support/browser.ts';
import { barclaycard, fillDebt } from '../support/calculator-page.ts';
import { demo } from '../support/dashboard-page.ts';
import { beginningOf, beginnings, savedFile } from '../support/downloads.ts';
import { pretendPlan } from '../support/plans.ts';
import { callAs, dialog, pressIn, withPortfolio } from '../support/portfolios.ts';
import { stateOf, twoDebts } from '../support/strategies-page.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const pressToSave = (page: Page, name: string | RegExp) =>
  savedFile(page, () => button(page, name).click());

describe('on a paid plan', () => {
  it('the calculator saves what is typed in the format that is chosen, and for whom; /strategies the strategy that is shown', () =>
    withPage(async (page) => {
      await signIn(page, demo('basic'));
      await visit(page, '/calculator');
      await fillDebt(page, 1, barclaycard);
      await button(page, 'Export').click();
      const title = 'Export this calculation';
      await dialog(page, title).getByLabel('Name').fill('Zoë O’Brien');
      await dialog(page, title).getByLabel('Reference').fill('SC-1234');
      const download = () => savedFile(page, () => pressIn(page, title, 'Download'));
      const pdf = await download();
      expect([pdf.name, beginningOf(pdf)]).toEqual(['debt_calculation_report.pdf', beginnings.pdf]);
      await dialog(page, title).getByLabel('CSV').check();
      const csv = await download();
      expect(csv.name).toBe('debt_calculation_report.csv');
      expect(csv.bytes.toString()).toMatch(
        new RegExp(`^${beginnings.csv}.*\\r\\n.*Barclaycard`, 's'),
      );
      await pressIn(page, title, 'Done');
      await expect.poll(() => hasFocus(button(page, 'Export'))).toBe(true);
      // The next file may be for somebody else.
      await button(page, 'Export').click();
      await expect.poll(() => dialog(page, title).getByLabel('Name').inputValue()).toBe('');

      await page.addInitScript(
        (text) => sessionStorage.setItem('strategies', text),
        stateOf(twoDebts),
      );
      await visit(page, '/strategies');
      expect((await pressToSave(page, /^Export PDF/)).name).toBe('payoff_plan_avalanche.pdf');
      await page.getByRole('tab', { name: 'Snowball' }).click();
      const excel = await pressToSave(page, 'Export Excel of the snowball plan');
      expect(excel.name).toBe('payoff_plan_snowball.xlsx');
      expect(beginningOf(excel)).toMatch(new RegExp(`^${beginnings.xlsx}`));
    }));

  it('a portfolio has its report and its payments, the payments also on their own page', () =>
    withPage(async (page) => {
      await signIn(page, demo('basic'));
      await visit(page, '/portfolios');
      await page.getByRole('link', { name: 'View' }).first().click();
      expect((await pressToSave(page, 'Export PDF')).name).toBe('portfolio_report_Household.pdf');
      const payments = 'payment_history_Household.xlsx';
      expect((await pressToSave(page, 'Export Excel')).name).toBe(payments);
      await page.getByRole('link', { name: 'Track Payments' }).click();
      await page.getByRole('heading', { name: 'What you paid' }).waitFor();
      expect((await pressToSave(page, 'Export Excel')).name).toBe(payments);
      await page.getByRole('link', { name: 'Back to Portfolio' }).click();
      await button(page, 'Calculate Strategies').click();
      await page.getByText('These files hold this comparison.').waitFor();
    }));

  it('all portfolios come in one report, from their list and from the dashboard', () =>
    withPage(async (page) => {
      await signIn(page, demo('premium'));
      for (const path of ['/portfolios', '/dashboard']) {
        await visit(page, path);
        const file = await pressToSave(page, 'Combined report');
        expect([file.name, beginningOf(file)]).toEqual(['combined_report.pdf', beginnings.pdf]);
      }
    }));
});

describe('on the free plan', () => {
  const upgrade = 'Upgrade to export';

  it('a plan that has since ended is refused by the server, and from then on the page knows it: a press says what plan it takes, and asks for nothing', () =>
    withPortfolio(
      {},
      async (page, { id }) => {
        const endPlan = await pretendPlan(page, 'basic');
        await page.addInitScript(
          (text) => sessionStorage.setItem('strategies', text),
          stateOf(twoDebts),
        );
        await visit(page, '/strategies');
        await expect.poll(() => button(page, /^Export PDF/).isEnabled()).toBe(true);
        await endPlan();
        await button(page, /^Export PDF/).click();
        await dialog(page, upgrade).getByText('Export functionality requires a paid').waitFor();
        await pressIn(page, upgrade, 'Dismiss');
        await page.getByRole('link', { name: 'Upgrade to Pro' }).waitFor();
        await expect.poll(() => button(page, /^Export PDF/).isDisabled()).toBe(true);

        const asked: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/api/export/')) asked.push(request.url());
        });
        await visit(page, `/portfolios/${id}`);
        await button(page, 'Export PDF').click();
        await dialog(page, upgrade).getByText('Export functionality requires a paid').waitFor();
        await pressIn(page, upgrade, 'Dismiss');
        await visit(page, '/portfolios');
        await button(page, 'Combined report').click();
        await dialog(page, upgrade).getByText('is part of Premium (£9.99/month).').waitFor();
        await dialog(page, upgrade).getByText('Export reports over all portfolios').waitFor();
        expect(asked).toEqual([]);
        expect((await callAs(page, 'GET', `/api/export/portfolio-report/${id}`)).status()).toBe(
          403,
        );
      },
      { expects: refusedCall },
    ));
});
