import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aPerson, ownKey, withPerson } from '../support/accounts.ts';
import { reload, visit, withPage } from '../support/browser.ts';
import { barclaycard, creditorOf, fillDebt } from '../support/calculator-page.ts';
import { dialog, press } from '../support/portfolios.ts';
import { makeQuickAccount } from '../support/quick-accounts.ts';

const banner = (page: Page) => page.getByText('Welcome back. Your figures are as you left them.');
const stashKey = (page: Page) => ownKey(page, 'restore_calculator_data_authenticated');
const stashed = async (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), await stashKey(page));

const stash = JSON.stringify({
  rows: [
    {
      creditor: 'Put aside',
      type: 'Credit Card',
      balance: '100',
      interestRate: '10',
      monthlyPayment: '10',
    },
  ],
  extra: '5',
});

async function putAside(page: Page, key?: string): Promise<void> {
  const place = key ?? (await stashKey(page));
  await page.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), [place, stash]);
}

/** Time stands still in the page until the journey moves it; tokens must still be good by it. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

it('who signs in to save finds their debts, and saves them', () =>
  withPage(async (page) => {
    const person = aPerson();
    await makeQuickAccount(person, { isConfirmed: false });
    await visit(page, '/calculator');
    await fillDebt(page, 1, barclaycard);
    await press(page, 'Create Portfolio');
    await page.waitForURL('**/login?**');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      redirect: '/calculator',
      message: 'Please create an account to save your debt portfolio',
    });
    const putAsideByVisitor = await page.evaluate(() =>
      localStorage.getItem('restore_calculator_data_anonymous'),
    );
    expect(putAsideByVisitor).toContain('Barclaycard');
    await page.getByText('Please create an account to save your debt portfolio').waitFor();
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await press(page, 'Sign In');
    await page.waitForURL('**/calculator');
    await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
    await banner(page).waitFor();
    await press(page, 'Create Portfolio');
    await dialog(page, 'Save to Portfolio').getByLabel('Name').fill('Household');
    await dialog(page, 'Save to Portfolio').getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/portfolios\/\d+$/);
    await expect.poll(() => stashed(page)).toBeNull();
    const confirmation = page.getByText(/^Saved\. 1 debt, £[\d,.]+$/);
    await confirmation.waitFor();
    await page.getByRole('link', { name: 'Manage Portfolios' }).first().waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Household' }).waitFor();
    await expect.poll(() => confirmation.count()).toBe(0);
  }));

it('the banner comes after a second and goes after fifteen', () =>
  withPerson(
    async (page) => {
      await putAside(page);
      await holdTime(page);
      await visit(page, '/calculator');
      await expect.poll(() => creditorOf(page, 1)).toBe('Put aside');
      await expect.poll(() => page.getByLabel('Extra monthly payment').inputValue()).toBe('5');
      await page.clock.runFor(900);
      await expect.poll(() => banner(page).count()).toBe(0);
      await expect.poll(() => stashed(page)).toBe(stash);
      await page.clock.runFor(100);
      // Its code is loaded only now, and is drawn a moment of the page's time later: at most a second.
      const shows = async (): Promise<number> => {
        await page.clock.runFor(50);
        return banner(page).count();
      };
      await expect.poll(shows, { interval: 500 }).toBe(1);
      await expect.poll(() => stashed(page)).toBeNull();
      const upgrade = page.getByRole('link', { name: 'Upgrade Now' });
      await expect.poll(() => upgrade.getAttribute('href')).toBe('/subscription');
      await page.clock.runFor(13_900);
      await expect.poll(() => banner(page).count()).toBe(1);
      await page.clock.runFor(1_100);
      await banner(page).waitFor({ state: 'detached' });
      await expect.poll(() => creditorOf(page, 1)).toBe('Put aside');
    },
    { ownProfile: true },
  ));

it('what stands in the form is not overwritten, and the banner goes with it, or when it is dismissed, without losing the focus', () =>
  withPerson(async (page) => {
    await visit(page, '/calculator');
    await fillDebt(page, 1, barclaycard);
    await putAside(page);
    await reload(page);
    await banner(page).waitFor();
    await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
    await press(page, 'Dismiss');
    await banner(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Your debts');
    await putAside(page);
    await reload(page);
    await banner(page).waitFor();
    await press(page, 'Clear');
    await banner(page).waitFor({ state: 'detached' });
  }));

it('nobody else is welcomed', () =>
  withPage(
    async (page) => {
      await page.goto('/favicon.svg');
      await putAside(page, 'restore_calculator_data_authenticated');
      await putAside(page, 'restore_calculator_data_authenticated:1');
      await holdTime(page);
      await visit(page, '/calculator');
      await page.clock.runFor(2_000);
      await expect.poll(() => banner(page).count()).toBe(0);
      await expect.poll(() => creditorOf(page, 1)).toBe('');
      const left = () =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('restore')));
      await expect.poll(left).toEqual(['restore_calculator_data_authenticated:1']);
    },
    { ownProfile: true },
  ));
