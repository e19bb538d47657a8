import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit, withPage } from '../support/browser.ts';
import { debt } from '../support/calculator-page.ts';
import { type Heard, listen } from '../support/heard.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What was just done is announced by then, but not yet the answer, which waits a second for the next key. */
const soon = 500;
const untilAnswer = 1_000;

it('the calculator says what it has filled in, its answer once, a second after the last key, and what comes and goes without losing the place', () =>
  withCalculator(async (page, heard) => {
    await heard.goTo(button(page, 'Credit Card 18.9%'));
    await heard.press('Enter');
    await heard.pass(soon);
    expect(await heard.script()).toEqual([
      'Quick start, group',
      'Credit Card 18.9%, button',
      'said: Debt 1 filled in: Credit Card, 18.9% a year.',
    ]);

    await heard.goTo(debt(page, 1).getByLabel('Creditor'));
    await heard.type('Barclaycard');
    await heard.press('Tab', 'Tab');
    await heard.type('3000');
    await heard.press('Tab', 'Tab');
    await heard.type('90');
    await heard.pass(soon);
    expect(await heard.script()).toEqual([
      'Debt 1, group',
      'Creditor, edit, required',
      'Type, combo box: Credit Card, required',
      'Balance, pounds, edit, required',
      'Interest rate, percent a year, edit: 18.9, required',
      'Monthly payment, pounds, edit, required',
    ]);
    await heard.pass(untilAnswer);
    expect(await heard.script()).toEqual([
      'said: You could be debt free in November 2030, with £1,287.52 interest.',
    ]);

    await heard.goTo(button(page, 'Add Another Debt'));
    await heard.press('Enter');
    await heard.pass(soon);
    expect(await heard.script()).toEqual([
      'Add Another Debt, button',
      'Debt 2, group',
      'Creditor, edit',
      'said: Debts 2 and 3 added.',
    ]);

    await heard.goTo(page.getByLabel('What if you paid more?'));
    await heard.press('ArrowRight');
    await heard.goTo(button(page, 'Add it to the extra payment'));
    await heard.press('Enter');
    await heard.pass(soon);
    await heard.pass(untilAnswer);
    expect(await heard.script()).toEqual([
      'What if you paid more?, slider: £50.00 more a month: 21 months sooner, £598.64 less interest',
      '£60.00 more a month: 23 months sooner, £655.83 less interest',
      'Add it to the extra payment, button',
      'disabled',
      'said: The extra payment is now £60.00 a month.',
      'said: You could be debt free in December 2028, with £631.69 interest.',
    ]);
  }));

it('the calculator offers to undo what was removed or cleared', () =>
  withCalculator(async (page, heard) => {
    await heard.goTo(button(page, 'Credit Card 18.9%'));
    await heard.press('Enter');
    await heard.goTo(debt(page, 1).getByLabel('Creditor'));
    await heard.type('Barclaycard');
    await heard.pass(soon);
    await heard.clear();
    await heard.goTo(button(page, 'Remove debt 1'));
    await heard.press('Enter');
    await heard.pass(soon);
    await heard.press('Enter');
    await heard.pass(soon);
    expect(await heard.script()).toEqual([
      'Remove debt 1, button',
      'Undo, Barclaycard, button',
      'said: Barclaycard removed. Undo is available.',
      'Debt 1, group',
      'said: Barclaycard is back.',
    ]);
    await heard.goTo(button(page, 'Clear'));
    await heard.press('Enter');
    await heard.pass(soon);
    await heard.press('Enter');
    await heard.pass(soon);
    expect(await heard.script()).toEqual([
      'Clear, button',
      'Undo, Clear, button',
      'said: All that you typed is cleared. Undo is available.',
      'Your debts, heading level 2',
      'said: All that you typed is back.',
    ]);
  }));

it('the calculator reads its faults once, then each field says its own, and one that has become wrong when it is left', () =>
  withCalculator(async (page, heard) => {
    await heard.goTo(debt(page, 1).getByLabel('Creditor'));
    await heard.type('Barclaycard');
    await heard.press('Enter');
    await heard.pass(soon);
    const faults = [
      'Debt 1, type: Please select a debt type',
      'Debt 1, balance: Balance is required',
      'Debt 1, interest rate: Rate is required',
      'Debt 1, monthly payment: Monthly payment is required',
    ];
    expect(await heard.script()).toEqual([
      'Debt 1, group',
      'Creditor, edit, required',
      `Please fix the validation errors before submitting, region, described: ${faults.join('. ')}.`,
    ]);

    await heard.press('Tab', 'Enter');
    await heard.type('C');
    await heard.press('Tab');
    await heard.type('3000');
    await heard.press('Tab');
    await heard.type('101');
    await heard.press('Tab');
    await heard.type('90');
    await heard.pass(soon);
    expect(await heard.script()).toEqual([
      'Debt 1, type: Please select a debt type, link',
      'Debt 1, group',
      'Type, combo box: Choose, required, invalid, described: Please select a debt type',
      'Credit Card',
      'Balance, pounds, edit, required, invalid, described: Balance is required',
      'Interest rate, percent a year, edit, required, invalid, described: Rate is required Such as 18.9.',
      'invalid',
      'Monthly payment, pounds, edit, required, invalid, described: Monthly payment is required',
      'said: Rate must be between 0 and 100',
    ]);

    await heard.goTo(debt(page, 1).getByLabel('Balance'));
    await heard.type('x');
    await heard.press('Enter');
    await heard.pass(soon);
    const left = [
      'Debt 1, balance: Balance must be a number',
      'Debt 1, interest rate: Rate must be between 0 and 100',
    ];
    expect(await heard.script()).toEqual([
      'Balance, pounds, edit: 3000, required',
      'invalid',
      `Please fix the validation errors before submitting, region, described: ${left.join('. ')}.`,
    ]);

    // Nothing is wrong yet with a debt that the form was not tried with.
    await heard.goTo(button(page, 'Add Another Debt'));
    await heard.press('Enter');
    await heard.type('Car');
    await heard.press('Tab', 'Tab');
    await heard.pass(soon);
    expect(await heard.script()).toEqual([
      'Add Another Debt, button',
      'Debt 2, group',
      'Creditor, edit',
      'required',
      'Type, combo box: Choose, required',
      'Balance, pounds, edit, required',
      'said: Debts 2 and 3 added.',
    ]);
    const listed = await page.locator('.error-summary li').allInnerTexts();
    expect(listed.filter((text) => !text.startsWith('Debt 1'))).toEqual([]);
  }));

/** Its clock stands still once the page is there. */
function withCalculator(journey: (page: Page, heard: Heard) => Promise<void>): Promise<void> {
  return withPage(
    async (page) => {
      const heard = await listen(page, { hasClock: true });
      await visit(page, '/calculator');
      await heard.stopClock();
      await heard.clear();
      await journey(page, heard);
    },
    { ownProfile: true },
  );
}
