/** What a press led to is in sight afterwards, also on a phone where the button is a screen away from it. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { anyTrouble, section, withPerson } from '../support/accounts.ts';
import { visit, withPage } from '../support/browser.ts';
import { barclaycard, fillDebt as fillRow } from '../support/calculator-page.ts';
import { card, fillDebt, loan, press, pressIn, withPortfolio } from '../support/portfolios.ts';
import { fillSchedule, openSchedules } from '../support/schedules.ts';

const phone = { viewport: { width: 390, height: 480 } };
const troubled = { ...phone, expects: new RegExp(`${anyTrouble.source}|INTERNET_DISCONNECTED`) };

const harbourVisa = {
  ...{ Creditor: 'Harbour Visa', Type: 'Credit Card', Balance: '1250' },
  ...{ 'Interest rate': '21.9', 'Monthly payment': '60' },
};

/** The whole of it, and nothing over it. */
const isInSight = (shown: Locator): Promise<boolean> =>
  shown.evaluate((element) => {
    const { top, bottom, left } = element.getBoundingClientRect();
    const isWithin = top >= 0 && bottom <= window.innerHeight;
    const found = document.elementFromPoint(left + 20, (top + bottom) / 2);
    return isWithin && found !== null && element.contains(found);
  });
const inSight = async (page: Page, text: string): Promise<void> => {
  const shown = page.locator('.banner', { hasText: text });
  await shown.waitFor();
  await expect.poll(() => isInSight(shown)).toBe(true);
};

it('a calculation that fails', () =>
  withPage(
    async (page) => {
      await visit(page, '/calculator');
      await fillRow(page, 1, barclaycard);
      await page.context().setOffline(true);
      await press(page, 'Calculate Strategies');
      await inSight(page, 'Nothing that you typed is lost.');
    },
    { ...troubled, ownProfile: true },
  ));

it('a change of the profile, saved or not', () =>
  withPerson(async (page, { password }) => {
    await visit(page, '/profile');
    await press(page, 'Edit profile');
    await page.getByLabel('Username').fill(`phone-${Date.now()}`);
    await press(page, 'Save changes');
    await inSight(page, 'Your profile has been updated.');
    await press(page, 'Change password');
    const field = (label: string) => section(page, 'Password').getByLabel(label, { exact: true });
    await field('Current password').fill(password);
    await field('New password').fill('a longer password');
    await field('Confirm new password').fill('a longer password');
    await page.route('**/api/auth/update-profile', (route) => route.abort());
    await press(page, 'Set new password');
    await inSight(page, 'Network error');
    await page.unroute('**/api/auth/update-profile');
    await press(page, 'Set new password');
    await inSight(page, 'Your password has been changed');
  }, troubled));

it('a debt or a scheduled payment that is saved, where the button stands over a long page', () =>
  withPortfolio(
    { debts: [card, loan] },
    async (page, { id, debts }) => {
      await page.goto(`/portfolios/${id}`);
      await press(page, 'Add Debt');
      await fillDebt(page, harbourVisa);
      await pressIn(page, 'Add Debt', 'Add Debt');
      await inSight(page, 'Debt added.');
      await openSchedules(page, id);
      await press(page, 'Add Scheduled Payment');
      const typed = { Debt: String(debts[0]?.id), Amount: '85', 'Payment day': '28' };
      await fillSchedule(page, typed);
      await pressIn(page, 'Add Scheduled Payment', 'Add Scheduled Payment');
      await inSight(page, 'Scheduled payment added successfully');
    },
    phone,
  ));

it('a debt that is not saved, where the buttons stand over the form', () =>
  withPortfolio(
    { debts: [card] },
    async (page, { id }) => {
      await page.goto(`/portfolios/${id}`);
      await press(page, 'Add Debt');
      await fillDebt(page, harbourVisa);
      await page.route('**/api/portfolios/*/debts', (route) => route.abort());
      await pressIn(page, 'Add Debt', 'Add Debt');
      await inSight(page, 'Nothing that you typed is lost.');
    },
    { ...troubled, viewport: { width: 390, height: 844 } },
  ));
