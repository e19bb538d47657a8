import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  aPerson,
  logIn,
  lostCall,
  ownKey,
  refusedCall,
  register,
  signIn,
  storedTokens,
  withPerson,
} from '../support/accounts.ts';
import { holdScripts, visit, withPage } from '../support/browser.ts';
import { confirmEmail } from '../support/mails.ts';
import { productNow } from '../support/product-clock.ts';
import { weighScripts } from '../support/script-weight.ts';
import { totpCode } from '../support/totp.ts';

const nameField = (page: Page) => page.getByLabel('Username or email');
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const button = (page: Page) => page.locator('form').getByRole('button', { name: /^Sign/ });
const alert = (page: Page) => page.getByRole('alert');

async function submit(page: Page, username: string, password: string): Promise<void> {
  await nameField(page).fill(username);
  await passwordField(page).fill(password);
  await button(page).click();
}

const at = (page: Page, path: string) =>
  page.waitForURL(({ pathname, search }) => `${pathname}${search}` === path);

const expectsTrouble = { expects: new RegExp(`${refusedCall.source}|${lostCall.source}`) };

describe('the login screen', () => {
  it('has two fields, a button and two ways on, and is not indexed', () =>
    withPage(async (page) => {
      const response = await page.goto('/login');
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
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await at(page, '/login?mode=forgot');
      await page.getByRole('link', { name: 'Back to Sign In' }).click();
      await page.getByRole('link', { name: 'Create one here' }).click();
      await at(page, '/register');
    }));

  it('shows no message that a stranger wrote', () =>
    withPage(async (page) => {
      await visit(page, '/login?message=Your+account+is+locked.+Call+0900+123+456.');
      await expect.poll(() => nameField(page).count()).toBe(1);
      await expect.poll(() => page.getByText('0900').count()).toBe(0);
    }));

  it('carries redirect and message along to registering and back', () =>
    withPage(async (page) => {
      const message = 'Please create an account to save your debt portfolio';
      await page.goto(`/login?${new URLSearchParams({ redirect: '/profile', message })}`);
      await page.getByRole('link', { name: 'Create one here' }).click();
      await page.waitForURL(/\/register\?/);
      await page.locator('.b-info').getByText(message).waitFor();
      await page.getByRole('link', { name: 'Sign in here' }).click();
      await page.waitForURL(/\/login\?/);
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        redirect: '/profile',
        message,
      });
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.getByRole('link', { name: 'Back to Sign In' }).click();
      expect(new URL(page.url()).searchParams.get('redirect')).toBe('/profile');
    }));

  it.each(['register', 'forgot', 'reset'])('has the mode %s', (mode) =>
    withPage(async (page) => {
      const titles: Record<string, string> = {
        register: 'Create your account',
        forgot: 'Reset your password',
        reset: 'Invalid Reset Link',
      };
      await page.goto(`/login?mode=${mode}`);
      await page.getByRole('heading', { level: 1, name: titles[mode] ?? '' }).waitFor();
    }),
  );

  it('shows and hides the password', () =>
    withPage(async (page) => {
      await visit(page, '/login');
      await passwordField(page).fill('kettle');
      await page.getByRole('button', { name: 'Show password', pressed: false }).click();
      await expect.poll(() => passwordField(page).getAttribute('type')).toBe('text');
      await page.getByRole('button', { name: 'Hide password', pressed: true }).click();
      await expect.poll(() => passwordField(page).getAttribute('type')).toBe('password');
      await expect.poll(() => passwordField(page).inputValue()).toBe('kettle');
    }));

  it.each(['/login', '/register'])('%s says without scripts that it needs them', (path) =>
    withPage(
      async (page) => {
        await page.goto(path);
        await page.getByText('Signing in needs JavaScript.').waitFor();
        await expect.poll(() => page.getByRole('textbox').count()).toBe(0);
      },
      { javaScriptEnabled: false },
    ),
  );

  it.each(['/login', '/register', '/reset-password'])(
    '%s loads at most 150 kB of gzipped scripts',
    (path) =>
      withPage(async (page) => {
        const { gzippedBytes } = await weighScripts(page, path);
        expect(gzippedBytes).toBeGreaterThan(50_000);
        expect(gzippedBytes).toBeLessThanOrEqual(150_000);
      }),
  );
});

