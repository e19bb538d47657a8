import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  aPerson,
  logIn,
  loseReply,
  lostCall,
  type Person,
  refusedCall,
  storedTokens,
  withPerson,
  withRegisteredPerson,
} from '../support/accounts.ts';
import { hasFocus, hold, reload, visit, withPage } from '../support/browser.ts';
import { confirmEmail, linkFromMail, withConfirmedPerson } from '../support/mails.ts';
import { shownFailure } from '../support/messages.ts';
import { makeQuickAccount } from '../support/quick-accounts.ts';

const trouble = { expects: new RegExp(`${refusedCall.source}|${lostCall.source}`) };
const button = (page: Page) => page.locator('form').locator('button[type=submit]');
const fresh = (page: Page) => page.getByLabel('New password');
const confirmation = (page: Page) => page.getByLabel('Confirm password');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const usedLink =
  'This link was used or has expired. If you chose a new password with it, sign in with that.';

async function askForLink(page: Page, { email }: Person): Promise<string> {
  const reply = await page.request.post('/api/auth/forgot-password', { data: { email } });
  const { reset_url } = await reply.json();
  const { pathname, search } = new URL(reset_url);
  return `${pathname}${search}`;
}

describe('forgetting the password', () => {
  it('asks for an email address, and says what happened', () =>
    withPage(async (page) => {
      const person = aPerson();
      await makeQuickAccount(person, { isConfirmed: false });
      await visit(page, '/login?mode=forgot');
      await expect.poll(() => page.title()).toBe('Forgot Password | Debt Payoff');
      const alert = shownFailure(page);
      for (const wrong of ['', 'sam.example']) {
        await page.getByLabel('Email').fill(wrong);
        await button(page).click();
        await page.getByText('Please enter a valid email address').waitFor();
        await expect.poll(() => hasFocus(page.getByLabel('Email'))).toBe(true);
      }
      await page.getByLabel('Email').fill(person.email);
      await page.route('**/api/auth/forgot-password', (route) => route.abort());
      await button(page).click();
      await alert.getByText('Network error. Please try again.').waitFor();
      await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 502 }));
      await button(page).click();
      await alert.getByText('Failed to send reset email').waitFor();
      await page.unroute('**/api/auth/forgot-password');
      await button(page).click();
      // Where mail is not sent, the link is part of the reply.
      const reply = page.locator('.b-go').filter({ hasText: 'If an account with that email' });
      await reply.getByRole('link').click();
      await page.getByText(`For the account of ${person.email}.`).waitFor();
    }, trouble));

  it('is for those who are signed in too: the new password signs out, and after 2 s leads to the login', () =>
    withPerson(
      async (page, person) => {
        await visit(page, '/profile');
        await page.getByRole('link', { name: 'Forgot your password?' }).click();
        await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
        await page.getByRole('link', { name: 'Back to your profile' }).click();
        await page.getByRole('heading', { name: 'Account Settings' }).waitFor();
        await page.clock.install();
        await visit(page, '/login?mode=forgot');
        await page.getByLabel('Email').fill(person.email);
        await button(page).click();
        await page.locator('.b-go').getByRole('link').click();
        await page.getByText(`For the account of ${person.email}.`).waitFor();
        await page.getByText('Choosing a new password signs you out here').waitFor();
        await fresh(page).fill('a new beginning');
        await confirmation(page).fill('a new beginning');
        await page.clock.pauseAt(Date.now() + 60_000);
        await button(page).click();
        await page
          .getByText('Your password has been reset. Please sign in with the new one.')
          .waitFor();
        await expect.poll(() => storedTokens(page)).toEqual([null, null]);
        await page.clock.runFor(1_900);
        expect(pathOf(page)).toBe('/reset-password');
        await page.clock.runFor(200);
        await page.waitForURL(({ pathname }) => pathname === '/login');
        const { username } = person;
        expect((await logIn(page.request, person)).status()).toBe(401);
        const renewed = await logIn(page.request, { username, password: 'a new beginning' });
        expect(renewed.status()).toBe(200);
      },
      { ownProfile: true },
    ));
});

