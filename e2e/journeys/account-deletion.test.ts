import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  anyTrouble,
  logIn,
  loseReply,
  type Person,
  refusedCall,
  section,
  storedTokens,
  withPerson,
} from '../support/accounts.ts';
import { hold, untilAtRest, visit } from '../support/browser.ts';
import { withConfirmedPerson } from '../support/mails.ts';
import { shownFailure } from '../support/messages.ts';
import { switchOnTwoStep } from '../support/staff.ts';

const data = (page: Page) => section(page, 'Your data');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });
const password = (page: Page) => dialog(page).getByLabel('Password', { exact: true });
const confirm = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Delete my account' }).click();

/** On a phone, when settings and devices come. */
async function staysInPlace(page: Page): Promise<void> {
  const letGo = await hold(page, /\/api\/(?:settings\/payments|auth\/sessions)$/);
  await page.goto('/profile');
  await page.getByText('Loading your devices').waitFor();
  const top = () => data(page).evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await untilAtRest(page, async () => letGo());
  await section(page, 'Devices').getByText('This device').waitFor();
  expect(Math.abs((await top()) - before)).toBeLessThan(40);
}

/** As one file, without what only guards the account. */
async function downloadsAll(page: Page, { username, email }: Person): Promise<void> {
  const downloading = page.waitForEvent('download');
  await data(page).getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('debt-payoff-data.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.stringify(JSON.parse(text))).toContain(username);
  expect(text).toContain(email);
  expect(text).not.toMatch(/argon2|password_hash/i);
}

it('all data comes as one file; the dialog says what goes, leaving it deletes nothing, and the right password deletes the account', () =>
  withPerson(
    async (page, person) => {
      await staysInPlace(page);
      await downloadsAll(page, person);
      const open = data(page).getByRole('button', { name: 'Delete my account' });
      await open.click();
      const said = () => dialog(page).innerText();
      await expect.poll(said).toContain('your portfolios, debts, payments');
      await expect.poll(said).toContain('This action cannot be undone.');
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      expect((await logIn(page.request, person)).status()).toBe(200);

      await open.click();
      await confirm(page);
      await dialog(page).getByText('Password is required').waitFor();
      await password(page).fill('not the one');
      await confirm(page);
      await dialog(page).getByText('Current password is incorrect').waitFor();
      await expect.poll(() => password(page).inputValue()).toBe('not the one');
      await password(page).fill(person.password);
      await confirm(page);
      await page.getByText('Your account and your data have been deleted.').waitFor();
      await expect.poll(() => storedTokens(page)).toEqual([null, null]);
      expect((await logIn(page.request, person)).status()).toBe(401);
      await untilAtRest(page, () => page.goBack());
      await expect.poll(() => page.getByText(person.email).count()).toBe(0);
    },
    { expects: refusedCall, viewport: { width: 390, height: 800 } },
  ));

it('says how to see whether it happened, where the reply was lost', () =>
  withPerson(
    async (page, person) => {
      await visit(page, '/profile');
      await data(page).getByRole('button', { name: 'Delete my account' }).click();
      await password(page).fill(person.password);
      await page.route('**/api/auth/delete-account', loseReply);
      await confirm(page);
      await shownFailure(dialog(page))
        .getByText(
          'We could not check whether your account was deleted. Try to sign in: if you cannot, it is gone.',
        )
        .waitFor();
      expect((await logIn(page.request, person)).status()).toBe(401);
    },
    { expects: anyTrouble },
  ));

it('asks for a code too, where two-step sign-in is on', () =>
  withConfirmedPerson(
    async (page, person) => {
      const [code = ''] = await switchOnTwoStep(page.request, person);
      await visit(page, '/profile');
      await data(page).getByRole('button', { name: 'Delete my account' }).click();
      await password(page).fill(person.password);
      await confirm(page);
      await dialog(page).getByText('Enter the code').first().waitFor();
      await dialog(page).getByLabel('Code', { exact: true }).fill('000000');
      await confirm(page);
      await dialog(page).getByText('That code is not right.').waitFor();
      await dialog(page).getByLabel('Code', { exact: true }).fill(code);
      await confirm(page);
      await page.waitForURL('**/account-deleted');
    },
    { expects: refusedCall },
  ));
