/** The profile's form, with a new name typed in it. */
import type { Page } from 'playwright-core';
import { aPerson } from './accounts.ts';

export async function editName(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Username').fill(aPerson().username);
}

export const saveProfile = (page: Page) =>
  page.getByRole('button', { name: 'Save changes' }).click();
