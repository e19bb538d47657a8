import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aPerson, type Person } from '../support/accounts.ts';
import { untilAtRest, visit, withPage } from '../support/browser.ts';
import { auditPage } from '../support/page-audits.ts';
import { makeQuickAccount } from '../support/quick-accounts.ts';

const conflict = { expects: /status of 409/ };

it('staff find somebody, read and change what there is about them, and delete them', () =>
  withPage(async (page) => {
    const person = aPerson();
    await makeQuickAccount(person, { isConfirmed: true });
    await visit(page, '/admin/users');
    await find(page, person);
    await auditPage(page, { part: '.user-list' });
    await suspendByKeyboard(page, person);
    await open(page, person);
    await auditPage(page);
    await act(page, 'Activate');
    await told(page, 'User activated successfully');
    await givePlan(page);
    await saveAgainstOthers(page);
    await resetPassword(page);
    await remove(page, person);
  }, conflict));

/** A moment after the last key the list and the address show it; going back shows all again. */
async function find(page: Page, person: Person): Promise<void> {
  const search = page.getByLabel('Search username, email or id');
  await search.pressSequentially(person.email.slice(0, 12));
  await page.waitForURL(/search=/);
  await page.getByRole('link', { name: person.username }).waitFor();
  await untilAtRest(page, () => page.getByLabel('Role').selectOption('Super admin'));
  await page.getByText('No users match').waitFor();
  await untilAtRest(page, () => page.goBack());
  expect(await page.getByLabel('Role').inputValue()).toBe('');
  expect(await search.inputValue()).toBe(person.email.slice(0, 12));
  await page.getByText(/^1 user$/).waitFor();
}

/** Escape calls it off. Done, the row is gone from those who are active, and the focus is on the title. */
async function suspendByKeyboard(page: Page, { username }: Person): Promise<void> {
  const menu = page.locator('summary').filter({ hasText: `Actions, ${username}` });
  const dialog = page.getByRole('dialog', { name: 'Suspend user' });
  const choose = async (): Promise<void> => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.waitFor();
  };
  await menu.focus();
  await choose();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
  await choose();
  await page.keyboard.type('Asked us to');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await told(page, 'User suspended successfully');
  await expect
    .poll(() => page.getByRole('heading', { name: 'Users' }).evaluate(hasFocus))
    .toBe(true);
}

function hasFocus(element: Element): boolean {
  return element === document.activeElement;
}

async function open(page: Page, { username }: Person): Promise<void> {
  await untilAtRest(page, () => page.getByLabel('Status').selectOption('Suspended'));
  await untilAtRest(page, () => page.getByRole('link', { name: username }).click());
  await page.getByText('Asked us to', { exact: true }).waitFor();
  await page.getByText('Reason: Asked us to').waitFor();
}

async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name}, ` }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

async function givePlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Give a plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await dialog.getByText('Give a reason').waitFor();
  await dialog.getByLabel('Reason').fill('Waited a week for us');
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await told(page, 'Plan granted successfully');
  // The form, in which nothing was typed, follows.
  await expect.poll(() => page.getByLabel('Plan').inputValue()).toBe('premium');
}

/** What was typed stays where somebody else saved in the meantime, beside what they saved. */
async function saveAgainstOthers(page: Page): Promise<void> {
  const notes = page.getByLabel('Staff notes');
  await notes.fill('Mine');
  const api = new URL(page.url()).pathname.replace('/admin', '/api/admin');
  await page.request.put(api, { data: { admin_notes: 'Theirs' } });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('This user has changed since you opened the form.').waitFor();
  await page.getByText('Saved in the meantime: Theirs').waitFor();
  expect(await notes.inputValue()).toBe('Mine');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await told(page, 'User updated successfully');
  await page.getByText('Notes: Theirs → Mine').waitFor();
}

async function resetPassword(page: Page): Promise<void> {
  await act(page, 'Reset password');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Password must be at least 8 characters long').waitFor();
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await told(page, 'Password reset successfully');
}

/** What was done is said on the list; what is left of the account can be read, and no more. */
async function remove(page: Page, { username }: Person): Promise<void> {
  const address = page.url();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete user' });
  await dialog.getByText(username).waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(/\/admin\/users$/);
  await told(page, 'User deleted successfully');
  await visit(page, address);
  await page.getByText('This account has been deleted.').waitFor();
  await expect.poll(() => page.locator('main').getByRole('button').count()).toBe(1);
}

async function told(page: Page, text: string): Promise<void> {
  await page.locator('.act-notice').getByText(text, { exact: true }).waitFor();
}
