import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focusedText, hasFocus } from '../support/browser.ts';
import { shownFailure } from '../support/messages.ts';
import {
  figureOf,
  fillPayment,
  form,
  items,
  openTracker,
  pressInForm,
  recordPayments,
  savedPayments,
  tile,
} from '../support/payments.ts';
import {
  card,
  debtCard,
  dialog,
  loan,
  paidOff,
  press,
  withPortfolio,
} from '../support/portfolios.ts';
import { daysAgo, longDay } from '../support/product-clock.ts';

const today = daysAgo(0);
const scheduled = { ...card, auto_payment_enabled: true, auto_payment_day: 1 };

/** In the open form: all that is required, then what cannot be read, which is checked as it is typed. */
async function saysWhatIsMissing(page: Page): Promise<void> {
  const required = ['Debt is required', 'Amount is required', 'Date is required'];
  const summary = shownFailure(form(page));
  const said = () => summary.getByRole('link').allInnerTexts();
  await form(page).getByLabel('Date').fill('');
  await pressInForm(page, 'Add Payment');
  await summary.getByText('Please fill in all required fields').waitFor();
  await expect.poll(said).toEqual(required);
  await expect.poll(() => hasFocus(summary)).toBe(true);
  for (const message of required) {
    await expect.poll(() => form(page).locator('.error').getByText(message).count()).toBe(1);
  }
  await fillPayment(page, { Debt: card.creditor, Amount: 'eighty quid', Date: daysAgo(-1) });
  await expect
    .poll(said)
    .toEqual(['Amount must be a number', 'Payment date cannot be in the future']);
}

/** Before the debt was added, so that its balance may include it. */
async function takesOneFromBefore(page: Page): Promise<void> {
  const tick = form(page).getByLabel('Already included in the balance I entered');
  await press(page, 'Add Payment');
  await fillPayment(page, { Debt: card.creditor, Amount: '100' });
  await expect.poll(() => tick.count()).toBe(0);
  await fillPayment(page, { Date: daysAgo(40) });
  await expect.poll(() => tick.isChecked()).toBe(true);
  await form(page).getByText('leaves the balance as it is').waitFor();
  await expect.poll(() => form(page).getByLabel('Balance after payment').isDisabled()).toBe(true);
  await pressInForm(page, 'Add Payment');
  await items(page).getByText('Already in the balance').waitFor();
  await page.getByText('Northgate credit card now stands at £2,640.55.').waitFor();

  await items(page).getByRole('button', { name: 'Edit' }).click();
  await expect.poll(() => tick.isChecked()).toBe(true);
  await tick.uncheck();
  await pressInForm(page, 'Save Payment');
  await page.getByText('Northgate credit card now stands at £2,540.55.').waitFor();
  await expect.poll(() => items(page).getByText('Already in the balance').count()).toBe(0);
  await items(page).getByRole('button', { name: 'Edit' }).click();
  await expect.poll(() => tick.isChecked()).toBe(false);
}

