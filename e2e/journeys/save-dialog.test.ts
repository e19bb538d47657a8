import { describe, expect, it } from 'vitest';
import { withPerson } from '../support/accounts.ts';
import { visit, withPage } from '../support/browser.ts';
import { auditPage, overflowOf } from '../support/page-audits.ts';
import { card, dialog, hostileNames, withPortfolio } from '../support/portfolios.ts';
import {
  choose,
  openDialog,
  portfolioInAddress,
  saveTitle as title,
} from '../support/save-dialog.ts';

describe('the dialog', () => {
  it('is sound in every view, closes on Escape and gives the focus back', () =>
    withPortfolio({}, async (page) => {
      await openDialog(page);
      await choose(page, /^Household/);
      await dialog(page, title).getByText('These debts will be deleted', { exact: true }).waitFor();
      await auditPage(page, { part: 'dialog' });
      await page.keyboard.press('Escape');
      await dialog(page, title).waitFor({ state: 'detached' });
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe('Create Portfolio');
    }));

  it('shows any name as text, within a narrow screen', () =>
    withPortfolio(
      { debts: [card] },
      async (page) => {
        const names = Object.values(hostileNames);
        await page.route('**/api/portfolios?include=debts', async (route) => {
          const response = await route.fetch();
          const [one] = await response.json();
          const [debt] = one.debts;
          const json = names.map((name, at) => ({
            ...one,
            id: at + 1,
            name,
            debts: [{ ...debt, creditor: name }],
          }));
          await route.fulfill({ response, json });
        });
        await openDialog(page);
        for (const [at, name] of names.entries()) {
          await dialog(page, title)
            .getByRole('radio')
            .nth(at + 1)
            .check();
          await dialog(page, title)
            .getByText('This debt will be deleted', { exact: true })
            .waitFor();
          await expect.poll(() => dialog(page, title).innerText()).toContain(name);
          await expect.poll(() => overflowOf(page)).toBe(0);
          const sideways = await dialog(page, title).evaluate(
            (element) => element.scrollWidth - element.clientWidth,
          );
          expect(sideways).toBe(0);
        }
      },
      { viewport: { width: 320, height: 800 } },
    ));

  it('works by keyboard alone, for a token of the staff too', () =>
    withPerson(async (page) => {
      await page.evaluate(() => {
        localStorage.setItem('admin_token', localStorage.getItem('jwt_token') ?? '');
        localStorage.removeItem('jwt_token');
      });
      await openDialog(page);
      await page.getByLabel('I pay this debt every month').waitFor();
      await page.keyboard.press('Escape');
      await page.evaluate(() => {
        localStorage.setItem('jwt_token', localStorage.getItem('admin_token') ?? '');
        localStorage.removeItem('admin_token');
      });
      await visit(page, '/calculator');
      await page.getByRole('button', { name: 'Create Portfolio' }).focus();
      await page.keyboard.press('Enter');
      await dialog(page, title).getByLabel('Name').focus();
      await page.keyboard.type('By hand');
      await page.keyboard.press('Enter');
      expect((await portfolioInAddress(page)).name).toBe('By hand');
    }));
});

it('the dialog is no part of what the calculator loads at first', () =>
  withPage(async (page) => {
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(response.url()));
    await visit(page, '/calculator');
    expect(scripts.some((url) => /save-dialog|queries/.test(url))).toBe(false);
  }));
