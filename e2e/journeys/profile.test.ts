import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  anyTrouble,
  aPerson,
  badGateway,
  cutOff,
  section,
  storedTokens,
  withPerson,
} from '../support/accounts.ts';
import { hasFocus, untilAtRest, withPage } from '../support/browser.ts';
import { announced, shownFailure } from '../support/messages.ts';
import { makeQuickAccount } from '../support/quick-accounts.ts';

const information = (page: Page) => section(page, 'Profile information');
const facts = (page: Page) => information(page).getByRole('definition').allInnerTexts();
const username = (page: Page) => page.getByLabel('Username');
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function openForm(page: Page): Promise<void> {
  await page.goto('/profile');
  await press(page, 'Edit profile');
}

describe('the profile', () => {
  it('shows who one is, the plan and where to go on, signs out, and the back button shows nothing then', () =>
    withPerson(async (page, person) => {
      for (const path of ['/account', '/profile']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1, name: 'Account Settings' }).waitFor();
        await information(page).waitFor();
        const [name, email, since] = await facts(page);
        expect([name, email]).toEqual([person.username, person.email]);
        expect(since).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
        await expect.poll(() => page.title()).toBe('Account Settings | Debt Payoff');
        const robots = page.locator('meta[name=robots]');
        await expect.poll(() => robots.getAttribute('content')).toBe('noindex');
      }
      const plan = section(page, 'Subscription');
      await plan.getByText('Free Plan').waitFor();
      await expect.poll(() => plan.locator('.price').innerText()).toBe('£0 forever');
      await expect
        .poll(() => plan.getByRole('listitem').allInnerTexts())
        .toContain('Unlimited calculations');
      const links = page.locator('.profile-aside a');
      const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(hrefs).toEqual(['/subscription', '/portfolios', '/dashboard', '/privacy', '/terms']);
      await page.locator('.profile-aside').getByRole('button', { name: 'Sign Out' }).click();
      await page.waitForURL((url) => url.pathname === '/login');
      await page.getByText('You have signed out.').waitFor();
      await expect.poll(() => storedTokens(page)).toEqual([null, null]);
      await untilAtRest(page, () => page.goBack());
      await expect.poll(() => page.getByText(person.email).count()).toBe(0);
    }));

  it('and all that needs a token leads to the login screen without one', () =>
    withPage(async (page) => {
      for (const path of ['/profile', '/portfolios/7/edit', '/subscription/success']) {
        await page.goto(path);
        await page.waitForURL((url) => url.pathname === '/login');
        expect(new URL(page.url()).searchParams.get('redirect')).toBe(path);
      }
    }));

  it('that cannot be loaded says so, and tries again', () =>
    withPerson(
      async (page, person) => {
        await page.route('**/api/auth/verify', cutOff);
        await page.goto('/profile');
        await shownFailure(page).getByText('Network error loading profile').waitFor();
        await page.route('**/api/auth/verify', badGateway);
        await press(page, 'Try Again');
        await shownFailure(page).getByText('Failed to load user profile').waitFor();
        await page.unrouteAll();
        await press(page, 'Try Again');
        await information(page).getByText(person.username, { exact: true }).waitFor();
      },
      { expects: anyTrouble },
    ));
});

describe('changing the profile', () => {
  it('does not say that there was nothing to save where an earlier try may have been saved', () =>
    withPerson(
      async (page, person) => {
        const wanted = aPerson().username;
        await openForm(page);
        await username(page).fill(wanted);
        await page.route('**/api/auth/update-profile', async (route) => {
          await route.fetch();
          await route.abort();
        });
        await press(page, 'Save changes');
        await page.getByText('We do not know whether your changes were saved').waitFor();
        await page.unrouteAll();
        await username(page).fill(person.username);
        await press(page, 'Save changes');
        await page.getByText(`It now has the username ${wanted}`).waitFor();
        await username(page).fill(person.username);
        await press(page, 'Save changes');
        await information(page).getByText(person.username, { exact: true }).waitFor();
      },
      { expects: anyTrouble },
    ));

  it('sends nothing without a change, names what is wrong, and keeps the name without the spaces around it', () =>
    withPerson(async (page, person) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.method()));
      const edit = page.getByRole('button', { name: 'Edit profile' });
      await openForm(page);
      await username(page).fill('someone else');
      await press(page, 'Cancel');
      await press(page, 'Leave without saving');
      await information(page).getByText(person.username, { exact: true }).waitFor();
      await expect.poll(() => hasFocus(edit)).toBe(true);
      await edit.click();
      await press(page, 'Save changes');
      await announced(page, 'There was nothing to save: your profile is as it was.').waitFor();
      await edit.waitFor();
      expect(sent).not.toContain('PUT');

      const email = page.getByLabel('Email', { exact: true });
      await edit.click();
      await expect.poll(() => username(page).inputValue()).toBe(person.username);
      await email.fill('sam.example');
      await press(page, 'Save changes');
      await information(page).getByText('Please enter a valid email address').waitFor();
      await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => hasFocus(email)).toBe(true);
      await email.fill(person.email);
      await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(0);

      await username(page).fill(` ${person.username}-two `);
      const request = page.waitForRequest('**/api/auth/update-profile');
      await press(page, 'Save changes');
      expect(Object.keys((await request).postDataJSON())).toEqual(['version', 'username']);
      await information(page).getByText('Your profile has been updated.').waitFor();
      expect((await facts(page)).slice(0, 2)).toEqual([`${person.username}-two`, person.email]);
      await press(page, 'Send the link again');
      await information(page).getByText('We have sent the confirmation link again.').waitFor();
    }));

  it('that is refused, or of which nobody knows, says so, and what was typed stays', () =>
    withPerson(
      async (page) => {
        const other = aPerson();
        await makeQuickAccount(other, { isConfirmed: false });
        await openForm(page);
        const taken = other.username.toUpperCase();
        await username(page).fill(taken);
        await press(page, 'Save changes');
        await information(page).getByText('This username is already in use.').waitFor();
        await expect.poll(() => username(page).inputValue()).toBe(taken);

        await username(page).fill('typed with care');
        const alert = shownFailure(information(page));
        for (const [trouble, text] of [
          [cutOff, 'Network error updating profile'],
          [badGateway, 'Failed to update profile'],
        ] as const) {
          await page.route('**/api/auth/update-profile', trouble);
          await press(page, 'Save changes');
          await alert.getByText(text).waitFor();
          await alert.getByText('We do not know whether your changes were saved.').waitFor();
          await expect.poll(() => username(page).inputValue()).toBe('typed with care');
          await page.unroute('**/api/auth/update-profile');
        }
      },
      { expects: anyTrouble },
    ));
});
