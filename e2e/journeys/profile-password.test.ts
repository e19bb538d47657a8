import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import {
  anyTrouble,
  logIn,
  loseReply,
  refusedCall,
  section,
  withPerson,
} from '../support/accounts.ts';
import { openBrowser } from '../support/browser.ts';
import { shownFailure } from '../support/messages.ts';

const passwords = (page: Page) => section(page, 'Password');
const field = (page: Page, label: string) => passwords(page).getByLabel(label, { exact: true });
const toggle = (page: Page) => page.getByRole('button', { name: 'Change password' });

async function change(page: Page, fields: { current: string; wanted: string; again: string }) {
  await field(page, 'Current password').fill(fields.current);
  await field(page, 'New password').fill(fields.wanted);
  await field(page, 'Confirm new password').fill(fields.again);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

it('a refused change stays typed in a form that opens and closes; one that counts signs every other device out', () =>
  withPerson(
    async (page, person) => {
      const { password } = person;
      const wanted = 'a longer password';
      await page.goto('/profile');
      await toggle(page).click();
      await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('true');
      const current = field(page, 'Current password');
      await expect.poll(() => current.getAttribute('type')).toBe('password');
      await passwords(page).getByRole('button', { name: 'Show password' }).first().click();
      await expect.poll(() => current.getAttribute('type')).toBe('text');
      await change(page, { current: password, wanted, again: 'another password' });
      await passwords(page).getByText('New passwords do not match').waitFor();
      await change(page, { current: 'not the one', wanted, again: wanted });
      await passwords(page).getByText('Current password is incorrect').waitFor();
      await expect.poll(() => field(page, 'New password').inputValue()).toBe(wanted);
      await toggle(page).click();
      await current.waitFor({ state: 'detached' });

      const elsewhere = await (await openBrowser()).newContext({ baseURL: inject('productUrl') });
      expect((await logIn(elsewhere.request, person)).status()).toBe(200);
      await toggle(page).click();
      await change(page, { current: password, wanted, again: wanted });
      await passwords(page).getByText('Your password has been changed.').waitFor();
      expect((await elsewhere.request.post('/api/auth/refresh')).status()).toBe(401);
      expect((await logIn(elsewhere.request, person)).status()).toBe(401);
      const again = await logIn(elsewhere.request, { ...person, password: wanted });
      expect(again.status()).toBe(200);
      await elsewhere.close();
      await page.reload();
      await section(page, 'Profile information').getByText(person.username).first().waitFor();
    },
    { expects: refusedCall },
  ));

it('a change whose reply was lost says so, and counts once when it is sent again', () =>
  withPerson(
    async (page, person) => {
      const wanted = 'a longer password';
      await page.goto('/profile');
      await toggle(page).click();
      await page.route('**/api/auth/update-profile', loseReply);
      await change(page, { current: person.password, wanted, again: wanted });
      const alert = shownFailure(passwords(page));
      await alert.getByText('Network error updating profile').waitFor();
      await alert.getByText('We do not know whether your password was changed.').waitFor();
      expect((await logIn(page.request, { ...person, password: wanted })).status()).toBe(200);
      await page.unroute('**/api/auth/update-profile');
      await page.getByRole('button', { name: 'Set new password' }).click();
      await passwords(page).getByText('Your password has been changed.').waitFor();

      // What is sent instead is another change, which the lost one may have made impossible.
      await toggle(page).click();
      await page.route('**/api/auth/update-profile', loseReply);
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
