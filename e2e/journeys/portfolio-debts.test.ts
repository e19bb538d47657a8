import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, badGateway, loseReply } from '../support/accounts.ts';
import { focusedText, hasFocus } from '../support/browser.ts';
import { shownFailure } from '../support/messages.ts';
import { auditPage } from '../support/page-audits.ts';
import { recordPayments } from '../support/payments.ts';
import {
  callAs,
  card,
  debtCard,
  dialog,
  fillDebt,
  loan,
  press,
  pressIn,
  withPortfolio,
} from '../support/portfolios.ts';

const everyDebt = '**/api/portfolios/*/debts';
const oneDebt = '**/api/portfolios/*/debts/*';
const typed = {
  Creditor: 'Harbour Visa',
  Type: 'Credit Card',
  Balance: '£1,250.00',
  'Interest rate': '21.9',
  'Monthly payment': '60',
};

async function openForm(page: Page, id: number): Promise<void> {
  await page.goto(`/portfolios/${id}`);
  await press(page, 'Add Debt');
  await dialog(page, 'Add Debt').waitFor();
}

async function editDebt(page: Page, creditor: string): Promise<void> {
  await debtCard(page, creditor).getByRole('button', { name: /^Edit/ }).click();
  await dialog(page, 'Edit Debt').waitFor();
}

const tileAt = (page: Page, place: number) => page.locator('.four-tiles .big').nth(place);
const savedDebts = async (page: Page, id: number) =>
  (await callAs(page, 'GET', `/api/portfolios/${id}/debts`)).json();

