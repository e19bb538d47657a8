import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  aPerson,
  lostCall,
  ownKey,
  refusedCall,
  signIn,
  storedTokens,
  subjectOf,
  withPerson,
} from '../support/accounts.ts';
import { hold, untilAtRest, visit, withPage } from '../support/browser.ts';
import { shownFailure } from '../support/messages.ts';
import { faultsOf } from '../support/page-audits.ts';
import { productNow } from '../support/product-clock.ts';
import { editName, saveProfile } from '../support/profile-page.ts';
import { makeQuickAccount } from '../support/quick-accounts.ts';

const trouble = { expects: new RegExp(`${refusedCall.source}|${lostCall.source}`) };
const account = (page: Page) => page.locator('.nav .account-corner summary');
const signInLink = (page: Page) => page.locator('.nav').getByRole('link', { name: 'Sign In' });
const atLogin = (page: Page) => page.waitForURL(({ pathname }) => pathname === '/login');

/** Well formed, but signed by nobody; the server refuses it. */
function aForgedToken(expiresInSeconds: number, sub: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(productNow().getTime() / 1_000) + expiresInSeconds;
  return `${part({ alg: 'HS256' })}.${part({ sub, exp })}.c2lnbmVk`;
}

/** In the name of the person who is signed in. */
async function storeForged(page: Page, expiresInSeconds: number): Promise<string> {
  const [stored] = await storedTokens(page);
  const token = aForgedToken(expiresInSeconds, stored == null ? '1' : subjectOf(stored));
  await page.evaluate((text) => localStorage.setItem('jwt_token', text), token);
  return token;
}

function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) count += 1;
  });
  return () => count;
}

/** A page that is being left can no longer be asked, so it leaves a note of what it said. */
async function watchForNotice(page: Page): Promise<void> {
  await page.evaluate(() => {
    const observer = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const node of added) {
        const isNotice = node instanceof HTMLElement && node.className === 'session-notice';
        if (isNotice && node.checkVisibility()) sessionStorage.noticed = node.innerText;
      }
    });
    observer.observe(document.body, { childList: true });
  });
}
const noticed = (page: Page) => page.evaluate(() => String(sessionStorage.noticed));

describe('when the site is opened', () => {
  const owned = [
    'restore_calculator_data_authenticated',
    ...['portfolio_debts', 'portfolio_id', 'show_portfolio_alert'],
  ];
  const keys = ['restore_calculator_data_anonymous', ...owned];
  async function openWith(page: Page, all: readonly string[]): Promise<void> {
    await page.evaluate((each) => {
      for (const key of each) localStorage.setItem(key, 'left over');
    }, all);
    await visit(page, '/about');
  }
  const leftOver = (page: Page) =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) => localStorage.getItem(key) === 'left over'),
    );

  it('a visitor keeps what they put aside, and nothing of an earlier session or its token', () =>
    withPage(async (page) => {
      await page.goto('/favicon.svg');
      await openWith(page, keys);
      await expect.poll(() => leftOver(page)).toEqual(['restore_calculator_data_anonymous']);
      await page.evaluate(() => {
        localStorage.setItem('jwt_token', 'nonsense');
        localStorage.setItem('admin_token', 'nonsense');
      });
      await page.goto('/');
      await expect.poll(() => storedTokens(page)).toEqual([null, null]);
      await signInLink(page).waitFor();
      await storeForged(page, -60);
      await page.goto('/strategies');
      await expect.poll(() => storedTokens(page)).toEqual([null, null]);
      await signInLink(page).waitFor();
      expect(new URL(page.url()).pathname).toBe('/strategies');
    }, trouble));

  it('who is signed in keeps what is theirs, and a token while the server cannot renew it', () =>
    withPerson(async (page) => {
      const own = await Promise.all(owned.map((key) => ownKey(page, key)));
      await openWith(page, [...owned, ...own]);
      await expect.poll(() => leftOver(page)).toEqual([own[0]]);
      const expired = await storeForged(page, -60);
      await page.route('**/api/auth/**', (route) => route.fulfill({ status: 503 }));
      await page.goto('/profile');
      await shownFailure(page).getByText('Network error loading profile').waitFor();
      await expect.poll(() => storedTokens(page)).toEqual([expired, null]);
      // Away from a page that would renew the token as soon as it can.
      await page.goto('/favicon.svg');
      await page.unroute('**/api/auth/**');
      await page.context().clearCookies();
      await page.goto('/profile?from=mail');
      await atLogin(page);
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        redirect: '/profile?from=mail',
        message: 'Your session has expired. Please log in again.',
      });
    }, trouble));

  it('a token that has run out is renewed once, for all that is asked there and by all tabs', () =>
    withPerson(async (page, { username }) => {
      const refreshes = countRefreshes(page.context());
      const expired = await storeForged(page, -60);
      await page.goto('/');
      await account(page).getByText(username).waitFor();
      expect(refreshes()).toBe(1);
      const [token] = await storedTokens(page);
      expect(token).not.toBe(expired);
      const other = await page.context().newPage();
      await storeForged(page, -60);
      // Slow enough for the second tab to ask while the first one waits.
      const letGo = await hold(page.context(), '**/api/auth/refresh');
      await Promise.all([page.goto('/profile'), other.goto('/profile')]);
      await expect
        .poll(() => other.evaluate(async () => (await navigator.locks.query()).pending?.length))
        .toBe(1);
      letGo();
      for (const tab of [page, other]) {
        await account(tab).getByText(username).waitFor();
        expect(new URL(tab.url()).pathname).toBe('/profile');
      }
      expect(refreshes()).toBe(2);
    }, trouble));
});