describe('a reset link', () => {
  it('is checked first, leaves the address bar, and still works after a reload and a look elsewhere', () =>
    withPage(async (page) => {
      const person = aPerson();
      await makeQuickAccount(person, { isConfirmed: false });
      const letGo = await hold(page, '**/api/auth/verify-reset-token');
      const response = await page.goto(await askForLink(page, person));
      expect(response?.headers()['referrer-policy']).toBe('no-referrer');
      expect(response?.headers()['cache-control']).toBe('no-store');
      await page.getByText('Checking your reset link...').waitFor();
      letGo();
      await fresh(page).waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('');
      await reload(page);
      await fresh(page).waitFor();
      expect(await page.getByText('signs you out').count()).toBe(0);
      await page.getByRole('link', { name: 'Back to Sign In' }).click();
      await page.getByLabel('Username or email').waitFor();
      await page.goBack();
      await fresh(page).fill('a new beginning');
      await confirmation(page).fill('a new beginning');
      await button(page).click();
      await page.getByText('Your password has been reset.').waitFor();
    }));

  it('checks the two entries, in the login screen too, works once, and says what is known of a lost reply', () =>
    withPage(async (page) => {
      const person = aPerson();
      await makeQuickAccount(person, { isConfirmed: false });
      const link = await askForLink(page, person);
      await visit(page, link.replace('/reset-password?', '/login?mode=reset&'));
      const alert = shownFailure(page);
      const said = page.locator('.error, .b-danger');
      for (const [password, again, message] of [
        ['', '', 'All fields are required'],
        ['short', 'other', 'Password must be at least 6 characters long'],
        ['a new beginning', 'another one', 'Passwords do not match'],
      ] as const) {
        await fresh(page).fill(password);
        await confirmation(page).fill(again);
        await button(page).click();
        await said.getByText(message, { exact: true }).waitFor();
        await confirmation(page).press('x');
        await expect.poll(() => said.count()).toBe(0);
      }
      await page.route('**/api/auth/reset-password', (route) => route.fulfill({ status: 502 }));
      await confirmation(page).fill('a new beginning');
      await button(page).click();
      await alert.getByText('Failed to reset password').waitFor();
      await page.route('**/api/auth/reset-password', loseReply);
      await button(page).click();
      await alert.getByText('Network error. Please try again.').waitFor();
      await alert.getByText('Your new password may be set already.').waitFor();
      await expect.poll(() => confirmation(page).inputValue()).toBe('a new beginning');
      await page.unrouteAll();
      await button(page).click();
      await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor();
      await page.getByText(usedLink).waitFor();
      await visit(page, link);
      await page.getByText('Invalid or expired reset token').waitFor();
      await page.getByText(usedLink).waitFor();
      await page.getByRole('link', { name: 'Ask for a new link' }).click();
      await page.getByRole('button', { name: 'Send Reset Link' }).waitFor();
      await page.getByRole('link', { name: 'Back to Sign In' }).click();
      await page.getByLabel('Username or email').fill(person.username);
      await page.getByLabel('Password', { exact: true }).fill('a new beginning');
      await button(page).click();
      await page.waitForURL(({ pathname }) => pathname === '/dashboard');
    }, trouble));

  it('that is not there, cannot be checked or cannot be reached says so', () =>
    withPage(async (page) => {
      await page.goto('/reset-password');
      await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor();
      await page.getByText('No reset token provided').waitFor();
      await page.route('**/api/auth/verify-reset-token', (route) => route.fulfill({ status: 500 }));
      await page.goto('/reset-password?token=any');
      await page.getByText('Failed to verify reset token').waitFor();
      await page.getByRole('heading', { name: 'Reset Password' }).waitFor();
      await page.unroute('**/api/auth/verify-reset-token');
      await page.route('**/api/auth/verify-reset-token', (route) => route.abort());
      await page.getByRole('button', { name: 'Try Again' }).click();
      await page.getByText('Network error. Please try again.').waitFor();
      await page.unroute('**/api/auth/verify-reset-token');
      await page.getByRole('button', { name: 'Try Again' }).click();
      await page.getByText('Invalid or expired reset token').waitFor();
    }, trouble));
});

describe('a link from a mail', () => {
  it('does nothing by itself, and says when it is of no use or was used although its reply was lost', () =>
    withRegisteredPerson(async (page, person) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.method() === 'POST' && pathname.includes('email')) calls.push(pathname);
      });
      for (const [path, name] of [
        ['/confirm-email', 'Confirm my email address'],
        ['/cancel-email-change', 'Keep my address'],
        ['/revert-email', 'Undo the change'],
      ] as const) {
        const response = await visit(page, `${path}?token=${'a'.repeat(43)}`);
        expect(response?.headers()['referrer-policy']).toBe('no-referrer');
        expect(calls.splice(0)).toEqual([]);
        await page.getByRole('button', { name }).click();
        await shownFailure(page).getByText('This link is invalid, used or expired.').waitFor();
        expect(calls.splice(0)).toEqual([`/api/auth${path}`]);
        expect(await page.getByRole('button', { name }).count()).toBe(0);
      }
      await page.goto(await linkFromMail(page.request, person.email, '/confirm-email'));
      await page.route('**/api/auth/confirm-email', loseReply);
      await button(page).click();
      await page.getByText('It may have gone through.').waitFor();
      await page.unroute('**/api/auth/confirm-email');
      await button(page).click();
      await page.getByText('If you have already confirmed your address').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Account Settings' }).click();
      await page.waitForURL(({ pathname }) => pathname === '/profile');
    }, trouble));

  it('undoes a change of the email address, signs out and leads to a new password', () =>
    withConfirmedPerson(async (page, person) => {
      const token = (await storedTokens(page))[0];
      const email = `new-${person.email}`;
      const changed = await page.request.put('/api/auth/update-profile', {
        headers: { authorization: `Bearer ${token}` },
        data: { email, current_password: person.password },
      });
      expect(changed.status()).toBe(200);
      await confirmEmail(page.request, email);
      // What the menu and the account ask for must not meet a session that is gone.
      const replied = Promise.all([
        page.waitForResponse('**/api/portfolios'),
        page.waitForResponse('**/api/auth/verify'),
      ]);
      await visit(page, await linkFromMail(page.request, person.email, '/revert-email'));
      await replied;
      await button(page).click();
      await page
        .getByText('Your email address is changed back. Please choose a new password now.')
        .waitFor();
      await expect.poll(() => storedTokens(page)).toEqual([null, null]);
      await page.getByRole('link', { name: 'Choose a new password' }).click();
      await page.getByText(`For the account of ${person.email}.`).waitFor();
    }));
});