/** A form that is filled in keeps what was typed; the third time, what was sent the second time is there once. */
async function failToSend(page: Page): Promise<void> {
  const { promise: sent, resolve: letThrough } = Promise.withResolvers<void>();
  const form = dialog(page, 'Add Debt');
  const send = () => pressIn(page, 'Add Debt', 'Add Debt');
  await page.route(everyDebt, badGateway);
  await send();
  await shownFailure(page).getByText('Failed to add debt').waitFor();
  await expect.poll(() => page.getByLabel('Balance').inputValue()).toBe('£1,250.00');
  await page.unroute(everyDebt);
  await page.route(everyDebt, loseReply);
  await send();
  // It shows behind the form.
  await debtCard(page, 'Harbour Visa').waitFor();
  await shownFailure(page).getByText('Failed to add debt').waitFor();
  await page.unroute(everyDebt);

  // What has been sent cannot be called back: the form stays open until the reply is there.
  await page.route(everyDebt, async (route) => {
    await sent;
    await route.continue();
  });
  await send();
  for (const name of ['Cancel', 'Close']) {
    const button = form.getByRole('button', { name, exact: true });
    await expect.poll(() => button.isDisabled()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await form.getByLabel('Creditor').waitFor();
  letThrough();
  await form.waitFor({ state: 'detached' });
  await page.unroute(everyDebt);
}

describe('adding a debt', () => {
  it('says what is missing or failed, takes a term for some types, and puts debts and their schedules into the list and the sums once', () =>
    withPortfolio(
      { debts: [] },
      async (page, { id }) => {
        await openForm(page, id);
        const types = page.getByLabel('Type').getByRole('option');
        await expect
          .poll(async () => (await types.allInnerTexts()).slice(1))
          .toEqual([
            ...['Credit Card', 'Personal Loan', 'Mortgage', 'Store Card', 'Overdraft'],
            ...['Student Loan', 'Auto Loan', 'Other'],
          ]);
        await pressIn(page, 'Add Debt', 'Add Debt');
        for (const message of [
          'Creditor name is required',
          'Please select a debt type',
          'Balance is required',
          'Rate is required',
          'Monthly payment is required',
        ]) {
          await dialog(page, 'Add Debt').getByText(message).waitFor();
        }
        await expect.poll(() => hasFocus(page.getByLabel('Creditor'))).toBe(true);
        await page.getByLabel('Auto-payment').check();
        await auditPage(page, { part: 'dialog' });
        await page.getByLabel('Auto-payment').uncheck();
        await fillDebt(page, typed);
        await failToSend(page);
        await debtCard(page, 'Harbour Visa').getByText('£1,250.00', { exact: true }).waitFor();
        await expect.poll(() => tileAt(page, 1).innerText()).toBe('£1,250.00');
        const { Creditor: creditor, Type: debt_type } = typed;
        await expect
          .poll(() => savedDebts(page, id))
          .toMatchObject([{ creditor, debt_type, balance: 1_250, term_months: null }]);

        await press(page, 'Add Debt');
        const term = page.getByLabel('Term (months)');
        await expect.poll(() => term.isDisabled()).toBe(true);
        await page.getByLabel('Type').selectOption('Mortgage');
        await expect.poll(() => term.isDisabled()).toBe(false);
        await page.getByLabel('Type').selectOption('Auto Loan');
        await expect.poll(() => term.isDisabled()).toBe(true);
        await fillDebt(page, { ...typed, Creditor: 'Calder Bank', Type: 'Personal Loan' });
        await fillDebt(page, { 'Term (months)': '48' });
        await fillDebt(page, { 'Monthly payment': '1' });
        const advice =
          'The minimum payment must cover at least the monthly interest. Here that is £22.81.';
        await page.getByText(advice).waitFor();
        await page.getByLabel('Auto-payment').check();
        await page.getByLabel('Payment day').selectOption('28');
        await pressIn(page, 'Add Debt', 'Add Debt');
        const added = debtCard(page, 'Calder Bank');
        for (const text of ['48 months', '£1.00', 'On day 28']) {
          await added.getByText(text, { exact: true }).waitFor();
        }
        await expect.poll(() => tileAt(page, 3).innerText()).toBe('1');
      },
      { expects: anyTrouble },
    ));

  it('says why no payment is scheduled, works by the keyboard alone, and ends where the plan does', () =>
    withPortfolio(
      { debts: [card, loan] },
      async (page, { id }) => {
        await page.goto(`/portfolios/${id}`);
        await press(page, 'Add Debt');
        await fillDebt(page, { ...typed, Balance: '0' });
        await page.getByLabel('Auto-payment').check();
        await pressIn(page, 'Add Debt', 'Add Debt');
        const why = 'Debt created but scheduled payment failed: This debt is paid off';
        await page.getByText(why).waitFor();
        await debtCard(page, 'Harbour Visa').waitFor();

        await page.getByRole('button', { name: 'Add Debt' }).press('Enter');
        const creditor = dialog(page, 'Add Debt').getByLabel('Creditor');
        await expect.poll(() => hasFocus(creditor)).toBe(true);
        for (const text of ['Gran', 'Other', '500', '0', '50']) {
          await page.keyboard.type(text);
          await page.keyboard.press(text === '50' ? 'Enter' : 'Tab');
        }
        await debtCard(page, 'Gran').getByText('£500.00', { exact: true }).waitFor();

        // Told before anything is typed, and by the server where the page could not ask.
        await press(page, 'Add Debt');
        const limit = dialog(page, 'Debt limit reached');
        await limit.getByText('Your Free Plan holds 3 debts in a portfolio.').waitFor();
        const upgrade = limit.getByRole('link', { name: 'Upgrade Now' });
        await expect.poll(() => upgrade.getAttribute('href')).toBe('/subscription');
        await pressIn(page, 'Debt limit reached', 'Dismiss');
        await limit.waitFor({ state: 'detached' });
        await expect.poll(() => dialog(page, 'Add Debt').count()).toBe(0);
        await page.route('**/check-limits', badGateway);
        await press(page, 'Add Debt');
        await fillDebt(page, typed);
        await pressIn(page, 'Add Debt', 'Add Debt');
        await pressIn(page, 'Debt limit reached', 'Dismiss');
        await expect.poll(() => page.getByLabel('Creditor').inputValue()).toBe('Harbour Visa');
      },
      { expects: anyTrouble },
    ));
});

/** Names what goes with it, and stays where deleting fails. */
async function deleteFirst(page: Page): Promise<void> {
  const question =
    'Are you sure you want to delete this debt? Its payments and scheduled payments will be deleted too. This action cannot be undone.';
  const remove = debtCard(page, card.creditor).getByRole('button', { name: 'Delete' });
  await remove.click();
  await dialog(page, 'Delete Debt').getByText(question).waitFor();
  await dialog(page, 'Delete Debt').getByText(`${card.creditor} and its 2 payments`).waitFor();
  await pressIn(page, 'Delete Debt', 'Cancel');
  await remove.click();
  await page.route(oneDebt, badGateway);
  await pressIn(page, 'Delete Debt', 'Delete');
  await shownFailure(page).getByText('Failed to delete debt').waitFor();
  await expect.poll(() => debtCard(page, card.creditor).count()).toBe(1);
  await page.unroute(oneDebt);
  await pressIn(page, 'Delete Debt', 'Delete');
  await debtCard(page, card.creditor).waitFor({ state: 'detached' });
  await page.getByText('The debt has been deleted.').waitFor();
  await expect.poll(() => focusedText(page)).toBe('Debts');
}

describe('editing a debt', () => {
  it('starts from what is saved, puts a schedule to rest, and loses nothing that was changed elsewhere; deleting is asked once more', () =>
    withPortfolio(
      {},
      async (page, portfolio) => {
        const { id, debts } = portfolio;
        await recordPayments(page, portfolio, [{}, {}]);
        await page.goto(`/portfolios/${id}`);
        // Whether another debt fits is answered late, over a dialog that was opened in the meantime.
        const answer = Promise.withResolvers<void>();
        await page.route('**/check-limits', async (route) => {
          await answer.promise;
          await route.continue();
        });
        const answered = page.waitForResponse('**/check-limits');
        await press(page, 'Add Debt');
        await editDebt(page, loan.creditor);
        answer.resolve();
        await (await answered).finished();
        await expect.poll(() => page.getByLabel('Balance').inputValue()).toBe('5480.00');
        await expect.poll(() => page.getByLabel('Term (months)').inputValue()).toBe('36');
        await expect.poll(() => page.getByLabel('Auto-payment').isChecked()).toBe(true);
        await expect.poll(() => page.getByLabel('Payment day').inputValue()).toBe('28');
        await fillDebt(page, { Balance: '5000', 'Payment day': '3' });
        await pressIn(page, 'Edit Debt', 'Save Debt');
        await debtCard(page, loan.creditor).getByText('£5,000.00', { exact: true }).waitFor();
        await debtCard(page, loan.creditor).getByText('On day 3').waitFor();
        await page.getByText('Debt updated.').waitFor();

        await editDebt(page, loan.creditor);
        await page.getByLabel('Auto-payment').uncheck();
        await page.route(oneDebt, badGateway);
        await pressIn(page, 'Edit Debt', 'Save Debt');
        await shownFailure(page).getByText('Failed to update debt').waitFor();
        await page.unroute(oneDebt);
        await pressIn(page, 'Edit Debt', 'Save Debt');
        await dialog(page, 'Edit Debt').waitFor({ state: 'detached' });
        await expect
          .poll(() => savedDebts(page, id))
          .toContainEqual(
            expect.objectContaining({
              creditor: loan.creditor,
              scheduled_payments: [expect.objectContaining({ is_active: false })],
            }),
          );

        await editDebt(page, card.creditor);
        await callAs(page, 'PUT', `/api/portfolios/${id}/debts/${debts[0]?.id}`, {
          ...card,
          balance: 2_500,
          monthly_payment: 95,
        });
        await fillDebt(page, { Balance: '2400', 'Interest rate': '19.9' });
        await pressIn(page, 'Edit Debt', 'Save Debt');
        await page.getByText('This has since been changed.').waitFor();
        await press(page, 'Load the newest');
        await page.getByText('Saved in the meantime: 2500.00').waitFor();
        await expect.poll(() => hasFocus(page.getByLabel('Balance'))).toBe(true);
        await expect.poll(() => page.getByLabel('Balance').inputValue()).toBe('2400');
        await expect.poll(() => page.getByLabel('Interest rate').inputValue()).toBe('19.9');
        await expect.poll(() => page.getByLabel('Monthly payment').inputValue()).toBe('95.00');
        await pressIn(page, 'Edit Debt', 'Save Debt');
        await page.getByText('Debt updated.').waitFor();
        await expect
          .poll(() => savedDebts(page, id))
          .toContainEqual(
            expect.objectContaining({ balance: 2_400, interest_rate: 19.9, monthly_payment: 95 }),
          );
        await deleteFirst(page);
      },
      { expects: anyTrouble },
    ));
});
