import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from '../support/accounts.ts';
import { hasFocus, reload, untilIdle, visit, withPage } from '../support/browser.ts';
import { barclaycard, fillDebt } from '../support/calculator-page.ts';
import { demo } from '../support/dashboard-page.ts';
import { announced } from '../support/messages.ts';
import { card, dialog, makePortfolio, press, pressIn } from '../support/portfolios.ts';

const names = (page: Page) => page.locator('.order-list bdi').allInnerTexts();
const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('debts are arranged by dragging, by the keys and by steps, and stay so', () =>
  withPage(async (page) => {
    await signIn(page, demo('premium'));
    const debts = ['Abbey', 'Bourne', 'Calder'].map((creditor, at) => ({
      ...card,
      creditor,
      interest_rate: 30 - at,
    }));
    const { id } = await makePortfolio(page, { name: 'Arranged', debts });
    await visit(page, `/portfolios/${id}`);
    await press(page, 'Change plan');
    await page.getByLabel('Strategy').selectOption('custom');
    expect(await names(page)).toEqual(['Abbey', 'Bourne', 'Calder']);

    const from = await control(page, 'Drag Abbey').boundingBox();
    const to = await control(page, 'Drag Calder').boundingBox();
    if (from === null || to === null) throw new Error('The debts have no handles');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => names(page)).toEqual(['Bourne', 'Calder', 'Abbey']);
    await announced(page, 'Abbey dropped: place 3 of 3.').waitFor();

    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await announced(page, 'Abbey put back: place 3 of 3.').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => names(page)).toEqual(['Bourne', 'Abbey', 'Calder']);
    await expect.poll(() => hasFocus(control(page, 'Drag Abbey'))).toBe(true);

    await control(page, 'Move Calder up').click();
    await control(page, 'Move Calder up').click();
    await expect.poll(() => names(page)).toEqual(['Calder', 'Bourne', 'Abbey']);
    await expect.poll(() => hasFocus(control(page, 'Move Calder up'))).toBe(true);
    await dialog(page, 'Change plan')
      .getByText(/more interest\.$/)
      .waitFor();
    await pressIn(page, 'Change plan', 'Save plan');
    await page.getByText('Plan saved.').waitFor();

    await reload(page);
    await page.getByText(/^Your own order, no extra payment/).waitFor();
    await press(page, 'Change plan');
    await expect.poll(() => names(page)).toEqual(['Calder', 'Bourne', 'Abbey']);
  }));

it('an order that was removed in the calculator can be brought back', () =>
  withPage(async (page) => {
    await visit(page, '/calculator');
    await fillDebt(page, 1, { ...barclaycard, Creditor: 'Abbey' });
    await press(page, 'Add Another Debt');
    await fillDebt(page, 2, { ...barclaycard, Creditor: 'Bourne' });
    await page.locator('summary', { hasText: 'Plan options' }).click();
    await press(page, 'Arrange the debts yourself');
    await press(page, 'Move Bourne up');
    await expect.poll(() => names(page)).toEqual(['Bourne', 'Abbey']);
    await press(page, 'Remove my order');
    await announced(page, 'Your own order removed. Undo is available.').waitFor();
    await press(page, 'Undo, Your own order');
    await expect.poll(() => names(page)).toEqual(['Bourne', 'Abbey']);

    // It is there: nothing else that goes away offers it again.
    await press(page, 'Clear');
    await announced(page, 'All that you typed is cleared. Undo is available.').waitFor();
    await untilIdle(page);
    expect(await page.getByRole('button', { name: 'Undo, Your own order' }).count()).toBe(0);
  }));
