import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logIn, refusedCall, section } from '../support/accounts.ts';
import { visit, withPage } from '../support/browser.ts';
import { linkFromMail, withConfirmedPerson } from '../support/mails.ts';
import { switchOnTwoStep } from '../support/staff.ts';

const information = (page: Page) => section(page, 'Profile information');
const says = (page: Page, text: string) => information(page).getByText(text).waitFor();
const field = (page: Page, label: string) => information(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const shownEmail = (page: Page) => information(page).getByRole('definition').nth(1).innerText();

async function typeEmail(page: Page, email: string): Promise<void> {
  await visit(page, '/profile');
  await press(page, 'Edit profile');
  await field(page, 'Email').fill(email);
}

async function changeEmail(page: Page, change: { email: string; password: string }) {
  await typeEmail(page, change.email);
  await field(page, 'Current password').fill(change.password);
  await press(page, 'Save changes');
  await says(page, `We have sent a link to ${change.email}.`);
}

it('a new address needs the password, and counts once its link is opened', () =>
  withConfirmedPerson(
    async (page, { email, password }) => {
      const wanted = `new-${email}`;
      await typeEmail(page, ` ${wanted.toUpperCase()} `);
      await says(page, `Until then yours stays ${email}.`);
      await press(page, 'Save changes');
      await says(page, 'Current password is required to change your email address');
      await field(page, 'Current password').fill('not the one');
      await press(page, 'Save changes');
      await says(page, 'Current password is incorrect');
      await field(page, 'Current password').fill(password);
      await press(page, 'Save changes');
      await says(page, `We have sent a link to ${wanted}.`);
      await says(page, `Waiting for confirmation: ${wanted}`);
      expect(await shownEmail(page)).toBe(email);
      await press(page, 'Send the link again');
      await says(page, `Look for it at ${wanted}.`);

      const mailTab = await page.context().newPage();
      await visit(mailTab, await linkFromMail(page.request, wanted, '/confirm-email'));
      await press(mailTab, 'Confirm my email address');
      await mailTab.getByText('Your new email address is confirmed and now in use').waitFor();
      await mailTab.locator('.account-corner summary').click();
      await mailTab.getByRole('link', { name: 'Profile Settings' }).click();
      await expect.poll(() => shownEmail(mailTab)).toBe(wanted);

      // As the browser tells a tab to which somebody comes back.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect.poll(() => shownEmail(page)).toBe(wanted);
      await expect.poll(() => page.getByText('Waiting for confirmation').count()).toBe(0);
    },
    { expects: refusedCall },
  ));

it('a change that waits can be withdrawn, or stopped from the present address, which is led to a new password', () =>
  withConfirmedPerson(
    async (page, { email, password }) => {
      const wanted = `new-${email}`;
      await changeEmail(page, { email: wanted, password });
      const link = await linkFromMail(page.request, wanted, '/confirm-email');
      await press(page, `Keep ${email}`);
      await says(page, `Your email address is ${email}.`);
      await expect.poll(() => page.getByText('Waiting for confirmation').count()).toBe(0);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe('Edit profile');
      await visit(page, link);
      await press(page, 'Confirm my email address');
      await page.getByText('This change was stopped, or replaced by a newer one.').waitFor();

      await changeEmail(page, { email: `newer-${email}`, password });
      const stop = await linkFromMail(page.request, email, '/cancel-email-change');
      await withPage(async (elsewhere) => {
        await visit(elsewhere, stop);
        await press(elsewhere, 'Keep my address');
        await elsewhere
          .getByText('Your email address stays as it is. If you did not ask')
          .waitFor();
        await elsewhere.getByRole('link', { name: 'Choose a new password' }).click();
        await elsewhere.getByRole('button', { name: 'Send Reset Link' }).waitFor();
      });
      await visit(page, '/profile');
      await expect.poll(() => shownEmail(page)).toBe(email);
      await expect.poll(() => page.getByText('Waiting for confirmation').count()).toBe(0);
    },
    { expects: refusedCall },
  ));

it('a code is asked for too, also where two-step sign-in was switched on elsewhere', () =>
  withConfirmedPerson(
    async (page, person) => {
      await typeEmail(page, `new-${person.email}`);
      const [code = ''] = await switchOnTwoStep(page.request, person);
      await field(page, 'Current password').fill(person.password);
      await press(page, 'Save changes');
      const codeField = field(page, 'Code');
      await expect
        .poll(() => codeField.evaluate((input) => input === document.activeElement))
        .toBe(true);
      await codeField.fill('000000');
      await press(page, 'Save changes');
      await says(page, 'That code is not right.');
      await codeField.fill(code);
      await press(page, 'Save changes');
      await says(page, `Waiting for confirmation: new-${person.email}`);
    },
    { expects: refusedCall },
  ));

it('a change in one tab is told to a form that is open in another, and nothing is undone', () =>
  withConfirmedPerson(
    async (page, person) => {
      const other = await page.context().newPage();
      for (const tab of [page, other]) {
        await visit(tab, '/profile');
        await press(tab, 'Edit profile');
      }
      await field(page, 'Username').fill(`${person.username}-one`);
      await press(page, 'Save changes');
      await says(page, 'Your profile has been updated.');

      await field(other, 'Username').fill(`${person.username}-two`);
      await press(other, 'Save changes');
      await says(other, 'Your profile has since been changed elsewhere.');
      await says(other, `It now has the username ${person.username}-one`);
      expect(await field(other, 'Username').inputValue()).toBe(`${person.username}-two`);
      await press(other, 'Cancel');
      await press(other, 'Leave without saving');
      await says(other, `${person.username}-one`);

      const passwords = section(other, 'Password');
      const wanted = 'a longer password';
      await press(page, 'Edit profile');
      await field(page, 'Username').fill(`${person.username}-three`);
      await press(page, 'Save changes');
      await says(page, 'Your profile has been updated.');
      await press(other, 'Change password');
      await passwords.getByLabel('Current password').fill(person.password);
      await passwords.getByLabel('New password', { exact: true }).fill(wanted);
      await passwords.getByLabel('Confirm new password').fill(wanted);
      await press(other, 'Set new password');
      await passwords.getByText('Your password has been changed.').waitFor();
      const username = `${person.username}-three`;
      await says(other, username);
      expect((await logIn(page.request, { username, password: wanted })).status()).toBe(200);
    },
    { expects: refusedCall },
  ));
