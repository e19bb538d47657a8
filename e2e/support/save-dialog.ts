/** The dialog that saves the calculator's debts, opened and filled in as people do. */
import type { Page } from 'playwright-core';
import { visit } from './browser.ts';
import { barclaycard, fillDebt } from './calculator-page.ts';
import { callAs, dialog, press } from './portfolios.ts';

export const saveTitle = 'Save to Portfolio';
export const save = (page: Page) =>
  dialog(page, saveTitle).getByRole('button', { name: /^Save/ }).click();
export const choose = (page: Page, name: string | RegExp) =>
  dialog(page, saveTitle).getByRole('radio', { name }).check();

/** The calculator with one debt in it, and the dialog open. */
export async function openDialog(
  page: Page,
  fields: Record<string, string> = barclaycard,
): Promise<void> {
  await visit(page, '/calculator');
  await fillDebt(page, 1, fields);
  await press(page, 'Create Portfolio');
  await dialog(page, saveTitle).waitFor();
}

export async function portfolioInAddress(page: Page) {
  await page.waitForURL(/\/portfolios\/\d+$/);
  const reply = await callAs(page, 'GET', `/api${new URL(page.url()).pathname}`);
  return reply.json();
}
