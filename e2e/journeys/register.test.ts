import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aPerson, lostCall, type Person, refusedCall, storedTokens } from '../support/accounts.ts';
import { visit, withPage } from '../support/browser.ts';
import { shownFailure } from '../support/messages.ts';
import { makeQuickAccount } from '../support/quick-accounts.ts';

type Entry = Person & { readonly confirmation?: string };

const labels = { username: 'Username', email: 'Email', confirmation: 'Confirm password' } as const;
const field = (page: Page, name: keyof typeof labels | 'password') =>
  name === 'password'
    ? page.getByLabel('Password', { exact: true })
    : page.getByLabel(labels[name], { exact: true });
const button = (page: Page) => page.locator('form').locator('button[type=submit]');

async function fill(page: Page, entry: Entry): Promise<void> {
  await field(page, 'username').fill(entry.username);
  await field(page, 'email').fill(entry.email);
  await field(page, 'password').fill(entry.password);
  await field(page, 'confirmation').fill(entry.confirmation ?? entry.password);
}

const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);
const pathOf = (page: Page) => new URL(page.url()).pathname;
const at = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);

/** Stops the page's clock, so that a delay passes when the test says so. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await visit(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

const trouble = { expects: new RegExp(`${refusedCall.source}|${lostCall.source}`) };

it('the register screen has four fields, hints at how strong a password is, says what is wrong, taken or failed, and keeps what was typed', () =>
  withPage(async (page) => {
    await visit(page, '/register?message=Please+create+an+account+to+save+your+debt+portfolio');
    await expect.poll(() => page.title()).toBe('Create Account | Debt Payoff');
    await expect
      .poll(() => page.locator('meta[name=robots]').getAttribute('content'))
      .toBe('noindex');
    await page
      .locator('.b-info')
      .getByText('Please create an account to save your debt portfolio')
      .waitFor();
    const complete = (name: Parameters<typeof field>[1]) =>
      field(page, name).getAttribute('autocomplete');
    await expect.poll(() => complete('username')).toBe('username');
    await expect.poll(() => complete('email')).toBe('email');
    await expect.poll(() => complete('password')).toBe('new-password');
    await expect.poll(() => complete('confirmation')).toBe('new-password');
    await expect.poll(() => button(page).innerText()).toBe('Start My Debt-Free Journey');
    const panel = page.getByRole('complementary');
    for (const text of ['Free to start', 'No credit card needed', 'Avalanche, snowball and']) {
      await panel.getByText(text).waitFor();
    }
    for (const [password, word] of [
      ['qwerty123!', 'weak'],
      ['kettle orbit mango', 'strong'],
    ] as const) {
      await field(page, 'password').fill(password);
      const hint = page.locator('.strength');
      await expect.poll(() => hint.innerText()).toContain(`Password strength: ${word}.`);
    }
    const good = aPerson();
    for (const [entry, message, focused] of [
      [{ ...good, confirmation: '' }, 'All fields are required', 'confirmation'],
      [{ ...good, username: 'ab' }, 'Username must be at least 3 characters long', 'username'],
      [{ ...good, confirmation: 'another' }, 'Passwords do not match', 'confirmation'],
    ] as const) {
      await fill(page, entry);
      await button(page).click();
      await page.locator('.error, .b-danger').getByText(message, { exact: true }).waitFor();
      await expect.poll(() => field(page, 'username').inputValue()).toBe(entry.username);
      await expect.poll(() => hasFocus(field(page, focused))).toBe(true);
      await field(page, 'confirmation').press('x');
      await expect.poll(() => page.locator('.error, .b-danger').count()).toBe(0);
    }
    const taken = aPerson();
    await makeQuickAccount(taken, { isConfirmed: false });
    await fill(page, { ...aPerson(), username: taken.username.toUpperCase() });
    await button(page).click();
    const name = field(page, 'username');
    await page.getByText('This username is already in use. Please choose another.').waitFor();
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => hasFocus(name)).toBe(true);
    await expect.poll(() => field(page, 'password').inputValue()).toBe(taken.password);
    await fill(page, { ...aPerson(), email: taken.email });
    await button(page).click();
    await page.getByText('An account with this email address exists already.').waitFor();
    await expect.poll(() => field(page, 'email').getAttribute('aria-invalid')).toBe('true');
    // Nobody knows what becomes of a call without a reply: a name that is taken may be one's own.
    await fill(page, { ...aPerson(), username: taken.username, password: 'another secret' });
    await page.route('**/api/auth/register', (route) => route.abort());
    await button(page).click();
    await shownFailure(page).getByText('Network error. Please try again.').waitFor();
    await page.unroute('**/api/auth/register');
    await button(page).click();
    await page.getByText('This username is already in use.').waitFor();
    await page.getByText('sign in with what you typed then').waitFor();
    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 502 }));
    await button(page).click();
    await shownFailure(page).getByText('Registration failed').waitFor();
    await expect.poll(() => name.inputValue()).toBe(taken.username);
    await expect.poll(() => storedTokens(page)).toEqual([null, null]);
  }, trouble));

