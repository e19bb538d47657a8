import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  aPerson,
  logIn,
  lostCall,
  ownKey,
  refusedCall,
  signIn,
  storedTokens,
  withPerson,
} from '../support/accounts.ts';
import { hasFocus, holdScripts, visit, withPage } from '../support/browser.ts';
import { shownFailure } from '../support/messages.ts';
import { productNow } from '../support/product-clock.ts';
import { makeQuickAccount } from '../support/quick-accounts.ts';
import { weighScripts } from '../support/script-weight.ts';
import { totpCode } from '../support/totp.ts';

const nameField = (page: Page) => page.getByLabel('Username or email');
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const button = (page: Page) => page.locator('form').getByRole('button', { name: /^Sign/ });
const alert = (page: Page) => shownFailure(page);

async function submit(page: Page, username: string, password: string): Promise<void> {
  await nameField(page).fill(username);
  await passwordField(page).fill(password);
  await button(page).click();
}

const at = (page: Page, path: string) =>
  page.waitForURL(({ pathname, search }) => `${pathname}${search}` === path);

const expectsTrouble = { expects: new RegExp(`${refusedCall.source}|${lostCall.source}`) };

/** What happened and when to try again is said, what was typed stays, and typing clears what was said. */
async function failsInWords(page: Page): Promise<void> {
  const invalid = 'Invalid username or password. Please check your credentials and try again.';
  const missing = 'Please fill in all required fields.';
  const person = aPerson();
  await makeQuickAccount(person, { isConfirmed: false });
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1;
  });
  const fails = async (username: string, password: string, text: string): Promise<void> => {
    await submit(page, username, password);
    await expect.poll(() => alert(page).locator('b').innerText()).toBe(text);
    await expect.poll(() => button(page).innerText()).toBe('Sign In');
    await expect.poll(() => nameField(page).inputValue()).toBe(username);
    await expect.poll(() => passwordField(page).inputValue()).toBe(password);
  };
  const type = async (): Promise<void> => {
    await passwordField(page).press('x');
    await alert(page).waitFor({ state: 'detached' });
  };
  await fails('', '', missing);
  await page.getByText('Username or email is required', { exact: true }).waitFor();
  await type();
  await fails('sam', '', missing);
  await page.getByText('Password is required', { exact: true }).waitFor();
  await expect.poll(() => hasFocus(passwordField(page))).toBe(true);
  await fails(' ', 'kettle', missing);
  expect(calls).toBe(0);
  await fails(person.username, 'not this one', invalid);
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '130' } }),
  );
  const tooMany = 'Too many login attempts. Please wait a moment before trying again.';
  await fails('sam', 'kettle', tooMany);
  await alert(page).getByText('You can try again in 3 minutes.').waitFor();
  await page.route('**/api/auth/login', (route) => route.abort());
  await fails('sam', 'kettle', 'Network error. Please check your connection and try again.');
  await expect.poll(() => storedTokens(page)).toEqual([null, null]);
}

