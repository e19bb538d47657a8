import { describe, expect, it } from 'vitest';
import { anyTrouble, badGateway, cutOff, refusedCall, withPerson } from '../support/accounts.ts';
import { visit } from '../support/browser.ts';
import { barclaycard, creditorOf, debt, fillDebt } from '../support/calculator-page.ts';
import {
  callAs,
  cancelChanged,
  card,
  dialog,
  loan,
  press,
  pressIn,
  withPortfolio,
} from '../support/portfolios.ts';
import {
  choose,
  openDialog,
  portfolioInAddress,
  save,
  saveTitle as title,
} from '../support/save-dialog.ts';

describe('saving to a new portfolio', () => {
  it('says what is missing, wrong or failed, loses nothing, and takes debts and schedules along', () =>
    withPerson(
      async (page) => {
        await visit(page, '/calculator');
        await fillDebt(page, 1, barclaycard);
        await page.route('**/assets/rows-save-dialog*', (route) => route.abort());
        await press(page, 'Create Portfolio');
        await page.getByText('Failed to create portfolio').waitFor();
        await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
        await page.unroute('**/assets/rows-save-dialog*');

        await openDialog(page, { ...barclaycard, Balance: '0' });
        const name = dialog(page, title).getByLabel('Name');
        await name.waitFor();
        await save(page);
        await dialog(page, title).getByText('Name is required').waitFor();
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
          .toBe('true');
        await name.fill('Household');
        await save(page);
        await dialog(page, title).getByText('Valid balance is required for all debts').waitFor();
        await cancelChanged(page, title);
        await page.getByText('Please fix the validation errors before submitting').waitFor();
        await expect
          .poll(() => debt(page, 1).getByText('Balance must be greater than 0').count())
          .toBe(1);

        await fillDebt(page, 1, barclaycard);
        await page.getByLabel('I pay this debt every month').check();
        await page.getByLabel('Payment day').selectOption('28');
        await press(page, 'Create Portfolio');
        await name.fill('Household');
        for (const fail of [badGateway, cutOff]) {
          const sent = page.waitForRequest((request) => request.method() === 'POST');
          await page.route('**/api/portfolios', fail);
          await save(page);
          await sent;
          await dialog(page, title).getByText('Failed to create portfolio').waitFor();
          await expect.poll(() => name.inputValue()).toBe('Household');
        }
        await page.unroute('**/api/portfolios');
        await save(page);
        expect(await portfolioInAddress(page)).toMatchObject({
          name: 'Household',
          debts: [
            {
              creditor: 'Barclaycard',
              debt_type: 'Credit Card',
              balance: 3000,
              interest_rate: 18.9,
              monthly_payment: 90,
              scheduled_payments: [
                { payment_day: 28, is_active: true, notes: 'Auto-payment for Barclaycard' },
              ],
            },
          ],
        });
      },
      { expects: anyTrouble },
    ));
});

describe('saving to a portfolio that exists', () => {
  it('in place of one or of debts beyond the plan says first which debts go, and keeps the history of the others', () =>
    withPortfolio(
      { debts: [card, loan] },
      async (page, portfolio) => {
        await openDialog(page, { ...barclaycard, Creditor: 'NORTHGATE credit card' });
        await choose(page, 'Create a new portfolio');
        await dialog(page, title).getByLabel('Name').fill('Second');
        await save(page);
        const limit = dialog(page, 'Portfolio limit reached');
        await limit.getByText('Your Free Plan holds 1 portfolio.').waitFor();
        const upgrade = limit.getByRole('link', { name: 'Upgrade Now' });
        await expect.poll(() => upgrade.getAttribute('target')).toBeNull();
        await limit.getByRole('button', { name: 'Dismiss' }).click();
        await expect.poll(() => dialog(page, title).getByLabel('Name').inputValue()).toBe('Second');
        await cancelChanged(page, title);
        await expect.poll(() => creditorOf(page, 1)).toBe('NORTHGATE credit card');

        await press(page, 'Add Another Debt');
        await press(page, 'Add Another Debt');
        for (const at of [2, 3, 4]) {
          await fillDebt(page, at, { ...barclaycard, Creditor: `Card ${at}` });
        }
        await press(page, 'Create Portfolio');
        await choose(page, /^Household/);
        await save(page);
        const ofDebts = dialog(page, 'Debt limit reached');
        // The debts exist nowhere else yet, so the plans open beside them.
        const plans = ofDebts.getByRole('link', { name: 'Upgrade Now' });
        await expect.poll(() => plans.getAttribute('target')).toBe('_blank');
        await expect.poll(() => plans.getAttribute('href')).toBe('/subscription');
        await ofDebts.getByRole('button', { name: 'Dismiss' }).click();
        await expect.poll(() => dialog(page, title).isVisible()).toBe(true);
        await cancelChanged(page, title);
        for (const at of [4, 3, 2]) await press(page, `Remove debt ${at}`);

        await press(page, 'Create Portfolio');
        await choose(page, /^Household/);
        await dialog(page, title).getByText('none added, 1 debt updated, 1 debt deleted').waitFor();
        const said = await dialog(page, title).innerText();
        expect(said).toContain('Calder Bank loan (Personal Loan)');
        expect(said).toContain('This action cannot be undone.');
        await pressIn(page, title, 'Save and delete 1 debt');
        const { id, debts } = await portfolioInAddress(page);
        expect(id).toBe(portfolio.id);
        expect(debts).toMatchObject([{ id: portfolio.debts[0]?.id, balance: 3000 }]);
      },
      { expects: refusedCall },
    ));

  it('needs a choice, says when it fails, and asks to look again where it has since been changed', () =>
    withPortfolio(
      { debts: [card] },
      async (page, { id }) => {
        await visit(page, '/calculator');
        await fillDebt(page, 1, barclaycard);
        await page.route('**/api/portfolios?include=debts', (route) =>
          route.fulfill({ status: 500, json: { error: 'x', code: 'internal', request_id: 'r' } }),
        );
        await press(page, 'Create Portfolio');
        await dialog(page, title).getByText('Failed to fetch portfolios').waitFor();
        await page.unroute('**/api/portfolios?include=debts');
        await pressIn(page, title, 'Try Again');
        await dialog(page, title)
          .getByRole('radio', { name: /^Household/ })
          .waitFor();
        await save(page);
        await dialog(page, title)
          .getByText('Please select a portfolio or create a new one')
          .waitFor();
        await choose(page, /^Household/);
        await page.route('**/api/portfolios/*/debts', (route) => route.abort());
        await save(page);
        await dialog(page, title).getByText('Failed to add debt to portfolio').waitFor();
        await page.unroute('**/api/portfolios/*/debts');
        await callAs(page, 'POST', `/api/portfolios/${id}/debts`, loan);
        await pressIn(page, title, 'Save and delete 1 debt');
        await dialog(page, title).getByText('This has since been changed.').waitFor();
        await pressIn(page, title, 'Load the newest');
        await pressIn(page, title, 'Save and delete 2 debts');
        expect((await portfolioInAddress(page)).debts).toMatchObject([{ creditor: 'Barclaycard' }]);
      },
      { expects: anyTrouble },
    ));
});
