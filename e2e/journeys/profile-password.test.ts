import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import {
  anyTrouble,
  logIn,
  loseAnswer,
  refusedCall,
  section,
  withPerson,
} from '../support/accounts.ts';
import { openBrowser } from '../support/browser.ts';

const passwords = (page: Page) => section(page, 'Password');
const field = (page: Page, label: string) => passwords(page).getByLabel(label, { exact: true });
const toggle = (page: Page) => page.getByRole('button', { name: 'Change password' });

async function change(page: Page, fields: { current: string; wanted: string; again: string }) {
  await field(page, 'Current password').fill(fields.current);
  await field(page, 'New password').fill(fields.wanted);
  await field(page, 'Confirm new password').fill(fields.again);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

it('a button opens and closes the form, whose fields can be shown', () =>
  withPerson(async (page) => {
    await page.goto('/profile');
    await toggle(page).click();
    await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('true');
    const current = field(page, 'Current password');
    await expect.poll(() => current.getAttribute('type')).toBe('password');
    await passwords(page).getByRole('button', { name: 'Show password' }).first().click();
    await expect.poll(() => current.getAttribute('type')).toBe('text');
    await toggle(page).click();
    await current.waitFor({ state: 'detached' });
  }));

it('a refused change says why, one reason after the other, and what was typed stays', () =>
  withPerson(
    async (page, { password }) => {
      await page.goto('/profile');
      await toggle(page).click();
      const longer = 'a longer password';
      for (const [current, wanted, again, message] of [
        ['', longer, longer, 'Current password is required to set a new one'],
        [password, '', '', 'New password is required'],
        [password, 'short', 'other', 'New passwords do not match'],
        [password, 'seven77', 'seven77', 'New password must be at least 8 characters long'],
        ['not the one', longer, longer, 'Current password is incorrect'],
      ] as const) {
        await change(page, { current, wanted, again });
        await passwords(page).getByText(message).waitFor();
        await expect.poll(() => field(page, 'New password').inputValue()).toBe(wanted);
      }
    },
    { expects: refusedCall },
  ));

it('a change counts at once, and signs every other device out but not this one', () =>
  withPerson(async (page, person) => {
    const wanted = 'a longer password';
    const elsewhere = await (await openBrowser()).newContext({ baseURL: inject('productUrl') });
    expect((await logIn(elsewhere.request, person)).status()).toBe(200);
    await page.goto('/profile');
    await toggle(page).click();
    await change(page, { current: person.password, wanted, again: wanted });
    await passwords(page).getByText('Your password has been changed.').waitFor();
    expect((await elsewhere.request.post('/api/auth/refresh')).status()).toBe(401);
    expect((await logIn(elsewhere.request, person)).status()).toBe(401);
    const again = await logIn(elsewhere.request, { ...person, password: wanted });
    expect(again.status()).toBe(200);
    await elsewhere.close();
    await page.reload();
    await section(page, 'Profile information').getByText(person.username).first().waitFor();
  }));

it('a change whose reply was lost says so, and counts once when it is sent again', () =>
  withPerson(
    async (page, person) => {
      const wanted = 'a longer password';
      await page.goto('/profile');
      await toggle(page).click();
      await page.route('**/api/auth/update-profile', loseAnswer);
      await change(page, { current: person.password, wanted, again: wanted });
      const alert = passwords(page).getByRole('alert');
      await alert.getByText('Network error updating profile').waitFor();
      await alert.getByText('We do not know whether your password was changed.').waitFor();
      expect((await logIn(page.request, { ...person, password: wanted })).status()).toBe(200);
      await page.unroute('**/api/auth/update-profile');
      await page.getByRole('button', { name: 'Set new password' }).click();
      await passwords(page).getByText('Your password has been changed.').waitFor();

      // What is sent instead is another change, which the lost one may have made impossible.
      await toggle(page).click();
      await page.route('**/api/auth/update-profile', loseAnswer);
      await change(page, {
        current: wanted,
        wanted: 'the lost password',
        again: 'the lost password',
      });
      await alert.getByText('We do not know whether your password was changed.').waitFor();
      await page.unroute('**/api/auth/update-profile');
      await change(page, {
        current: wanted,
        wanted: 'the last password',
        again: 'the last password',
      });
      await passwords(page).getByText('An earlier try may have changed it').waitFor();
    },
    { expects: anyTrouble },
  ));