describe('registering', () => {
  it('signs in at once, and after 1.5 s leads to the plans', () =>
    withPage(
      async (page) => {
        const person = aPerson();
        await openWithClock(page, '/register');
        await fill(page, person);
        await button(page).click();
        await page.getByText('Registration successful! Logging you in...').waitFor();
        await expect.poll(() => field(page, 'username').inputValue()).toBe('');
        await expect.poll(() => field(page, 'password').inputValue()).toBe('');
        await page.waitForFunction(() => localStorage.getItem('jwt_token') !== null);
        await expect
          .poll(() => page.evaluate(() => sessionStorage.getItem('just_registered')))
          .toBe('true');
        await page.locator('.account-corner[data-status=signed-in]').waitFor({ state: 'attached' });
        await page.clock.runFor(1_400);
        expect(pathOf(page)).toBe('/register');
        await page.clock.runFor(200);
        await at(page, '/subscription');
      },
      { ownProfile: true },
    ));

  it('is busy, calls once however often one presses, and leads to where one was going, once', () =>
    withPage(async (page) => {
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
      let calls = 0;
      await page.route('**/api/auth/register', async (route) => {
        calls += 1;
        await held;
        await route.continue();
      });
      await visit(page, '/register?redirect=/profile');
      await page.waitForFunction(() => localStorage.getItem('register_redirect') === '/profile');
      await fill(page, { ...aPerson(), password: '123456' });
      await expect.poll(() => page.locator('.strength').innerText()).toContain('weak');
      await button(page).dblclick();
      await page.getByRole('button', { name: 'Creating Account...', disabled: true }).waitFor();
      await field(page, 'email').press('Enter');
      letGo();
      await at(page, '/profile');
      expect(calls).toBe(1);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('register_redirect')))
        .toBeNull();
    }));

  it('asks to log in where signing in fails, and after 2 s leads there', () =>
    withPage(
      async (page) => {
        const person = aPerson();
        await page.route('**/api/auth/login', (route) => route.abort());
        await openWithClock(page, '/register?redirect=%2F%2Fevil.example');
        await fill(page, person);
        await button(page).click();
        await page.getByText('Registration successful! Please log in to continue.').waitFor();
        await page.clock.runFor(1_900);
        expect(pathOf(page)).toBe('/register');
        await page.clock.runFor(200);
        await at(page, '/login');
        await page.unroute('**/api/auth/login');
        await page.getByLabel('Username or email').fill(person.username);
        await page.getByLabel('Password', { exact: true }).fill(person.password);
        await button(page).click();
        await at(page, '/subscription');
      },
      { ...trouble, ownProfile: true },
    ));

  it('whose reply is lost says that it may have succeeded, and goes on when it is sent again', () =>
    withPage(
      async (page) => {
        await page.goto('/register?redirect=/profile');
        await fill(page, aPerson());
        await page.route('**/api/auth/register', async (route) => {
          await route.fetch();
          await route.abort();
        });
        await button(page).click();
        const advice = shownFailure(page).getByText(
          'Your account may have been created all the same.',
        );
        // Where the button is, it would be out of sight.
        await expect
          .poll(() => advice.evaluate((element) => element.getBoundingClientRect().top))
          .toBeGreaterThan(0);
        await page.unroute('**/api/auth/register');
        await button(page).click();
        await at(page, '/profile');
      },
      { ...trouble, viewport: { width: 390, height: 480 } },
    ));
});
