import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  anyTrouble,
  badGateway,
  cutOff,
  section,
  signIn,
  withPerson,
} from '../support/accounts.ts';
import { hasFocus, visit, withPage } from '../support/browser.ts';
import { demo } from '../support/dashboard-page.ts';
import { shownFailure } from '../support/messages.ts';
import { auditPage } from '../support/page-audits.ts';
import { callAs } from '../support/portfolios.ts';

const address = '**/api/settings/payments';
const isOn = 'Saved. Your scheduled payments are recorded automatically.';
const settings = (page: Page) => section(page, 'Payments and reminders');
const reminders = (page: Page) =>
  settings(page).getByRole('checkbox', { name: 'Email me the day before a payment is due' });
const automatic = (page: Page) =>
  settings(page).getByRole('checkbox', { name: 'Record my scheduled payments automatically' });
const says = (page: Page, text: string) => settings(page).getByText(text).waitFor();

async function stored(page: Page) {
  return (await callAs(page, 'GET', '/api/settings/payments')).json();
}

describe('the settings about payments, on the free plan', () => {
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
      await settings(page).getByText(isOn).waitFor();
      await expect.poll(() => hasFocus(automatic(page))).toBe(true);
      // What the plan does not hold is not lost: it counts again with the plan.
      await expect
        .poll(() => stored(page))
        .toMatchObject({ records_automatically: true, wants_reminders: true });
      await page.reload();
      await automatic(page).waitFor();
      await expect.poll(() => automatic(page).isChecked()).toBe(true);
      await automatic(page).uncheck();
      await settings(page)
        .getByText('Saved. You record your scheduled payments yourself.')
        .waitFor();
      await expect.poll(() => stored(page)).toMatchObject({ records_automatically: false });

      await says(page, 'Reminders are part of the Basic and Premium plans.');
      await expect.poll(() => reminders(page).isDisabled()).toBe(true);
      await expect.poll(() => reminders(page).isChecked()).toBe(false);
      await settings(page).getByRole('link', { name: 'See the plans' }).click();
      await page.waitForURL('**/subscription');
    }));

  it('when they cannot be loaded or saved say so and can be tried again, and send one change at a time', () =>
    withPerson(
      async (page) => {
        await page.route(address, badGateway);
        await page.goto('/profile');
        await says(page, 'Failed to load your settings');
        await section(page, 'Devices').waitFor();
        await page.unroute(address);
        await settings(page).getByRole('button', { name: 'Try Again' }).click();
        await automatic(page).waitFor();

        const alert = shownFailure(settings(page));
        for (const [trouble, message] of [
          [cutOff, /^Network error/],
          [badGateway, /^Failed to save your settings$/],
        ] as const) {
          await page.route(address, trouble);
          await automatic(page).click();
          await alert.getByText(message).waitFor();
          await alert.getByText('Nothing has changed. Please try again.').waitFor();
          await expect.poll(() => automatic(page).isChecked()).toBe(false);
          await page.unroute(address);
          await expect.poll(() => stored(page)).toMatchObject({ records_automatically: false });
        }

        // One change is sent while it is under way, and shown until the reply is there.
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
        await says(page, isOn);
        expect(sent).toEqual(['PUT']);
        await expect.poll(() => automatic(page).isChecked()).toBe(true);
        await expect.poll(() => alert.count()).toBe(0);
      },
      { expects: anyTrouble },
    ));
});

/** The address of the demo account is confirmed; the page is told otherwise. */
async function unconfirm(page: Page): Promise<void> {
  await page.route('**/api/auth/verify', async (route) => {
    const response = await route.fetch();
    const { user, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, user: { ...user, email_confirmed: false } } });
  });
}

it('on a paid plan they switch reminders, and ask for a confirmed address', () =>
  withPage(async (page) => {
    await signIn(page, demo('basic'));
    await unconfirm(page);
    await visit(page, '/profile');
    await expect.poll(() => reminders(page).isChecked()).toBe(true);
    await says(page, 'Your email address is not confirmed yet');
    await auditPage(page, { part: settings(page) });
    await reminders(page).uncheck();
    await says(page, 'Saved. You get no reminders.');
    await expect.poll(() => settings(page).getByText('not confirmed yet').count()).toBe(0);
    await reminders(page).check();
    await says(
      page,
      'Saved. You get an email the day before a payment is due, and before a deal ends.',
    );
    await expect.poll(() => stored(page)).toMatchObject({ wants_reminders: true });
  }));
