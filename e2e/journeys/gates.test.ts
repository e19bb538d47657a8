import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyTrouble, aPerson, register, signIn, storedTokens } from '../support/accounts.ts';
import { hold, holdScripts, type PageOptions, visit, withPage } from '../support/browser.ts';
import { creditorOf, debt, fillDebt } from '../support/calculator-page.ts';
import { shownFailure } from '../support/messages.ts';
import {
  gatePassword,
  type OtherEnvironment,
  openEnvironment,
} from '../support/other-environment.ts';
import { auditPage } from '../support/page-audits.ts';
import { storageOf } from '../support/profiles.ts';
import { makeStaff } from '../support/staff.ts';

let development: OtherEnvironment;

beforeAll(async () => {
  development = await openEnvironment('development');
});

function atGate(journey: (page: Page) => Promise<void>, options: PageOptions = {}) {
  return withPage(journey, { baseURL: development.url, expects: anyTrouble, ...options });
}

const openGate = (page: Page, password = gatePassword) =>
  page.request.get('/api/auth/verify-basic', {
    headers: { authorization: `Basic ${btoa(`admin:${password}`)}` },
  });

async function enter(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Development Environment' });

describe('the development gate', () => {
  it('stands before every page, says what is wrong with what was entered, and leads there afterwards', () =>
    atGate(async (page) => {
      const reply = await visit(page, '/strategies?from=a-link#for-nobody-else');
      expect(reply?.status()).toBe(401);
      await page.getByRole('heading', { name: 'Development Environment' }).waitFor();
      await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('admin');
      await expect
        .poll(() => page.getByRole('link').allInnerTexts())
        .toEqual(['Skip to main content']);
      await enter(page, 'not the one');
      await shownFailure(page).getByText('Invalid credentials (401)').waitFor();
      await expect.poll(() => page.getByLabel('Password').inputValue()).toBe('not the one');
      await page.route('**/api/auth/verify-basic', (route) => route.abort());
      await enter(page, gatePassword);
      await shownFailure(page).getByText('Authentication failed: Failed to fetch').waitFor();
      await page.unroute('**/api/auth/verify-basic');
      const letGo = await hold(page, '**/api/auth/verify-basic');
      await enter(page, gatePassword);
      await page.getByRole('button', { name: 'Authenticating...' }).waitFor();
      letGo();
      await page.waitForURL('**/strategies?from=a-link#for-nobody-else');
      await banner(page).getByText('admin').waitFor();
      const kept = () => page.evaluate(() => localStorage.getItem('dev_auth_credentials'));
      expect(await kept()).toBe(btoa(`admin:${gatePassword}`));
      await banner(page).getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      await expect.poll(kept).toBeNull();
      expect((await page.request.get('/')).status()).toBe(401);
      await auditPage(page);
    }));

  it('takes what was entered before its scripts came', () =>
    atGate(async (page) => {
      const letGo = await holdScripts(page);
      await page.goto('/strategies', { waitUntil: 'commit' });
      await page.getByLabel('Password').fill(gatePassword);
      await expect
        .poll(() => page.getByRole('button', { name: 'Sign in' }).isEnabled())
        .toBe(false);
      letGo();
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL('**/strategies');
      await banner(page).waitFor();
    }));

  it('that shuts while somebody works leads to where they were going, with what they typed', () =>
    atGate(async (page) => {
      await openGate(page);
      await page.goto('/');
      await fillDebt(page, 1, { Creditor: 'Corner Bank', Balance: '1,200' });
      await page.context().clearCookies({ name: 'dev_gate' });
      await page.getByRole('link', { name: 'Articles' }).first().click();
      const gate = page.getByRole('heading', { name: 'Development Environment' });
      await gate.waitFor();
      await enter(page, gatePassword);
      await page.waitForURL('**/articles');
      await banner(page).waitFor();
      await page.goto('/');
      await expect.poll(() => creditorOf(page, 1)).toBe('Corner Bank');
      await expect.poll(() => debt(page, 1).getByLabel('Balance').inputValue()).toBe('1,200');
      await visit(page, '/login');
      await page.context().clearCookies({ name: 'dev_gate' });
      await page.getByLabel('Username or email').fill('somebody');
      await page.getByLabel('Password', { exact: true }).fill('a-password');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await gate.waitFor();
      await enter(page, gatePassword);
      await page.waitForURL('**/login');
    }));
});

describe('the admin gate', () => {
  const access = (page: Page) => page.getByRole('heading', { name: 'Admin Access' });
  const bar = (page: Page) => page.locator('.gate-bar').filter({ hasText: 'Admin Panel' });

  async function fillLogin(page: Page, username: string, password: string): Promise<void> {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
  }

  function atAdmin(journey: (page: Page) => Promise<void>) {
    return atGate(async (page) => {
      expect((await openGate(page)).status()).toBe(200);
      await journey(page);
    });
  }

  it('tells a user that it is for staff, leads back and takes no login of theirs; opens to staff, stays open while it cannot be checked, and locks again', () =>
    atAdmin(async (page) => {
      const staff = await makeStaff(page.request, development.promote);
      const newcomer = aPerson();
      await register(page.request, newcomer);
      await development.promote(newcomer.username);
      const signInAsStaff = async (code = '') => {
        await fillLogin(page, staff.username, staff.password);
        await page.getByLabel('Code', { exact: true }).fill(code);
        await page.getByRole('button', { name: 'Sign In' }).click();
        await bar(page).waitFor();
      };
      const person = aPerson();
      await register(page.request, person);
      await signIn(page, person);
      // A user's token opens nothing under the name of the admin token either.
      const own = await storageOf(page).evaluate(() => {
        const token = localStorage.getItem('jwt_token') ?? '';
        localStorage.setItem('admin_token', token);
        return token;
      });
      await page.goto('/admin');
      await page.getByText('You stay signed in to your own account.').waitFor();
      await expect.poll(() => storedTokens(page)).toEqual([own, null]);
      await page.getByRole('link', { name: 'Back to your dashboard' }).click();
      await page.waitForURL('**/dashboard');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goto('/admin');
      await fillLogin(page, person.username, person.password);
      await shownFailure(page).getByText('Invalid username or password.').waitFor();
      // Of the staff, but without two-step sign-in: told where to switch it on.
      await fillLogin(page, newcomer.username, newcomer.password);
      await shownFailure(page).getByText('Set up two-step sign-in').waitFor();
      await page.getByRole('link', { name: 'Open Profile Settings' }).waitFor();
      await signInAsStaff(staff.codes[0]);
      const [userToken, adminToken] = await storedTokens(page);
      expect(userToken).not.toBeNull();
      expect(adminToken).toBe(userToken);
      await page.route('**/api/auth/verify', (route) => route.fulfill({ status: 503 }));
      await page.reload();
      await shownFailure(page).getByText('Network error. Please try again.').waitFor();
      await expect.poll(() => storedTokens(page)).toEqual([userToken, adminToken]);
      await page.unroute('**/api/auth/verify');
      await page.getByRole('button', { name: 'Try Again' }).click();
      await bar(page).getByRole('button', { name: 'Logout' }).click();
      await access(page).waitFor();
      await expect.poll(() => storedTokens(page)).toEqual([null, null]);
      expect((await page.request.post('/api/auth/refresh')).status()).toBe(401);
      // Where nobody is signed in it opens as well.
      await signInAsStaff(staff.codes[1]);
    }));
});
