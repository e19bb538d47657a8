import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from '../support/accounts.ts';
import { visit, withPage } from '../support/browser.ts';
import { demo } from '../support/dashboard-page.ts';
import { listen } from '../support/heard.ts';
import { form, items, openTracker, recordPayments } from '../support/payments.ts';
import { debtCard, withPortfolio } from '../support/portfolios.ts';
import { daysAgo, longDay } from '../support/product-clock.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('a debt is added and deleted with one message each, and the focus goes on from there', () =>
  withPortfolio({}, async (page, { id }) => {
    const heard = await listen(page);
    await visit(page, `/portfolios/${id}`);
    await heard.clear();
    await heard.goTo(button(page, 'Add Debt'));
    await heard.press('Enter');
    for (const text of ['Harbour Visa', 'C', '1250', '21.9']) {
      await heard.type(text);
      await heard.press('Tab');
    }
    expect(await heard.script()).toEqual([
      'Add Debt, button',
      'Add Debt, dialog, described: We work out your plan from these figures.',
      'Creditor, edit, required',
      'Type, combo box: Choose, required',
      'Credit Card',
      'Balance, pounds, edit, required',
      'Interest rate, percent a year, edit, required',
      'Monthly payment, pounds, edit, required, described: The minimum payment must cover at least the monthly interest. Here that is £22.81.',
    ]);

    // Focus is in the field already: its fault is said, each time.
    await heard.press('Enter', 'Enter');
    expect(await heard.script()).toEqual([
      'said: Monthly payment is required',
      'invalid',
      'said: Monthly payment is required',
    ]);

    await heard.type('60');
    await heard.press('Enter');
    // The button is out of sight by then, and the message at the list.
    expect(await heard.script()).toEqual(['Debts, heading level 2', 'said: Debt added.']);

    await heard.goTo(debtCard(page, 'Harbour Visa').getByRole('button', { name: /^Delete/ }));
    await heard.press('Enter');
    expect(await heard.script()).toEqual([
      'Delete, Harbour Visa, button',
      'Delete Debt, dialog, described: Harbour Visa. Are you sure you want to delete this debt? Its payments and scheduled payments will be deleted too. This action cannot be undone.',
      'Close, button',
    ]);
    await heard.goTo(form(page).getByRole('button', { name: 'Delete', exact: true }));
    await heard.press('Enter');
    expect(await heard.script()).toEqual([
      'Delete, button',
      'Debts, heading level 2',
      'said: The debt has been deleted.',
    ]);
  }));

it('a payment is recorded and deleted with one message each, which has the balance as it is then', () =>
  withPortfolio({}, async (page, portfolio) => {
    const heard = await listen(page);
    await recordPayments(page, portfolio, [{}]);
    await openTracker(page, portfolio.id);
    await heard.clear();
    await heard.goTo(button(page, 'Add Payment'));
    await heard.press('Enter');
    await heard.goTo(form(page).getByRole('button', { name: 'Add Payment', exact: true }));
    await heard.press('Enter');
    expect(await heard.script()).toEqual([
      'Add Payment, button',
      'Add Payment, dialog, described: This records a payment that you have made. No money moves from here.',
      'Debt, combo box: Choose, required',
      'Add Payment, button',
      'Please fill in all required fields, region, described: Debt is required. Amount is required.',
    ]);

    await heard.press('Tab', 'Enter', 'ArrowDown', 'Tab');
    await heard.type('120.50');
    await heard.press('Enter');
    expect(await heard.script()).toEqual([
      'Debt is required, link',
      'Debt, combo box: Choose, required, invalid, described: Debt is required',
      'Northgate credit card (£2,555.55)',
      'Amount, pounds, edit, required, invalid, described: Amount is required',
      'Add Payment, button',
      expect.stringMatching(
        /^said: Payment added successfully\. Northgate credit card now stands at £2,435\.05\. £120\.50 off the balance\. You could now be debt free in \w+ \d{4}, 1 month sooner\.$/,
      ),
    ]);

    const remove = items(page)
      .first()
      .getByRole('button', { name: /^Delete/ });
    const day = longDay(daysAgo(0));
    await heard.goTo(remove);
    await heard.press('Enter');
    await heard.goTo(form(page).getByRole('button', { name: 'Delete', exact: true }));
    await heard.press('Enter');
    expect(await heard.script()).toEqual([
      `Delete, payment of ${day}, £120.50, Northgate credit card, button`,
      `Delete Payment, dialog, described: £120.50, ${day}, Northgate credit card. Are you sure you want to delete this payment? The balance will be worked out without it. This action cannot be undone.`,
      'Close, button',
      'Delete, button',
      'History, heading level 2',
      'said: Payment deleted successfully. Northgate credit card now stands at £2,555.55.',
    ]);
  }));

it('a line of the plan is recorded and undone, which says whom it is for, and each once', () =>
  withPage(async (page) => {
    await signIn(page, demo('premium'));
    const heard = await listen(page);
    await visit(page, '/dashboard');
    await heard.goTo(page.getByRole('button', { name: /^Record, / }).first());
    await heard.clear();
    // The key is still held down when the dialog is there, and must not record anything.
    for (const _ of ['pressed', 'held']) {
      await page.keyboard.down('Enter');
      await heard.settled();
    }
    await page.keyboard.up('Enter');
    expect(await heard.script()).toEqual([
      expect.stringMatching(
        /^Add Payment, dialog, described: A payment to .+\. This records a payment that you have made\. No money moves from here\.$/,
      ),
      expect.stringMatching(/^Amount, pounds, edit: \d+\.\d\d, required$/),
    ]);
    await heard.press('Enter');
    expect(await heard.script()).toEqual([
      'Payment added successfully, region',
      expect.stringMatching(/^said: £[\d.]+ to .+ off the balance\. /),
    ]);
    await heard.goTo(page.getByRole('button', { name: /^Undo/ }));
    await heard.press('Enter');
    expect(await heard.script()).toEqual([
      expect.stringMatching(/^Undo.*, button$/),
      'This month, heading level 2',
      expect.stringMatching(/^said: Undone\. The payment to .+ is deleted\.$/),
    ]);
  }));
