import { describe, expect, it } from 'vitest';
import { withPerson } from '../support/accounts.ts';
import { visit } from '../support/browser.ts';
import { auditPage, overflowOf, spillOf } from '../support/page-audits.ts';
import { card, dialog, hostileNames, press, withPortfolio } from '../support/portfolios.ts';
import { openDialog, portfolioInAddress, saveTitle as title } from '../support/save-dialog.ts';

describe('the dialog', () => {
  it('is sound in every view, with names of any kind, closes on Escape and gives the focus back', () =>
    withPortfolio({ debts: [card] }, async (page) => {
      const names = Object.values(hostileNames);
      await page.route('**/api/portfolios?include=debts', async (route) => {
        const response = await route.fetch();
        const [one] = await response.json();
        const [debt] = one.debts;
        const json = names.map((name, at) => ({
          ...one,
          id: at + 1,
          name,
          debts: (at === 0 ? [debt.id, debt.id + 1] : [debt.id]).map((id) => ({
            ...debt,
            id,
            creditor: name,
          })),
        }));
        await route.fulfill({ response, json });
      });
      await openDialog(page);
      const asked = dialog(page, title);
      for (const [at, name] of names.entries()) {
        await page.setViewportSize({ width: 320, height: 800 });
        await asked
          .getByRole('radio')
          .nth(at + 1)
          .check();
        const lost = at === 0 ? 'These debts will be deleted' : 'This debt will be deleted';
        await asked.getByText(lost, { exact: true }).waitFor();
        await expect.poll(() => asked.innerText()).toContain(name);
        await expect.poll(() => overflowOf(page)).toBe(0);
        expect(await spillOf(asked)).toBe(0);
        if (at === 0) await auditPage(page, { part: 'dialog' });
      }
      await page.keyboard.press('Escape');
      await press(page, 'Leave without saving');
      await asked.waitFor({ state: 'detached' });
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe('Create Portfolio');
    }));

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