describe('the login screen', () => {
  it('has two fields, a button and two ways on, which take redirect and message along, and says why signing in fails', () =>
    withPage(async (page) => {
      const message = 'Please create an account to save your debt portfolio';
      const response = await visit(
        page,
        `/login?${new URLSearchParams({ redirect: '/profile', message })}`,
      );
      await expect.poll(() => page.title()).toBe('Sign In | Debt Payoff');
      await expect
        .poll(() => page.locator('meta[name=robots]').getAttribute('content'))
        .toBe('noindex');
      expect(response?.headers()['referrer-policy']).toBe('no-referrer');
      await expect.poll(() => nameField(page).getAttribute('autocomplete')).toBe('username');
      await expect
        .poll(() => passwordField(page).getAttribute('autocomplete'))
        .toBe('current-password');
      await expect.poll(() => button(page).innerText()).toBe('Sign In');
      await page.getByText('Avalanche, snowball and custom strategies').waitFor();
      await passwordField(page).fill('kettle');
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect.poll(() => passwordField(page).getAttribute('type')).toBe('text');
      await page.getByRole('button', { name: 'Hide password' }).click();
      await expect.poll(() => passwordField(page).getAttribute('type')).toBe('password');
      await expect.poll(() => passwordField(page).inputValue()).toBe('kettle');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.getByRole('heading', { level: 1, name: 'Reset your password' }).waitFor();
      expect(new URL(page.url()).searchParams.get('mode')).toBe('forgot');
      await page.getByRole('link', { name: 'Back to Sign In' }).click();
      await page.getByRole('link', { name: 'Create one here' }).click();
      await page.waitForURL(/\/register\?/);
      await page.locator('.b-info').getByText(message).waitFor();
      await page.getByRole('link', { name: 'Sign in here' }).click();
      await page.waitForURL(/\/login\?/);
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        redirect: '/profile',
        message,
      });
      await failsInWords(page);
    }, expectsTrouble));

  it('says without scripts that it needs them, as registering does, which is one of its modes', () =>
    withPage(
      async (page) => {
        for (const [path, title] of [
          ['/login', 'Welcome back'],
          ['/register', 'Create your account'],
          ['/login?mode=register', 'Create your account'],
        ] as const) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1, name: title }).waitFor();
          await page.getByText('Signing in needs JavaScript.').waitFor();
          await expect.poll(() => page.getByRole('textbox').count()).toBe(0);
        }
      },
      { javaScriptEnabled: false },
    ));

  it('loads at most 150 kB of gzipped scripts, as do registering and resetting', () =>
    withPage(async (page) => {
      for (const path of ['/login', '/register', '/reset-password']) {
        const tab = await page.context().newPage();
        const { gzippedBytes } = await weighScripts(tab, path);
        expect(gzippedBytes).toBeGreaterThan(50_000);
        expect(gzippedBytes).toBeLessThanOrEqual(150_000);
      }
    }));
});

describe('signing in', () => {
  it('is busy until the next page is there, calls once, and stores the token and the server’s time', () =>
    withPage(async (page) => {
      const person = aPerson();
      await makeQuickAccount(person, { isConfirmed: false });
      const { promise: held, resolve: reply } = Promise.withResolvers<void>();
      let calls = 0;
      await page.route('**/api/auth/login', async (route) => {
        calls += 1;
        await held;
        await route.continue();
      });
      await visit(page, '/login');
      const letGo = await holdScripts(page);
      const onItsWay = page.waitForRequest(/\/assets\/dashboard-/);
      const busy = page.getByRole('button', { name: 'Signing in...', disabled: true });
      await submit(page, person.username, person.password);
      await busy.waitFor();
      await passwordField(page).press('Enter');
      reply();
      await onItsWay;
      for (let press = 0; press < 3; press += 1) await passwordField(page).press('Enter');
      await busy.waitFor();
      letGo();
      await at(page, '/dashboard');
      expect(calls).toBe(1);
      const [token, adminToken] = await storedTokens(page);
      expect(token?.split('.')).toHaveLength(3);
      expect(adminToken).toBeNull();
      // By which the token is judged from now on.
      expect(await page.evaluate(() => localStorage.getItem('clock_offset_ms'))).not.toBeNull();
    }));

  it('takes the email address, by keyboard alone, and leads to where one was going with what was put aside', () =>
    withPage(async (page) => {
      const person = aPerson();
      await makeQuickAccount(person, { isConfirmed: false });
      await visit(page, '/login?redirect=/profile%3Ftab%3Ddevices');
      await page.waitForFunction(() => localStorage.getItem('login_redirect') !== null);
      await page.evaluate(() =>
        localStorage.setItem('restore_calculator_data_anonymous', 'their debts'),
      );
      await nameField(page).focus();
      await page.keyboard.type(person.email.toUpperCase());
      await page.keyboard.press('Tab');
      await page.keyboard.type(person.password);
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      for (const name of ['Show password', 'Sign In', 'Forgot your password?', 'Create one here']) {
        await page.keyboard.press('Tab');
        await expect.poll(() => focused()).toBe(name);
      }
      await passwordField(page).press('Enter');
      await at(page, '/profile?tab=devices');
      const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
      await expect.poll(() => stored('login_redirect')).toBeNull();
      await expect.poll(() => stored('restore_calculator_data_anonymous')).toBeNull();
      const own = await ownKey(page, 'restore_calculator_data_authenticated');
      await expect.poll(() => stored(own)).toBe('their debts');
      await page.goBack();
      expect(page.url()).toBe('about:blank');
    }));

  it('leads on at once anyone who is signed in already or in another tab, and never to another site', () =>
    withPerson(async (page, person) => {
      await page.goto('/login?redirect=%2F%2Fevil.example');
      await at(page, '/dashboard');
      await page.goto('/register?redirect=/profile');
      await at(page, '/profile');
      // What a page asks for must not meet a session that is gone.
      await page.goto('/favicon.svg');
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login?redirect=/account');
      await nameField(page).waitFor();
      const other = await page.context().newPage();
      await signIn(other, person);
      await at(page, '/account');
    }));
});