describe('a token that the server refuses in the middle of work', () => {
  it('is renewed, and where it cannot be leads to the login and back, and says why', () =>
    withPerson(async (page) => {
      await editName(page);
      const refreshes = countRefreshes(page.context());
      await storeForged(page, 600);
      await saveProfile(page);
      await page.getByText('Your profile has been updated.').waitFor();
      expect(refreshes()).toBe(1);
      await editName(page);
      await storeForged(page, 600);
      await page.context().clearCookies();
      await watchForNotice(page);
      await saveProfile(page);
      await atLogin(page);
      await expect.poll(() => noticed(page)).toContain('Session expired. Please log in again.');
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        redirect: '/profile',
        message: 'Your session has expired. Please log in again.',
      });
      await page.locator('.b-info').getByText('Your session has expired.').waitFor();
      await expect.poll(() => storedTokens(page)).toEqual([null, null]);
    }, trouble));
});

describe('signing out', () => {
  it('ends the session, forgets what was kept of calculator and portfolios, and takes other tabs along', () =>
    withPerson(async (page, { email }) => {
      const other = await page.context().newPage();
      await other.goto('/profile');
      await other.getByText(email).first().waitFor();
      await other.evaluate(() => sessionStorage.setItem('strategies', 'mine'));
      await visit(page, '/strategies');
      await account(page).waitFor();
      await page.evaluate(() => {
        for (const key of [
          ...['calculator_state', 'calculator_set_aside', 'portfolio_debts', 'portfolio_id'],
          ...['restore_calculator_data_authenticated', 'restore_portfolio_modal'],
          ...['show_portfolio_alert', 'noAutoCalculate'],
        ]) {
          localStorage.setItem(key, 'mine');
        }
        sessionStorage.setItem('strategies', 'mine');
        localStorage.setItem('theme', 'dark');
      });
      await account(page).click();
      await page.locator('.nav').getByRole('button', { name: 'Sign Out' }).click();
      for (const tab of [page, other]) {
        await atLogin(tab);
        const kept = () =>
          tab.evaluate(() => [
            ...Object.entries(localStorage).filter(([, text]) => text === 'mine'),
            ...Object.keys(sessionStorage).filter((key) => key === 'strategies'),
          ]);
        await expect.poll(kept).toEqual([]);
      }
      expect(new URL(other.url()).searchParams.get('message')).toBeNull();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      expect((await page.request.post('/api/auth/refresh')).status()).toBe(401);
    }));

  it('without a connection shows nothing more in any tab, says so, and is finished later', () =>
    withPerson(
      async (page, { username }) => {
        const other = await page.context().newPage();
        await visit(other, '/portfolios');
        await visit(page, '/profile');
        await page.context().setOffline(true);
        await account(page).click();
        await page.locator('.nav').getByRole('button', { name: 'Sign Out' }).click();
        for (const tab of [page, other]) {
          await tab.getByText('so signing out is not complete yet').waitFor();
          expect(await tab.locator('body > :visible').count()).toBe(1);
          expect(await tab.locator('body').innerText()).not.toContain(username);
        }
        expect(await faultsOf(page, '.sign-out-notice')).toEqual([]);
        expect(await storedTokens(page)).toEqual([null, null]);
        const { promise: replied, resolve } = Promise.withResolvers<void>();
        // Each tab tries again by itself, one after the other.
        let attempts = 0;
        await page.context().route('**/api/auth/logout', async (route) => {
          await route.fulfill({ status: 503, json: {} });
          attempts += 1;
          if (attempts === 2) resolve();
        });
        await page.context().setOffline(false);
        await replied;
        const tryAgain = page.getByRole('button', { name: 'Try Again' });
        await expect.poll(() => tryAgain.getAttribute('aria-disabled')).toBeNull();
        expect((await page.request.post('/api/auth/refresh')).status()).toBe(200);
        await page.context().unroute('**/api/auth/logout');
        // A tab that tries again by itself just now may be first, and the button is gone with the notice.
        await tryAgain.evaluateAll(([button]) => button instanceof HTMLElement && button.click());
        await atLogin(page);
        await atLogin(other);
        expect((await page.request.post('/api/auth/refresh')).status()).toBe(401);
      },
      { expects: /net::ERR_INTERNET_DISCONNECTED|status of 503/, ownProfile: true },
    ));
});

it('a page that one person left open shows nothing of theirs to the next, nor by the back button', () =>
  withPerson(async (page, first) => {
    const second = aPerson();
    await makeQuickAccount(second, { isConfirmed: false });
    await page.goto('/profile');
    await page.getByText(first.email).first().waitFor();
    const other = await page.context().newPage();
    await signIn(other, second);
    await page.getByText(second.email).first().waitFor();
    await expect.poll(() => page.getByText(first.email).count()).toBe(0);
    // As where the browser kept the page as it was.
    await page.evaluate(() => {
      localStorage.removeItem('jwt_token');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await atLogin(page);
    await untilAtRest(page, () => page.goBack());
    await expect.poll(() => page.getByText(second.email).count()).toBe(0);
  }));
