import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  aPerson,
  endSession,
  type Person,
  refusedCall,
  section,
  withPerson,
} from '../support/accounts.ts';
import { reload, visit } from '../support/browser.ts';
import { barclaycard, creditorOf, fillDebt, submit } from '../support/calculator-page.ts';
import { makePortfolio } from '../support/portfolios.ts';
import { makeQuickAccount } from '../support/quick-accounts.ts';

const trouble = { expects: refusedCall };
const account = (page: Page) => page.locator('.nav .account-corner summary');
const signInLink = (page: Page) => page.locator('.nav').getByRole('link', { name: 'Sign In' });
const atLogin = (page: Page) => page.waitForURL(({ pathname }) => pathname === '/login');

/** Two people who share a browser: the first is signed in. */
function withTwo(journey: (page: Page, first: Person, second: Person) => Promise<void>) {
  return withPerson(async (page, first) => {
    const second = aPerson();
    await makeQuickAccount(second, { isConfirmed: false });
    await journey(page, first, second);
  }, trouble);
}

/** With the form, as people do: the page is not loaded again. */
async function enter(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await account(page).getByText(username).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await account(page).click();
  await page.locator('.nav').getByRole('button', { name: 'Sign Out' }).click();
  await atLogin(page);
}

it('the second person to use a tab sees and changes their own account, not the first one’s', () =>
  withTwo(async (page, first, second) => {
    await page.goto('/profile');
    await page.getByText(first.email).first().waitFor();
    await page.locator('.nav').getByRole('link', { name: 'Calculator' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    const other = await page.context().newPage();
    await visit(other, '/');
    await account(other).getByText(first.username).waitFor();
    await signOut(other);
    await signInLink(page).click();
    await atLogin(page);
    await enter(page, second);
    await account(page).click();
    await page.locator('.nav').getByRole('link', { name: 'Profile Settings' }).click();
    await page.getByText(second.email).first().waitFor();
    await expect.poll(() => page.getByText(first.email).count()).toBe(0);
    await expect.poll(() => page.getByText(first.username).count()).toBe(0);

    const password = section(page, 'Password');
    await password.getByRole('button', { name: 'Change password' }).click();
    await password.getByLabel('Current password', { exact: true }).fill(second.password);
    await password.getByLabel('New password', { exact: true }).fill('another way out');
    await password.getByLabel('Confirm new password', { exact: true }).fill('another way out');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/auth/update-profile'),
      password.getByRole('button', { name: 'Set new password' }).click(),
    ]);
    expect(request.postData()).not.toContain(first.username);
    expect(request.postData()).not.toContain(first.email);
  }));

it('what somebody typed is hidden when their session ends, from visitors and others, until they are back', () =>
  withTwo(async (page, first, second) => {
    await visit(page, '/calculator');
    await fillDebt(page, 1, barclaycard);
    await endSession(page);
    await reload(page);
    await signInLink(page).waitFor();
    await expect.poll(() => creditorOf(page, 1)).toBe('');
    await page.getByText('What you had here is kept').waitFor();
    await fillDebt(page, 1, { ...barclaycard, Creditor: 'Typed by a visitor' });
    await signInLink(page).click();
    await enter(page, second);
    await visit(page, '/calculator');
    await expect.poll(() => creditorOf(page, 1)).toBe('Typed by a visitor');
    await signOut(page);
    await visit(page, '/calculator');
    await expect.poll(() => creditorOf(page, 1)).toBe('');
    await signInLink(page).click();
    await enter(page, first);
    await visit(page, '/calculator');
    await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
  }));

it('a page that somebody had to leave is not where the next person is led, nor one that they signed out of, where the back button leads to it', () =>
  withTwo(async (page, first, second) => {
    const { id } = await makePortfolio(page, {});
    await page.goto(`/portfolios/${id}`);
    await account(page).getByText(first.username).waitFor();
    await endSession(page);
    await page.reload();
    await atLogin(page);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`/portfolios/${id}`);
    await enter(page, second);
    await page.waitForURL(({ pathname }) => pathname === '/dashboard');
    await visit(page, '/profile');
    await signOut(page);
    await page.goBack();
    await page.waitForURL(({ search }) => search.includes('redirect'));
    await enter(page, first);
    await page.waitForURL(({ pathname }) => pathname === '/dashboard');
  }));

it('results go when they are cleared, in other tabs and by the back button too', () =>
  withPerson(async (page) => {
    await visit(page, '/calculator');
    await fillDebt(page, 1, barclaycard);
    await submit(page);
    await page.waitForURL('**/strategies');
    await page.getByText('1 debt, £3,000.00 owed').waitFor();
    const other = await page.context().newPage();
    await visit(other, '/calculator');
    await submit(other);
    await other.getByText('1 debt, £3,000.00 owed').waitFor();
    await page.getByRole('link', { name: 'Back to Calculator' }).click();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => creditorOf(page, 1)).toBe('');
    await other.getByText('Sample Strategies Shown').waitFor();
    await page.goBack();
    await page.waitForURL('**/strategies');
    await page.getByText('Sample Strategies Shown').waitFor();
  }));