it('an account with two-step sign-in asks for a code in a second step, or takes a recovery code, and keeps either where it is wrong or cannot be checked', () =>
  withPage(async (page) => {
    const { person, code, recovery } = await makeTwoStepPerson(page);
    const { username, password } = person;
    const field = page.getByLabel('6-digit code');
    const start = async (): Promise<void> => {
      await page.goto('/login?redirect=/profile');
      await submit(page, username, password);
      await page.getByRole('heading', { name: 'One more step' }).waitFor();
    };
    await start();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await passwordField(page).waitFor();
    await expect.poll(() => nameField(page).inputValue()).toBe(username);
    await expect.poll(() => alert(page).count()).toBe(0);
    await submit(page, username, password);
    await expect.poll(() => field.getAttribute('autocomplete')).toBe('one-time-code');
    await expect.poll(() => field.getAttribute('inputmode')).toBe('numeric');
    await expect.poll(() => hasFocus(field)).toBe(true);
    await field.press('Enter');
    await page.getByText('Enter the code from your authenticator app.').waitFor();
    await field.fill(code() === '000000' ? '111111' : '000000');
    await field.press('Enter');
    await page.getByText('That code is not right.').waitFor();
    const right = code();
    await field.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
    await field.press('Enter');
    await at(page, '/profile');

    // What a page asks for must not meet a session that is gone.
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await start();
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await button(page).click();
    await page.getByText('Enter one of your recovery codes.').waitFor();
    await page.getByLabel('Recovery code').fill('ABCDE-FGHJK');
    await button(page).click();
    await page.getByText('That recovery code is not right, or has already been used.').waitFor();
    await page.getByLabel('Recovery code').fill(recovery);
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500 }));
    await button(page).click();
    await alert(page).getByText('Server error. Please try again later.').waitFor();
    await expect.poll(() => page.getByLabel('Recovery code').inputValue()).toBe(recovery);
    await page.unroute('**/api/auth/login');
    await button(page).click();
    await at(page, '/profile');
  }, expectsTrouble));

async function makeTwoStepPerson(page: Page) {
  const person = aPerson();
  await makeQuickAccount(person, { isConfirmed: true });
  const { access_token } = await (await logIn(page.request, person)).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const call = async (path: string, data: object) =>
    (await page.request.post(`/api/auth/two-step/${path}`, { headers, data })).json();
  const { secret } = await call('start', { password: person.password });
  // A code counts once, so the one that switches it on is that of the period before.
  const switchOn = () =>
    call('confirm', { totp: totpCode(secret, productNow().getTime() - 30_000) });
  const confirmed = await switchOn();
  // A new period may have begun on the way.
  const { recovery_codes } = 'recovery_codes' in confirmed ? confirmed : await switchOn();
  await page.context().clearCookies();
  const code = () => totpCode(secret, productNow().getTime());
  const recovery: string = recovery_codes[0];
  return { person, code, recovery };
}