describe('signing in', () => {
  it('says that it is busy, stores the token and goes to the dashboard', () =>
    withPage(async (page) => {
      const person = aPerson();
      await register(page.request, person);
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
      let calls = 0;
      await page.route('**/api/auth/login', async (route) => {
        calls += 1;
        await held;
        await route.continue();
      });
      await page.goto('/login');
      await submit(page, person.username, person.password);
      await page.getByRole('button', { name: 'Signing in...', disabled: true }).waitFor();
      await passwordField(page).press('Enter');
      letGo();
      await at(page, '/dashboard');
      expect(calls).toBe(1);
      const [token, adminToken] = await storedTokens(page);
      expect(token?.split('.')).toHaveLength(3);
      expect(adminToken).toBeNull();
    }));

  it('stays busy until the next page is there, and signs in once', () =>
    withPage(async (page) => {
      const person = aPerson();
      await register(page.request, person);
      let calls = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/auth/login')) calls += 1;
      });
      await visit(page, '/login');
      const letGo = await holdScripts(page);
      const onItsWay = page.waitForRequest(/\/assets\/dashboard-/);
      await submit(page, person.username, person.password);
      await onItsWay;
      for (let press = 0; press < 3; press += 1) await passwordField(page).press('Enter');
      await page.getByRole('button', { name: 'Signing in...', disabled: true }).waitFor();
      letGo();
      await at(page, '/dashboard');
      expect(calls).toBe(1);
    }));

  it('takes the email address, and leads to where one was going', () =>
    withPage(async (page) => {
      const person = aPerson();
      await register(page.request, person);
      await page.goto('/login?redirect=/profile%3Ftab%3Ddevices');
      await page.waitForFunction(() => localStorage.getItem('login_redirect') !== null);
      await submit(page, person.email.toUpperCase(), person.password);
      await at(page, '/profile?tab=devices');
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('login_redirect')))
        .toBeNull();
      await page.goBack();
      expect(page.url()).toBe('about:blank');
    }));

  it('is not led astray by a redirect that leads elsewhere', () =>
    withPerson(async (page) => {
      for (const redirect of [
        ...['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'],
        ...['/%5Cevil.example', '/..//evil.example', '/\t/evil.example', '/login', '/register'],
      ]) {
        await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
        await at(page, '/dashboard');
      }
    }));

  it('is not led astray by what is stored', () =>
    withPerson(async (page) => {
      await page.evaluate(() => localStorage.setItem('login_redirect', '//evil.example'));
      await page.goto('/login');
      await at(page, '/dashboard');
    }));

  it('leads on at once whoever is signed in already, or comes to be in another tab', () =>
    withPerson(async (page, person) => {
      await page.goto('/login?redirect=/profile');
      await at(page, '/profile');
      // What the profile asks for must not meet a session that is gone.
      await page.goto('/favicon.svg');
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login?redirect=/account');
      await nameField(page).waitFor();
      const other = await page.context().newPage();
      await signIn(other, person);
      await at(page, '/account');
    }));

  it('keeps for its owner what was put aside in order to sign in', () =>
    withPage(async (page) => {
      const person = aPerson();
      await register(page.request, person);
      await page.goto('/login');
      await page.evaluate(() => {
        localStorage.setItem('restore_calculator_data_anonymous', 'their debts');
        // The dashboard, where nothing is restored, would clear it away.
        localStorage.setItem('login_redirect', '/profile');
      });
      await submit(page, person.username, person.password);
      await at(page, '/profile');
      const own = await ownKey(page, 'restore_calculator_data_authenticated');
      const kept = () =>
        page.evaluate(
          (key) => [
            localStorage.getItem('restore_calculator_data_anonymous'),
            localStorage.getItem(key),
          ],
          own,
        );
      await expect.poll(kept).toEqual([null, 'their debts']);
    }));

  it('works with the keyboard alone, in the order of the page', () =>
    withPage(async (page) => {
      const person = aPerson();
      await register(page.request, person);
      await visit(page, '/login');
      await nameField(page).focus();
      await page.keyboard.type(person.username);
      await page.keyboard.press('Tab');
      await page.keyboard.type(person.password);
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      for (const name of ['Show password', 'Sign In', 'Forgot your password?', 'Create one here']) {
        await page.keyboard.press('Tab');
        await expect.poll(() => focused()).toBe(name);
      }
      await passwordField(page).press('Enter');
      await at(page, '/dashboard');
    }));
});

