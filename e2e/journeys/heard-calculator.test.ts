import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit, withPage } from '../support/browser.ts';
import { debt } from '../support/calculator-page.ts';
import { type Heard, listen } from '../support/heard.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const answer = (month: string, rest: string) => `said: You could be debt free in ${month} ${rest}`;

/** The announcements of what was just done, but not yet the answer, which waits a second for the next key. */
const soon = 500;
const untilAnswer = 600;

it('the calculator says what a quick start has filled in, and the answer once, a second after the last key', () =>
  withCalculator(async (page, heard) => {
    await heard.goTo(button(page, 'Credit Card 18.9%'));
    await heard.press('Enter');
    await heard.pass(soon);
    expect
      .soft(await heard.script())
      .toEqual([
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
    expect
      .soft(await heard.script())
      .toEqual([
        'Debt 1, group',
        'Creditor, edit, required',
        'Type, combo box: Credit Card, required',
        'Balance, pounds, edit, required',
        'Interest rate, percent a year, edit: 18.9, required',
        'Monthly payment, pounds, edit, required',
      ]);
    await heard.pass(untilAnswer);
    expect
      .soft(await heard.script())
      .toEqual([
        answer(
          'December 2030',
          'That is 49 months from now, paying £90.00 a month with the avalanche strategy.',
        ),
      ]);
  }));

it('the calculator reads its faults once, and then each field says its own', () =>
  withCalculator(async (page, heard) => {
    await heard.goTo(debt(page, 1).getByLabel('Creditor'));
    await heard.type('Barclaycard');
    await heard.press('Enter');
    await heard.pass(soon);
    expect(await heard.script()).toEqual(['x']);
    await heard.press('Tab', 'Enter');
    await heard.type('C');
    await heard.press('Tab');
    await heard.type('3000');
    await heard.press('Tab');
    await heard.type('100.1');
    await heard.press('Tab');
    await heard.type('90');
    await heard.pass(soon);
    expect(await heard.script()).toEqual(['x']);
    await heard.press('Enter');
    await heard.pass(soon);
    expect(await heard.script()).toEqual(['x']);
  }));

it('rows that come and go, and more a month, are told without losing the place', () =>
  withCalculator(async (page, heard) => {
    await heard.goTo(button(page, 'Credit Card 18.9%'));
    await heard.press('Enter');
    await heard.goTo(debt(page, 1).getByLabel('Balance'));
    await heard.type('3000');
    await heard.press('Tab', 'Tab');
    await heard.type('90');
    await heard.pass(2 * untilAnswer);
    await heard.clear();
    await heard.goTo(button(page, 'Add Another Debt'));
    await heard.press('Enter');
    await heard.pass(2 * untilAnswer);
    expect
      .soft(await heard.script())
      .toEqual([
        'Add Another Debt, button',
        'Debt 2, group',
        'Creditor, edit',
        'said: Debts 2 and 3 added.',
      ]);
    await heard.goTo(button(page, 'Remove debt 3'));
    await heard.press('Enter');
    await heard.pass(2 * untilAnswer);
    expect(await heard.script()).toEqual(['x']);
    await heard.goTo(page.getByLabel('What if you paid more?'));
    await heard.press('ArrowRight');
    await heard.goTo(button(page, 'Add it to the extra payment'));
    await heard.press('Enter');
    await heard.pass(2 * untilAnswer);
    expect(await heard.script()).toEqual(['x']);
    await heard.goTo(button(page, 'Clear'));
    await heard.press('Enter');
    await heard.pass(2 * untilAnswer);
    expect(await heard.script()).toEqual(['x']);
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
