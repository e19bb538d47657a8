import { describe, expect, it } from 'vitest';
import { withPerson } from '../support/accounts.ts';
import { visit, withPage } from '../support/browser.ts';
import { barclaycard, fillDebt } from '../support/calculator-page.ts';
import { faultsOf, overflowOf } from '../support/page-audits.ts';
import { card, dialog, hostileNames, makePortfolio, withPortfolio } from '../support/portfolios.ts';
import {
  choose,
  openDialog,
  portfolioInAddress,
  saveTitle as title,
} from '../support/save-dialog.ts';

describe('the dialog', () => {
  it.each(['light', 'dark'] as const)('is free of known accessibility faults, %s', (theme) =>
    withPortfolio(
      {},
      async (page) => {
        await openDialog(page);
        await choose(page, /^Household/);
        await dialog(page, title)
          .getByText('These debts will be deleted', { exact: true })
          .waitFor();
        expect(await faultsOf(page)).toEqual([]);
      },
      { colorScheme: theme },
    ),
  );

  it.each(Object.values(hostileNames))('shows %j as text, within a narrow screen', (name) =>
    withPerson(
      async (page) => {
        const debts = [{ ...card, creditor: name }];
        await makePortfolio(page, { name, debts });
        await openDialog(page);
        await dialog(page, title).getByRole('radio').nth(1).check();
        await dialog(page, title).getByText('This debt will be deleted', { exact: true }).waitFor();
        await expect.poll(() => dialog(page, title).innerText()).toContain(name);
        await expect.poll(() => overflowOf(page)).toBe(0);
        const sideways = await dialog(page, title).evaluate(
          (element) => element.scrollWidth - element.clientWidth,
        );
        expect(sideways).toBe(0);
      },
      { viewport: { width: 320, height: 800 } },
    ),
  );

  it('works by keyboard alone', () =>
    withPerson(async (page) => {
      await visit(page, '/calculator');
      await fillDebt(page, 1, barclaycard);
      await page.getByRole('button', { name: 'Create Portfolio' }).focus();
      await page.keyboard.press('Enter');
      await dialog(page, title).getByLabel('Name').focus();
      await page.keyboard.type('By hand');
      await page.keyboard.press('Enter');
      expect((await portfolioInAddress(page)).name).toBe('By hand');
    }));

  it('closes on Escape and gives the focus back', () =>
    withPerson(async (page) => {
      await openDialog(page);
      await page.keyboard.press('Escape');
      await dialog(page, title).waitFor({ state: 'detached' });
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe('Create Portfolio');
    }));
});

it('a token of the staff counts as signed in', () =>
  withPerson(async (page) => {
    await page.evaluate(() => {
      localStorage.setItem('admin_token', localStorage.getItem('jwt_token') ?? '');
      localStorage.removeItem('jwt_token');
    });
    await openDialog(page);
    await page.getByLabel('I pay this debt every month').waitFor();
  }));

it('the dialog is no part of what the calculator loads at first', () =>
  withPage(async (page) => {
    const scripts: string[] = [];
    page.on('response', (answer) => scripts.push(answer.url()));
    await visit(page, '/calculator');
    expect(scripts.some((url) => /save-dialog|queries/.test(url))).toBe(false);
  }));
