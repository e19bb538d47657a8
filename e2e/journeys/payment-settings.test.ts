import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, type Person, section, signIn, withPerson } from '../support/accounts.ts';
import { visit, withPage } from '../support/browser.ts';
import { faultsOf, overflowOf } from '../support/page-audits.ts';
import { callAs } from '../support/portfolios.ts';

const address = '**/api/settings/payments';
const settings = (page: Page) => section(page, 'Payments and reminders');
const reminders = (page: Page) =>
  settings(page).getByRole('checkbox', { name: 'Email me the day before a payment is due' });
const automatic = (page: Page) =>
  settings(page).getByRole('checkbox', { name: 'Record my scheduled payments automatically' });
const says = (page: Page, text: string) => settings(page).getByText(text).waitFor();

async function stored(page: Page) {
  return (await callAs(page, 'GET', '/api/settings/payments')).json();
}

/** Made at the first start, on a paid plan. */
const demo: Person = {
  username: 'demo-basic',
  email: 'demo-basic@example.com',
  password: 'demo-password',
};

describe('the settings about payments, on the free plan', () => {
  it('say that reminders are part of the paid plans, and lead there', () =>
    withPerson(async (page) => {
      await page.goto('/profile');
      await says(page, 'Reminders are part of the Basic and Premium plans.');
      await expect.poll(() => reminders(page).isDisabled()).toBe(true);
      await expect.poll(() => reminders(page).isChecked()).toBe(false);
      await settings(page).getByRole('link', { name: 'See the plans' }).click();
      await page.waitForURL('**/subscription');
    }));

  it('record automatically when it is switched on: off at first, explained, saved at once, by keyboard', () =>
    withPerson(async (page) => {
      await page.goto('/profile');
      await expect.poll(() => automatic(page).isChecked()).toBe(false);
      const hint = await automatic(page).getAttribute('aria-describedby');
      const explained = page.locator(`[id="${hint}"]`);
      await expect
        .poll(() => explained.innerText())
        .toContain('Each morning we record what has fallen due');
      await expect.poll(() => explained.innerText()).toContain('No money moves from here.');
      await automatic(page).focus();
      await page.keyboard.press('Space');
      const status = settings(page).getByRole('status');
      await status
        .getByText('Saved. Your scheduled payments are recorded automatically.')
        .waitFor();
      await expect
        .poll(() => automatic(page).evaluate((box) => box === document.activeElement))
        .toBe(true);
      // What the plan does not hold is not lost: it counts again with the plan.
      await expect
        .poll(() => stored(page))
        .toMatchObject({
          records_automatically: true,
          wants_reminders: true,
        });
      await page.reload();
      await automatic(page).waitFor();
      await expect.poll(() => automatic(page).isChecked()).toBe(true);
      await automatic(page).uncheck();
      await status.getByText('Saved. You record your scheduled payments yourself.').waitFor();
      await expect.poll(() => stored(page)).toMatchObject({ records_automatically: false });
    }));

  it.each([
    ['the network fails', (route: Route) => route.abort(), /^Network error/],
    [
      'the server fails',
      (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' }),
      /^Failed to save your settings$/,
    ],
  ])('when %s say so, stay as they were, and can be tried again', (_, trouble, message) =>
    withPerson(
      async (page) => {
        await page.goto('/profile');
        await automatic(page).waitFor();
        await page.route(address, trouble);
        await automatic(page).click();
        const alert = settings(page).getByRole('alert');
        await alert.getByText(message).waitFor();
        await alert.getByText('Nothing has changed. Please try again.').waitFor();
        await expect.poll(() => automatic(page).isChecked()).toBe(false);
        await page.unroute(address);
        await expect.poll(() => stored(page)).toMatchObject({ records_automatically: false });
        await automatic(page).click();
        await says(page, 'Saved. Your scheduled payments are recorded automatically.');
        await expect.poll(() => alert.count()).toBe(0);
      },
      { expects: anyTrouble },
    ),
  );

  it('when they cannot be loaded say so, without hiding the rest, and are asked for again', () =>
    withPerson(
      async (page) => {
        await page.route(address, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
        await page.goto('/profile');
        await says(page, 'Failed to load your settings');
        await section(page, 'Devices').waitFor();
        await page.unroute(address);
        await settings(page).getByRole('button', { name: 'Try Again' }).click();
        await automatic(page).waitFor();
      },
      { expects: anyTrouble },
    ));

  it('send one change while it is under way, and show it meanwhile', () =>
    withPerson(async (page) => {
      await page.goto('/profile');
      await automatic(page).waitFor();
      const sent: string[] = [];
      const held = Promise.withResolvers<void>();
      await page.route(address, async (route) => {
        sent.push(route.request().method());
        await held.promise;
        await route.continue();
      });
      await automatic(page).click();
      await says(page, 'Saving...');
      await expect.poll(() => automatic(page).isChecked()).toBe(true);
      await automatic(page).click();
      held.resolve();
      await says(page, 'Saved. Your scheduled payments are recorded automatically.');
      expect(sent).toEqual(['PUT']);
      await expect.poll(() => automatic(page).isChecked()).toBe(true);
    }));
});

/** The address of the demo account is confirmed; the page is told otherwise. */
async function unconfirm(page: Page): Promise<void> {
  await page.route('**/api/auth/verify', async (route) => {
    const response = await route.fetch();
    const { user, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, user: { ...user, email_confirmed: false } } });
  });
}

describe('the settings about payments, on a paid plan', () => {
  it.each([
    { theme: 'light', width: 1280 },
    { theme: 'dark', width: 320 },
  ] as const)(
    'switch reminders, and ask for a confirmed address ($theme, $width px)',
    ({ theme, width }) =>
      withPage(
        async (page) => {
          await signIn(page, demo);
          await unconfirm(page);
          await visit(page, '/profile');
          await expect.poll(() => reminders(page).isChecked()).toBe(true);
          await says(page, 'Your email address is not confirmed yet');
          await reminders(page).uncheck();
          await says(page, 'Saved. You get no reminders.');
          await expect.poll(() => settings(page).getByText('not confirmed yet').count()).toBe(0);
          await reminders(page).check();
          await says(page, 'Saved. You get an email the day before a payment is due.');
          await expect.poll(() => stored(page)).toMatchObject({ wants_reminders: true });
          expect(await faultsOf(page)).toEqual([]);
          await expect.poll(() => overflowOf(page)).toBe(0);
        },
        { colorScheme: theme, viewport: { width, height: 900 } },
      ),
  );
});