describe('the payment tracker', () => {
  it('says what is missing or wrong, records a payment of today as a regular one, and counts it', () =>
    withPortfolio({}, async (page, { id }) => {
      await openTracker(page, id);
      await expect.poll(() => page.title()).toBe('Household, Track Payments | Debt Payoff');
      await expect
        .poll(() => page.locator('meta[name=robots]').getAttribute('content'))
        .toBe('noindex');
      await page.getByRole('heading', { name: 'No payments yet' }).waitFor();
      await page.getByText('Household', { exact: true }).waitFor();
      await expect
        .poll(() =>
          page.getByRole('link', { name: 'Back to Portfolio', exact: true }).getAttribute('href'),
        )
        .toBe(`/portfolios/${id}`);

      await page.getByRole('button', { name: 'Add Payment' }).first().click();
      await expect.poll(() => form(page).getByLabel('Date').inputValue()).toBe(today);
      await expect.poll(() => form(page).getByLabel('Date').getAttribute('max')).toBe(today);
      await expect.poll(() => form(page).getByLabel('Payment type').inputValue()).toBe('regular');
      await saysWhatIsMissing(page);
      await expect.poll(() => savedPayments(page, id)).toEqual([]);
      await fillPayment(page, { Amount: '£ 1,120.50', Date: today, Notes: 'The bonus' });
      await pressInForm(page, 'Add Payment');
      await page.getByText('Payment added successfully').waitFor();
      expect(await page.getByText('No payments yet').count()).toBe(0);
      await page.getByText('Northgate credit card now stands at £1,520.05.').waitFor();
      await items(page).getByText('The bonus').waitFor();
      await items(page).getByText(longDay(today)).waitFor();
      await items(page).getByText('Regular').waitFor();
      await expect
        .poll(() => figureOf(page, { item: 0, label: 'Balance after' }).allInnerTexts())
        .toEqual(['£1,520.05', 'Estimate']);
      await page
        .getByText('This is an estimate. Please verify the balance with your creditor.')
        .waitFor();
      await expect
        .poll(() => savedPayments(page, id))
        .toMatchObject([
          {
            payment_amount: 1_120.5,
            payment_date: today,
            payment_type: 'regular',
            notes: 'The bonus',
          },
        ]);

      await page.getByRole('button', { name: 'Dismiss' }).click();
      await press(page, 'Add Payment');
      await fillPayment(page, {
        Debt: loan.creditor,
        Amount: '200',
        'Payment type': 'lump_sum',
        'Balance after payment': '5,300',
      });
      await pressInForm(page, 'Add Payment');
      await page.getByText('2 payments shown.').waitFor();
      await expect.poll(() => tile(page, 'Total paid').innerText()).toBe('£1,320.50');
      await expect.poll(() => tile(page, 'Payments').innerText()).toBe('2');
      await expect.poll(() => tile(page, 'Average payment').innerText()).toBe('£660.25');
      await page.getByText('£20.00 interest, £1,300.50 principal', { exact: true }).waitFor();
      await expect
        .poll(() => figureOf(page, { item: 0, label: 'Balance after' }).allInnerTexts())
        .toEqual(['£5,300.00', 'Stated']);
      await expect
        .poll(() => figureOf(page, { item: 0, label: 'Interest' }).textContent())
        .toBe('£20.00');
      await expect
        .poll(() => figureOf(page, { item: 0, label: 'Principal' }).textContent())
        .toBe('£180.00');

      await page.getByRole('link', { name: 'Back to Portfolio' }).click();
      await debtCard(page, card.creditor).getByText('£1,520.05', { exact: true }).waitFor();
    }));

  it('pays a debt off from its card, which ends its schedules until that is undone, and says what was paid too much', () =>
    withPortfolio({ debts: [scheduled, loan, paidOff] }, async (page, { id, debts }) => {
      await page.goto(`/portfolios/${id}`);
      await expect
        .poll(() => debtCard(page, paidOff.creditor).getByText('Pay Off').count())
        .toBe(0);
      await debtCard(page, card.creditor).getByRole('link', { name: 'Pay Off' }).click();
      await page.waitForURL(`**/portfolios/${id}/payments?payOff=${debts[0]?.id}`);
      await dialog(page, 'Add Payment').waitFor();
      await expect.poll(() => form(page).getByLabel('Amount').inputValue()).toBe('2640.55');
      await expect
        .poll(() => form(page).getByLabel('Debt').inputValue())
        .toBe(String(debts[0]?.id));
      await pressInForm(page, 'Add Payment');
      await page
        .getByText('Northgate credit card is paid off. Its scheduled payments are now inactive.')
        .waitFor();
      expect(new URL(page.url()).search).toBe('');
      await items(page).getByRole('button', { name: 'Delete' }).click();
      await pressInForm(page, 'Delete');
      await page.getByText(/Its scheduled payments are active again\./).waitFor();
      // Anyone who goes on with it is not told again.
      await page.getByRole('button', { name: 'Add Payment' }).first().click();
      await fillPayment(page, { Debt: card.creditor, Amount: '5' });
      await pressInForm(page, 'Add Payment');
      await page.getByText('Payment added successfully').waitFor();
      await expect.poll(() => page.getByText('Its scheduled payments').count()).toBe(0);
      // Until the list has come, 'No payments yet' offers the same button.
      await items(page).first().waitFor();

      await press(page, 'Add Payment');
      await fillPayment(page, { Debt: card.creditor });
      await pressInForm(page, 'Pay Off');
      await pressInForm(page, 'Add Payment');
      await page.getByText(/Northgate credit card is paid off\./).waitFor();
      await page.getByText('2 payments shown.').waitFor();
      await press(page, 'Add Payment');
      await fillPayment(page, { Debt: card.creditor });
      await expect.poll(() => form(page).getByRole('button', { name: 'Pay Off' }).count()).toBe(0);
      await fillPayment(page, { Debt: loan.creditor });
      await pressInForm(page, 'Pay Off');
      await expect.poll(() => form(page).getByLabel('Amount').inputValue()).toBe('5480.00');
      await fillPayment(page, { Amount: '5500' });
      await pressInForm(page, 'Add Payment');
      await items(page).getByText('£20.00 more than was owed').waitFor();
      await page
        .getByText('£0.00 interest, £8,120.55 principal, £20.00 other', { exact: true })
        .waitFor();
      await page.goto(`/portfolios/${id}`);
      await debtCard(page, loan.creditor).getByText('Paid Off').waitFor();
      await expect.poll(() => page.getByRole('link', { name: 'Pay Off' }).count()).toBe(0);
    }));

  it('edits and deletes a payment, and the balance follows; one from before the debt was added is part of its balance', () =>
    withPortfolio({}, async (page, portfolio) => {
      await recordPayments(page, portfolio, [
        { notes: 'First', payment_type: 'extra' },
        { debt: 1, payment_amount: 172.4, balance_after_payment: 5_330 },
      ]);
      await openTracker(page, portfolio.id);
      await items(page).nth(1).getByRole('button', { name: 'Edit' }).click();
      await dialog(page, 'Edit Payment').waitFor();
      await expect.poll(() => form(page).getByLabel('Amount').inputValue()).toBe('85.00');
      await expect.poll(() => form(page).getByLabel('Payment type').inputValue()).toBe('extra');
      await expect.poll(() => form(page).getByLabel('Balance after payment').inputValue()).toBe('');
      await expect.poll(() => form(page).getByLabel('Notes').inputValue()).toBe('First');
      await fillPayment(page, { Amount: '90' });
      await pressInForm(page, 'Save Payment');
      await page.getByText('Payment updated successfully').waitFor();
      await page.getByText('Northgate credit card now stands at £2,550.55.').waitFor();
      await items(page).getByText('£90.00').first().waitFor();

      const question = 'Are you sure you want to delete this payment?';
      await items(page).nth(1).getByRole('button', { name: 'Delete' }).click();
      await dialog(page, 'Delete Payment').getByText(question).waitFor();
      await form(page).getByText('This action cannot be undone.').waitFor();
      await pressInForm(page, 'Cancel');
      await items(page).nth(1).getByRole('button', { name: 'Delete' }).click();
      await pressInForm(page, 'Delete');
      await page.getByText('Payment deleted successfully').waitFor();
      await page.getByText('Northgate credit card now stands at £2,640.55.').waitFor();
      await page.getByText('1 payment shown.').waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe('History');
      await expect
        .poll(() => savedPayments(page, portfolio.id))
        .toMatchObject([{ payment_amount: 172.4 }]);

      // Another filter is about other payments; after the last one the focus goes to what comes next.
      await page.getByLabel('Payment type').selectOption('regular');
      await expect.poll(() => page.getByText('Payment deleted successfully').count()).toBe(0);
      await items(page).getByRole('button', { name: 'Delete' }).click();
      await pressInForm(page, 'Delete');
      await page.getByText('Payment deleted successfully').waitFor();
      await expect.poll(() => focusedText(page)).toBe('No payments match these filters');
      await takesOneFromBefore(page);
    }));

  it('says what a stated balance means while it is typed, and keeps spending and refunds apart', () =>
    withPortfolio({}, async (page, { id, debts }) => {
      await openTracker(page, id);
      await page.getByRole('button', { name: 'Add Payment' }).first().click();
      await fillPayment(page, {
        Debt: card.creditor,
        Amount: '60',
        'Balance after payment': '2,600',
      });
      // 2600.00 + 60.00 - 2640.55, and a month's interest is 54.79.
      const interest = form(page).getByLabel('£19.45 interest', { exact: true });
      await expect.poll(() => interest.isChecked()).toBe(true);
      await fillPayment(page, { 'Balance after payment': '2,800' });
      const spent = form(page).getByLabel('£219.45 spending and charges since the last entry');
      await expect.poll(() => spent.isChecked()).toBe(true);
      await form(page).getByLabel('£219.45 interest', { exact: true }).waitFor();
      await pressInForm(page, 'Add Payment');
      await expect
        .poll(() => figureOf(page, { item: 0, label: 'Spending and charges' }).textContent())
        .toBe('£219.45');
      await expect
        .poll(() => figureOf(page, { item: 0, label: 'Principal' }).textContent())
        .toBe('£60.00');
      await expect.poll(() => tile(page, 'Spending and charges').innerText()).toBe('£219.45');
      await expect.poll(() => tile(page, 'Total paid').innerText()).toBe('£60.00');

      await page.getByRole('button', { name: 'Dismiss' }).click();
      await press(page, 'Add Spending or Refund');
      await form(page).getByLabel('What it was').selectOption('Refund');
      await fillPayment(page, { Debt: card.creditor, Amount: '20', Notes: 'A lamp' });
      await pressInForm(page, 'Add Spending or Refund');
      await page.getByText('Northgate credit card now stands at £2,780.00.').waitFor();
      const refund = page.getByRole('listitem').filter({ hasText: 'A lamp' });
      await refund.getByRole('button', { name: 'Edit' }).click();
      await fillPayment(page, { Amount: '30' });
      await pressInForm(page, 'Save Entry');
      await page.getByText('Northgate credit card now stands at £2,770.00.').waitFor();
      await expect.poll(() => tile(page, 'Refunds and corrections').innerText()).toBe('£30.00');
      await refund.getByRole('button', { name: 'Delete' }).click();
      await pressInForm(page, 'Delete');
      await page.getByText('Northgate credit card now stands at £2,800.00.').waitFor();

      await page.goto(`/portfolios/${id}`);
      await debtCard(page, card.creditor).getByRole('button', { name: 'Edit' }).click();
      await form(page).getByLabel('Balance').fill('2,500');
      await form(page)
        .getByText('This means: £300.00 payments not recorded, or a correction.')
        .waitFor();
      await form(page).getByRole('link', { name: 'Record it as a payment instead' }).click();
      await page.waitForURL(`**/payments?pay=${debts[0]?.id}&amount=300.00`);
      await expect.poll(() => form(page).getByLabel('Amount').inputValue()).toBe('300.00');
      await pressInForm(page, 'Add Payment');
      await page.getByText('Northgate credit card now stands at £2,500.00.').waitFor();
    }));
});