describe('a login that fails', () => {
  const invalid = 'Invalid username or password. Please check your credentials and try again.';

  it('says so for a wrong password, keeps what was typed, and typing clears it', () =>
    withPage(async (page) => {
      const person = aPerson();
      await register(page.request, person);
      await page.goto('/login');
      await submit(page, person.username, 'not this one');
      await alert(page).getByText(invalid, { exact: true }).waitFor();
      await expect.poll(() => nameField(page).inputValue()).toBe(person.username);
      await expect.poll(() => passwordField(page).inputValue()).toBe('not this one');
      await passwordField(page).press('x');
      await expect.poll(() => alert(page).count()).toBe(0);
      await submit(page, 'nobody-of-that-name', person.password);
      await alert(page).getByText(invalid, { exact: true }).waitFor();
      await expect.poll(() => storedTokens(page)).toEqual([null, null]);
    }, expectsTrouble));

  it('asks for both fields, and makes no call without them', () =>
    withPage(async (page) => {
      let calls = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST') calls += 1;
      });
      await page.goto('/login');
      for (const [username = '', password = ''] of [
        ['', ''],
        ['sam', ''],
        [' ', 'kettle'],
      ]) {
        await submit(page, username, password);
        await alert(page)
          .getByText('Please fill in all required fields.', { exact: true })
          .waitFor();
        await nameField(page).press('x');
        await alert(page).waitFor({ state: 'detached' });
      }
      expect(calls).toBe(0);
    }));

  const answer = (status: number, error: string, headers = {}) => ({
    status,
    headers,
    json: { error, code: 'invalid_input', request_id: 'r1' },
  });
  const cases: [string, (route: Route) => Promise<void>, string][] = [
    ['a 400 with a text', (r) => r.fulfill(answer(400, 'Name it.')), 'Name it.'],
    [
      'a 400 without one',
      (r) => r.fulfill({ status: 400, body: '' }),
      'Please fill in all required fields.',
    ],
    [
      'a 429',
      (r) => r.fulfill(answer(429, 'Wait.', { 'retry-after': '130' })),
      'Too many login attempts. Please wait a moment before trying again.',
    ],
    ['a 503', (r) => r.fulfill(answer(503, 'Busy.')), 'Server error. Please try again later.'],
    ['a 403 with a text', (r) => r.fulfill(answer(403, 'Suspended.')), 'Suspended.'],
    [
      'a 418 without one',
      (r) => r.fulfill({ status: 418, body: 'tea' }),
      'Login failed. Please try again.',
    ],
    ['no network', (r) => r.abort(), 'Network error. Please check your connection and try again.'],
    [
      'an answer that cannot be read',
      (r) => r.fulfill({ status: 200, body: 'hello' }),
      'An unexpected error occurred. Please try again.',
    ],
    [
      'a session that expires meanwhile',
      (r) => r.fulfill({ status: 401, json: { error: 'x', code: 'session_ended' } }),
      invalid,
    ],
  ];
  it('says what happened, for each way in which it can happen', () =>
    withPage(async (page) => {
      await page.goto('/login');
      for (const [happening, respond, text] of cases) {
        await page.route('**/api/auth/login', respond);
        await submit(page, 'sam', 'kettle');
        await alert(page).waitFor();
        await expect
          .poll(async () => [happening, await alert(page).locator('b').innerText()])
          .toEqual([happening, text]);
        const advice = alert(page).getByText('You can try again in 3 minutes.');
        await expect.poll(() => advice.count()).toBe(happening === 'a 429' ? 1 : 0);
        await expect.poll(() => button(page).innerText()).toBe('Sign In');
        await page.unroute('**/api/auth/login');
        await passwordField(page).press('x');
        await alert(page).waitFor({ state: 'detached' });
      }
    }, expectsTrouble));
});

describe('an account with two-step sign-in', () => {
  async function withTwoStep(
    journey: (
      page: Page,
      given: { code: () => string; recovery: string; username: string },
    ) => Promise<void>,
  ): Promise<void> {
    await withPage(async (page) => {
      const person = aPerson();
      await register(page.request, person);
      await confirmEmail(page.request, person.email);
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
      await page.goto('/login?redirect=/profile');
      await submit(page, person.username, person.password);
      await page.getByRole('heading', { name: 'One more step' }).waitFor();
      const code = () => totpCode(secret, productNow().getTime());
      await journey(page, { code, recovery: recovery_codes[0], username: person.username });
    }, expectsTrouble);
  }

  it('asks for a code in a second step, and says when it is wrong', () =>
    withTwoStep(async (page, { code }) => {
      const field = page.getByLabel('6-digit code');
      await expect.poll(() => field.getAttribute('autocomplete')).toBe('one-time-code');
      await expect.poll(() => field.getAttribute('inputmode')).toBe('numeric');
      await expect
        .poll(() => field.evaluate((element) => element === document.activeElement))
        .toBe(true);
      await field.press('Enter');
      await alert(page).getByText('Enter the code from your authenticator app.').waitFor();
      const wrong = code() === '000000' ? '111111' : '000000';
      await field.fill(wrong);
      await field.press('Enter');
      await alert(page).getByText('That code is not right.').waitFor();
      const right = code();
      await field.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
      await field.press('Enter');
      await at(page, '/profile');
    }));

  it('takes a recovery code instead', () =>
    withTwoStep(async (page, { recovery }) => {
      await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
      await page.getByLabel('Recovery code').fill(recovery);
      await button(page).click();
      await at(page, '/profile');
    }));

  it.each([
    { trouble: 429, says: 'Too many login attempts.' },
    { trouble: 500, says: 'Server error. Please try again later.' },
    { trouble: 0, says: 'Network error. Please check your connection and try again.' },
  ])('keeps the code where it could not be checked ($trouble), and takes it then', (given) =>
    withTwoStep(async (page, { recovery }) => {
      await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
      await page.getByLabel('Recovery code').fill(recovery);
      await page.route('**/api/auth/login', (route) =>
        given.trouble === 0 ? route.abort() : route.fulfill({ status: given.trouble }),
      );
      await button(page).click();
      await alert(page).getByText(given.says).waitFor();
      await expect.poll(() => page.getByLabel('Recovery code').inputValue()).toBe(recovery);
      await page.unroute('**/api/auth/login');
      await button(page).click();
      await at(page, '/profile');
    }),
  );

  it('leads back to the first step, with the name that was given', () =>
    withTwoStep(async (page, { username }) => {
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await passwordField(page).waitFor();
      await expect.poll(() => page.getByLabel('Username or email').inputValue()).toBe(username);
      await expect.poll(() => alert(page).count()).toBe(0);
    }));
});
