import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, badGateway, cutOff, withPerson } from '../support/accounts.ts';
import { missingPage, tryAgainAtOnce } from '../support/browser.ts';
import { shownFailure } from '../support/messages.ts';
import { auditPage, overflowOf } from '../support/page-audits.ts';
import {
  callAs,
  card,
  debtCard,
  hostileNames,
  loan,
  paidOff,
  press,
  stateBalance,
  withPortfolio,
} from '../support/portfolios.ts';

const tiles = (page: Page) => page.locator('.four-tiles');
const calculator = (page: Page) => page.getByRole('region', { name: 'Strategy calculator' });

/** Until it is tried once more. */
async function failsToFetch(page: Page, id: number): Promise<void> {
  await tryAgainAtOnce(page);
  await page.route('**/api/portfolios/*', cutOff);
  await page.goto(`/portfolios/${id}`);
  await shownFailure(page).getByText('Failed to load portfolio/debts').waitFor();
  await page.route('**/api/portfolios/*', badGateway);
  await press(page, 'Try Again');
  await shownFailure(page).getByText('Failed to fetch portfolio').waitFor();
  await page.unrouteAll();
  await press(page, 'Try Again');
}

describe('a portfolio', () => {
  it('says when it cannot be fetched, and is tried again; shows its sums, where it leads, how far each debt has come and its calculator, and is sound with names of any kind', () => {
    const { markup, long, rightToLeft, emoji } = hostileNames;
    const creditors = [markup, long, `${rightToLeft} ${emoji}`] as const;
    const name = `${markup} ${'W'.repeat(150)}`;
    const given = [card, loan, paidOff].map((debt, at) => ({
      ...debt,
      creditor: creditors[at] ?? '',
    }));
    return withPortfolio(
      { name, debts: given },
      async (page, { id, debts }) => {
        await stateBalance(page, { id, debtId: debts[0]?.id ?? 0, balance: 1_320.27 });
        await failsToFetch(page, id);
        await page.getByRole('heading', { level: 1, name }).waitFor();
        await page.getByText('What we owe together').waitFor();
        await expect
          .poll(() => tiles(page).getByRole('term').allInnerTexts())
          .toEqual(['Total Debts', 'Total Balance', 'Monthly Payments', 'Auto-Payments']);
        await expect
          .poll(() => tiles(page).locator('.big').allInnerTexts())
          .toEqual(['3', '£6,800.27', '£257.40', '1']);
        for (const [name, address] of [
          ['Track Payments', `/portfolios/${id}/payments`],
          ['Auto-Payments', `/portfolios/${id}/scheduled-payments`],
          ['Progress', `/portfolios/${id}/progress`],
          ['Edit Portfolio', `/portfolios/${id}/edit`],
          ['Back to Portfolios', '/portfolios'],
        ] as const) {
          const link = page.getByRole('link', { name, exact: true });
          await expect.poll(() => link.getAttribute('href')).toBe(address);
        }
        await expect.poll(() => page.locator('.debt-card h3').allTextContents()).toEqual(creditors);
        await expect.poll(() => page.locator('main img').count()).toBe(0);
        for (const [creditor, texts] of [
          [creditors[0], ['Good, 50% repaid', '£1,320.28 of £2,640.55 repaid', 'Active']],
          [creditors[1], ['Early, 0% repaid', '36 months', 'On day 28']],
          [creditors[2], ['Paid Off']],
        ] as const) {
          for (const text of texts) await debtCard(page, creditor).getByText(text).waitFor();
        }
        await auditPage(page);
        await page.setViewportSize({ width: 320, height: 640 });
        for (const creditor of creditors) {
          await debtCard(page, creditor).getByRole('button', { name: 'Delete' }).click();
          await page.getByRole('dialog').getByText(creditor).waitFor();
          await expect.poll(() => overflowOf(page)).toBe(0);
          await page.keyboard.press('Escape');
        }
        for (const name of ['Export PDF', 'Export Excel']) {
          await press(page, name);
          await page
            .getByRole('dialog')
            .getByText(
              'Export functionality requires a paid subscription. Please upgrade to Basic (£4.99/month) or Premium (£9.99/month) to export your payoff strategies.',
            )
            .waitFor();
          if (name === 'Export PDF') await auditPage(page, { part: 'dialog' });
          await page.getByRole('button', { name: 'Dismiss' }).click();
          await page.getByRole('dialog').waitFor({ state: 'detached' });
        }
        await page.goto(`/portfolios/${id}?showCalculator=true&noAutoCalculate=true`);
        await calculator(page).waitFor();
        await auditPage(page, { part: calculator(page) });
      },
      { expects: anyTrouble },
    );
  });

  it('that is not there, or belongs to somebody else, has no page', () =>
    withPortfolio({}, async (owner, { id }) => {
      await withPerson(
        async (page) => {
          const parts = ['', '/edit', '/payments', '/scheduled-payments', '/progress'];
          const theirs = parts.map((part) => `/portfolios/${id}${part}`);
          for (const path of ['/portfolios/abc', ...theirs]) {
            await page.goto(path);
            await page.getByRole('heading', { name: 'Portfolio Not Found' }).waitFor();
          }
          await page
            .getByText('The portfolio does not exist or you have no permission to view it.')
            .waitFor();
          await page.getByRole('link', { name: 'Back to Portfolios' }).click();
          await page.waitForURL((url) => url.pathname === '/portfolios');
        },
        { expects: missingPage },
      );
      expect((await callAs(owner, 'GET', `/api/portfolios/${id}`)).status()).toBe(200);
    }));
});
