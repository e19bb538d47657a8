/** What a press led to is in sight afterwards, also on a phone where the button is a screen away from it. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { anyTrouble, badGateway, section, withPerson } from '../support/accounts.ts';
import { untilIdle, visit, withPage } from '../support/browser.ts';
import { barclaycard, debt, fillDebt as fillRow } from '../support/calculator-page.ts';
import { card, fillDebt, loan, press, pressIn, withPortfolio } from '../support/portfolios.ts';
import { fillSchedule, openSchedules } from '../support/schedules.ts';

const phone = { viewport: { width: 390, height: 480 } };
const troubled = { ...phone, expects: new RegExp(`${anyTrouble.source}|INTERNET_DISCONNECTED`) };

const harbourVisa = {
  ...{ Creditor: 'Harbour Visa', Type: 'Credit Card', Balance: '1250' },
  ...{ 'Interest rate': '21.9', 'Monthly payment': '60' },
};

/** The whole of it, nothing over it, and the focus not left a screen away. */
const isInSight = (shown: Locator): Promise<boolean> =>
  shown.evaluate((element) => {
    const isWithin = ({ top, bottom }: DOMRect): boolean =>
      Math.round(top) >= 0 && Math.round(bottom) <= window.innerHeight;
    const focus = document.activeElement?.getBoundingClientRect();
    const place = element.getBoundingClientRect();
    const { top, bottom, left } = place;
    const found = document.elementFromPoint(left + 20, (top + bottom) / 2);
    const isSeen = focus !== undefined && isWithin(focus) && isWithin(place);
    return isSeen && found !== null && element.contains(found);
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

it('a field that a message leads to, with its label and what is wrong with it', () =>
  withPage(
    async (page) => {
      await visit(page, '/calculator');
      await press(page, 'Calculate Strategies');
      await page.getByRole('link', { name: 'Debt 1, balance: Balance is required' }).focus();
      await page.keyboard.press('Enter');
      const field = debt(page, 1).locator('.field', { has: page.getByLabel('Balance') });
      await expect.poll(() => isInSight(field)).toBe(true);
      expect(await field.innerText()).toContain('Balance is required');
      expect(new URL(page.url()).hash).toBe('');
    },
    { viewport: { width: 320, height: 256 } },
  ));

it('the plan, where a link leads to it', () =>
  withPage(async (page) => {
    await visit(page, '/strategies');
    await page.getByRole('link', { name: 'See the monthly plan' }).focus();
    await page.keyboard.press('Enter');
    const title = page.getByRole('heading', { name: 'Monthly plan' });
    await expect.poll(() => isInSight(title)).toBe(true);
    expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
  }, phone));

it('what comes after a menu, which closes when the focus goes on', () =>
  withPage(async (page) => {
    await visit(page, '/about');
    const menu = page.locator('summary', { hasText: 'Menu' });
    await menu.focus();
    await page.keyboard.press('Enter');
    const places = page.locator('.phone-nav > details');
    await places.getByRole('link', { name: 'Articles' }).focus();
    expect(await places.getAttribute('open')).not.toBeNull();
    await places.locator(':is(a, summary):visible').last().focus();
    await page.keyboard.press('Tab');
    expect(await places.getAttribute('open')).toBeNull();
  }, phone));

it('the button for more about a debt, where what it opens comes late', () =>
  withPage(async (page) => {
    await visit(page, '/calculator');
    const more = debt(page, 1).locator('summary');
    await more.scrollIntoViewIfNeeded();
    const place = (): Promise<number> =>
      more.evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    await more.click();
    await debt(page, 1).getByLabel('This rate is').waitFor();
    await untilIdle(page);
    expect(await place()).toBeCloseTo(before, 0);
  }, phone));

it('what came of an act that was chosen from the menu of a row', () =>
  withPage(async (page) => {
    await visit(page, '/admin/articles');
    await page.route('**/api/admin/articles/*', badGateway);
    await page.locator('summary', { hasText: 'Actions, ' }).last().click();
    await press(page, 'Unpublish');
    await inSight(page, 'Failed to update article');
  }, troubled));
