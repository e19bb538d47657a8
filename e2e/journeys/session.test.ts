import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  aPerson,
  endSession,
  lostCall,
  ownKey,
  type Person,
  refusedCall,
  register,
  signIn,
  storedTokens,
  subjectOf,
  withPerson,
} from '../support/accounts.ts';
import { untilAtRest, visit, withPage } from '../support/browser.ts';
import { barclaycard, creditorOf, debt } from '../support/calculator-page.ts';
import { faultsOf } from '../support/page-audits.ts';
import { fillPayment, form, items, openTracker, pressInForm } from '../support/payments.ts';
import {
  card,
  debtCard,
  dialog,
  fillDebt,
  makePortfolio,
  press,
  pressIn,
} from '../support/portfolios.ts';
import { productNow } from '../support/product-clock.ts';
import { openDialog, saveTitle, save as saveToPortfolio } from '../support/save-dialog.ts';

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

async function editName(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Username').fill(aPerson().username);
}

async function signInAgain(page: Page, person: Person): Promise<void> {
  await atLogin(page);
  await page.getByLabel('Username or email').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
}
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

/** A page that is being left can no longer be asked, so it leaves a note of what it said. */
async function listenForAlerts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const observer = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const node of added) {
        const isAlert = node instanceof HTMLElement && node.role === 'alert';
        if (isAlert && node.checkVisibility()) sessionStorage.heard = node.innerText;
      }
    });
    observer.observe(document.body, { childList: true });
  });
}
const heardAlerts = (page: Page) => page.evaluate(() => String(sessionStorage.heard));

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
      await page.getByRole('alert').getByText('Network error loading profile').waitFor();
      await expect.poll(() => storedTokens(page)).toEqual([expired, null]);
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
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
      await page.context().route('**/api/auth/refresh', async (route) => {
        await held;
        await route.continue();
      });
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

  it("a token is judged by the server's time: a device that is a day ahead stays signed in", () =>
    withPage(async (page) => {
      const person = aPerson();
      await register(page.request, person);
      await page.clock.install({ time: productNow().getTime() + 86_400_000 });
      await page.goto('/login');
      await page.getByLabel('Username or email').fill(person.username);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
      await page.waitForURL(({ pathname }) => pathname === '/dashboard');
      const refreshes = countRefreshes(page.context());
      await page.goto('/profile');
      await account(page).getByText(person.username).waitFor();
      expect(refreshes()).toBe(0);
    }));
});

