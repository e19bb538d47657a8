import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  anyTrouble,
  aPerson,
  refusedCall,
  register,
  section,
  storedTokens,
  withPerson,
} from '../support/accounts.ts';
import { visit, withPage } from '../support/browser.ts';

const information = (page: Page) => section(page, 'Profile information');

async function openForm(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

const cutOff = (route: Route) => route.abort();
/** As a proxy answers when the server behind it is gone. */
const badGateway = (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' });

describe('the profile', () => {
  it.each(['/profile', '/account'])('at %s shows who one is', (path) =>
    withPerson(async (page, { username, email }) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'Account Settings' }).waitFor();
      await information(page).waitFor();
      const facts = await information(page).getByRole('definition').allInnerTexts();
      expect(facts.slice(0, 2)).toEqual([username, email]);
      expect(facts[2]).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
      await expect.poll(() => page.title()).toBe('Account Settings | Debt Payoff');
      await expect
        .poll(() => page.locator('meta[name=robots]').getAttribute('content'))
        .toBe('noindex');
    }),
  );

  it('and all that needs a token leads to the login screen without one', () =>
    withPage(async (page) => {
      for (const path of [
        ...['/profile', '/account', '/dashboard', '/portfolios', '/portfolios/7/edit'],
        ...['/portfolios/7/payments', '/portfolios/7/scheduled-payments', '/portfolios/7/progress'],
        ...['/subscription', '/subscription-plans', '/subscription-management'],
        ...['/subscription/success', '/subscription/cancel', '/subscription-cancel'],
      ]) {
        await page.goto(path);
        await page.waitForURL((url) => url.pathname === '/login');
        expect(new URL(page.url()).searchParams.get('redirect')).toBe(path);
      }
    }));

  it('shows the plan with its price and what it holds', () =>
    withPerson(async (page) => {
      await page.goto('/profile');
      const plan = section(page, 'Subscription');
      await plan.getByText('Free Plan').waitFor();
      await expect.poll(() => plan.locator('.price').innerText()).toBe('£0 forever');
      await expect
        .poll(() => plan.getByRole('listitem').allInnerTexts())
        .toContain('Unlimited calculations');
    }));

  it('leads to the portfolios, the plans, the dashboard, privacy and terms', () =>
    withPerson(async (page) => {
      await page.goto('/profile');
      await information(page).waitFor();
      const links = page.locator('.profile-aside a');
      const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(hrefs).toEqual(['/subscription', '/portfolios', '/dashboard', '/privacy', '/terms']);
    }));

  it('signs out, and the back button shows nothing', () =>
    withPerson(async (page, { email }) => {
      await visit(page, '/profile');
      await page.locator('.profile-aside').getByRole('button', { name: 'Sign Out' }).click();
      await page.waitForURL((url) => url.pathname === '/login');
      await expect.poll(() => storedTokens(page)).toEqual([null, null]);
      await page.goBack();
      await page.waitForLoadState('networkidle');
      await expect.poll(() => page.getByText(email).count()).toBe(0);
    }));

  it.each([
    ['the network fails', cutOff, 'Network error loading profile'],
    ['the server fails', badGateway, 'Failed to load user profile'],
  ])('says so when %s, and tries again', (_, trouble, text) =>
    withPerson(
      async (page, { username }) => {
        await page.route('**/api/auth/verify', trouble);
        await page.goto('/profile');
        await page.getByRole('alert').getByText(text).waitFor();
        await page.unroute('**/api/auth/verify');
        await page.getByRole('button', { name: 'Try Again' }).click();
        await information(page).getByText(username, { exact: true }).waitFor();
      },
      { expects: anyTrouble },
    ),
  );
});

describe('changing the profile', () => {
  it('names what is wrong, one after the other, at its field', () =>
    withPerson(async (page) => {
      await openForm(page);
      for (const [username, email, label, message] of [
        [' ', '', 'Username', 'Username cannot be empty'],
        ['sam', ' ', 'Email', 'Email cannot be empty'],
        ['sam', 'sam.example', 'Email', 'Please enter a valid email address'],
      ] as const) {
        await page.getByLabel('Username').fill(username);
        await page.getByLabel('Email', { exact: true }).fill(email);
        await save(page);
        await information(page).getByText(message).waitFor();
        const field = page.getByLabel(label, { exact: true });
        await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
        await expect
          .poll(() => field.evaluate((input) => input === document.activeElement))
          .toBe(true);
      }
      await page.getByLabel('Email', { exact: true }).fill('sam');
      await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(0);
    }));

  it('keeps the name without the spaces around it, and sends nothing else', () =>
    withPerson(async (page, { username, email }) => {
      await openForm(page);
      await expect.poll(() => page.getByLabel('Username').inputValue()).toBe(username);
      await page.getByLabel('Username').fill(` ${username}-two `);
      const request = page.waitForRequest('**/api/auth/update-profile');
      await save(page);
      expect(Object.keys((await request).postDataJSON())).toEqual(['version', 'username']);
      await information(page).getByText('Your profile has been updated.').waitFor();
      const facts = await information(page).getByRole('definition').allInnerTexts();
      expect(facts.slice(0, 2)).toEqual([`${username}-two`, email]);
      await page.getByRole('button', { name: 'Send the link again' }).click();
      await information(page).getByText('We have sent the confirmation link again.').waitFor();
    }));

  it('without a change sends nothing, and closes', () =>
    withPerson(async (page) => {
      await openForm(page);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.method()));
      await save(page);
      await page.getByRole('button', { name: 'Edit profile' }).waitFor();
      expect(sent).not.toContain('PUT');
    }));

  it('Cancel changes nothing, and the focus returns', () =>
    withPerson(async (page, { username }) => {
      await openForm(page);
      await page.getByLabel('Username').fill('someone else');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await information(page).getByText(username, { exact: true }).waitFor();
      const edit = page.getByRole('button', { name: 'Edit profile' });
      await expect
        .poll(() => edit.evaluate((button) => button === document.activeElement))
        .toBe(true);
    }));

  it('to a name that somebody has says so, and what was typed stays', () =>
    withPerson(
      async (page) => {
        const other = aPerson();
        await register(page.request, other);
        await openForm(page);
        await page.getByLabel('Username').fill(other.username.toUpperCase());
        await save(page);
        await information(page).getByText('This username is already in use.').waitFor();
        await expect
          .poll(() => page.getByLabel('Username').inputValue())
          .toBe(other.username.toUpperCase());
      },
      { expects: refusedCall },
    ));

  it.each([
    ['the network fails', cutOff, 'Network error updating profile'],
    ['the server fails', badGateway, 'Failed to update profile'],
  ])('when %s says so and that nobody knows, and what was typed stays', (_, trouble, text) =>
    withPerson(
      async (page) => {
        await page.route('**/api/auth/update-profile', trouble);
        await openForm(page);
        await page.getByLabel('Username').fill('typed with care');
        await save(page);
        const alert = information(page).getByRole('alert');
        await alert.getByText(text).waitFor();
        await alert.getByText('We do not know whether your changes were saved.').waitFor();
        await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('typed with care');
      },
      { expects: anyTrouble },
    ),
  );
});