describe('a token that the server refuses in the middle of work', () => {
  it('is renewed, and where it cannot be leads to the login and back, and says why', () =>
    withPerson(async (page) => {
      await editName(page);
      const refreshes = countRefreshes(page.context());
      await storeForged(page, 600);
      await save(page);
      await page.getByText('Your profile has been updated.').waitFor();
      expect(refreshes()).toBe(1);
      await editName(page);
      await storeForged(page, 600);
      await page.context().clearCookies();
      await listenForAlerts(page);
      await save(page);
      await atLogin(page);
      await expect.poll(() => heardAlerts(page)).toContain('Session expired. Please log in again.');
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        redirect: '/profile',
        message: 'Your session has expired. Please log in again.',
      });
      await page.locator('.b-info').getByText('Your session has expired.').waitFor();
      await expect.poll(() => storedTokens(page)).toEqual([null, null]);
    }, trouble));

  it('what was typed in the profile waits for its owner, and is not shown to somebody else', () =>
    withPerson(async (page, person) => {
      const other = aPerson();
      await register(page.request, other);
      await editName(page);
      await page.getByLabel('Email', { exact: true }).fill(`new-${person.email}`);
      await page.getByLabel('Current password').fill(person.password);
      const wanted = await page.getByLabel('Username').inputValue();
      await endSession(page);
      await save(page);
      await signInAgain(page, person);
      await page.getByText('This is what you had typed when your session ended.').waitFor();
      await expect.poll(() => page.getByLabel('Username').inputValue()).toBe(wanted);
      await expect
        .poll(() => page.getByLabel('Email', { exact: true }).inputValue())
        .toBe(`new-${person.email}`);
      await expect.poll(() => page.getByLabel('Current password').inputValue()).toBe('');
      await page.getByLabel('Current password').fill(person.password);
      await save(page);
      await page.getByText(`We have sent a link to new-${person.email}.`).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Edit profile' }).waitFor();
      await editName(page);
      await endSession(page);
      await save(page);
      await signInAgain(page, other);
      await page.waitForURL(({ pathname }) => pathname === '/dashboard');
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Edit profile' }).waitFor();
      await expect.poll(() => page.getByLabel('Username').count()).toBe(0);
    }, trouble));

  it('what was typed as a payment waits, and is recorded once', () =>
    withPerson(async (page, person) => {
      const { id } = await makePortfolio(page, { debts: [card] });
      await openTracker(page, id);
      await page.getByRole('button', { name: 'Add Payment' }).first().click();
      await fillPayment(page, { Amount: '55.55', Notes: 'From my savings' });
      await endSession(page);
      await pressInForm(page, 'Add Payment');
      await signInAgain(page, person);
      await page.getByText('This is what you had typed when your session ended.').waitFor();
      await expect.poll(() => form(page).getByLabel('Amount').inputValue()).toBe('55.55');
      await expect.poll(() => form(page).getByLabel('Notes').inputValue()).toBe('From my savings');
      await pressInForm(page, 'Add Payment');
      await page.getByText('1 payment shown.').waitFor();
      await items(page).getByRole('button', { name: 'Edit' }).click();
      await fillPayment(page, { Amount: '66.66' });
      await endSession(page);
      await pressInForm(page, 'Save Payment');
      await signInAgain(page, person);
      await expect.poll(() => form(page).getByLabel('Amount').inputValue()).toBe('66.66');
      await pressInForm(page, 'Save Payment');
      await page.getByText('Payment updated').waitFor();
      await page.reload();
      await page.getByText('1 payment shown.').waitFor();
      await expect.poll(() => form(page).count()).toBe(0);
    }, trouble));

  it('what was typed as a debt waits in its form, over what it was typed over', () =>
    withPerson(async (page, person) => {
      const saved = await makePortfolio(page, { debts: [card] });
      await page.goto(`/portfolios/${saved.id}`);
      await page.getByRole('button', { name: 'Add Debt', exact: true }).click();
      const typed = {
        ...{ Creditor: 'Harbour Visa', Type: 'Credit Card', Balance: '1250' },
        ...{ 'Interest rate': '21.9', 'Monthly payment': '60' },
      };
      await fillDebt(page, typed);
      await dialog(page, 'Add Debt').getByRole('checkbox').check();
      await endSession(page);
      await pressIn(page, 'Add Debt', 'Add Debt');
      await signInAgain(page, person);
      await page.getByText('This is what you had typed when your session ended.').waitFor();
      for (const [label, text] of Object.entries(typed)) {
        const field = dialog(page, 'Add Debt').getByLabel(label);
        await expect.poll(() => field.inputValue()).toBe(text);
      }
      await expect
        .poll(() => dialog(page, 'Add Debt').getByRole('checkbox').isChecked())
        .toBe(true);
      await pressIn(page, 'Add Debt', 'Add Debt');
      await page.getByText('Debt added.').waitFor();
      await debtCard(page, card.creditor).getByRole('button', { name: 'Edit' }).click();
      await fillDebt(page, { Balance: '2000' });
      await endSession(page);
      await pressIn(page, 'Edit Debt', 'Save Debt');
      await signInAgain(page, person);
      const balance = dialog(page, 'Edit Debt').getByLabel('Balance');
      await expect.poll(() => balance.inputValue()).toBe('2000');
      await pressIn(page, 'Edit Debt', 'Save Debt');
      await page.getByText('Debt updated.').waitFor();
      await page.reload();
      await debtCard(page, card.creditor).getByText('£2,000.00').first().waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }, trouble));

  it('the debts that were to be saved are in the calculator afterwards, and a portfolio in its form', () =>
    withPerson(async (page, person) => {
      await openDialog(page);
      await dialog(page, saveTitle).getByLabel('Name').fill('All of it');
      await endSession(page);
      await saveToPortfolio(page);
      await signInAgain(page, person);
      await page.waitForURL('**/calculator');
      await expect.poll(() => creditorOf(page, 1)).toBe(barclaycard.Creditor);
      await expect.poll(() => debt(page, 1).getByLabel('Balance').inputValue()).toBe('3,000');
      await visit(page, '/portfolios');
      await press(page, 'Create Portfolio');
      const create = dialog(page, 'Create Portfolio');
      await create.getByLabel('Name').fill('What we owe together');
      await endSession(page);
      await pressIn(page, 'Create Portfolio', 'Create Portfolio');
      await signInAgain(page, person);
      await create.getByText('This is what you had typed when your session ended.').waitFor();
      await expect.poll(() => create.getByLabel('Name').inputValue()).toBe('What we owe together');
      await pressIn(page, 'Create Portfolio', 'Create Portfolio');
      await page.getByText('Step 2 of 2').waitFor();
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
        const { promise: answered, resolve } = Promise.withResolvers<void>();
        await page.context().route('**/api/auth/logout', async (route) => {
          await route.fulfill({ status: 503, json: {} });
          resolve();
        });
        await page.context().setOffline(false);
        await answered;
        const tryAgain = page.getByRole('button', { name: 'Try Again' });
        await expect.poll(() => tryAgain.getAttribute('aria-disabled')).toBeNull();
        expect((await page.request.post('/api/auth/refresh')).status()).toBe(200);
        await page.context().unroute('**/api/auth/logout');
        await tryAgain.click();
        await atLogin(page);
        await atLogin(other);
        expect((await page.request.post('/api/auth/refresh')).status()).toBe(401);
      },
      { expects: /net::ERR_INTERNET_DISCONNECTED|status of 503/ },
    ));
});

it('a page that one person left open shows nothing of theirs to the next, nor by the back button', () =>
  withPerson(async (page, first) => {
    const second = aPerson();
    await register(page.request, second);
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
