import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { section, withPerson } from '../support/accounts.ts';
import { subscribe, useUpTrial } from '../support/billing.ts';
import { visit } from '../support/browser.ts';
import { auditPage } from '../support/page-audits.ts';
import { dialog, press, pressIn } from '../support/portfolios.ts';

it('staff find a subscription, cancel, reactivate and extend it, refund a payment, and read what was done', () =>
  withPerson(async (page, person) => {
    await useUpTrial(person);
    await subscribe(page, { tier: 'premium' });
    // Without a token the staff of the local environment look at it.
    await page.evaluate(() => localStorage.clear());
    await findAndOpen(page, person.username);
    await cancelAndReactivate(page);
    await extend(page);
    await refund(page);
    await readWhatWasDone(page);
    await auditPage(page);
  }));

async function findAndOpen(page: Page, username: string): Promise<void> {
  await visit(page, '/admin/subscriptions?status=active');
  await page.getByLabel('Search username or email').fill(username);
  const row = page.getByRole('row').filter({ hasText: username });
  await row.getByText('£9.99').waitFor();
  await page.getByText('1 subscription', { exact: true }).waitFor();
  await auditPage(page);
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Extend' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => row.locator('summary').evaluate(isFocused)).toBe(true);
  await row.locator('summary').click();
  await row.getByRole('link', { name: 'View' }).click();
  await page.getByRole('heading', { name: `Premium Plan of ${username}` }).waitFor();
}

async function cancelAndReactivate(page: Page): Promise<void> {
  await press(page, 'Cancel');
  const question = dialog(page, 'Cancel subscription');
  await question.getByText('There is no refund').waitFor();
  await question.getByLabel('Reason (optional)').fill('Asked by phone');
  await pressIn(page, 'Cancel subscription', 'Yes, cancel subscription');
  await done(page, 'Subscription cancelled successfully');
  await page.getByText('and nothing more is charged.').waitFor();
  await press(page, 'Reactivate');
  await pressIn(page, 'Reactivate subscription', 'Reactivate');
  await done(page, 'Subscription reactivated successfully');
  // The button that was pressed has gone.
  await expect.poll(() => page.getByRole('heading', { level: 1 }).evaluate(isFocused)).toBe(true);
}

async function extend(page: Page): Promise<void> {
  await press(page, 'Extend');
  await pressIn(page, 'Extend subscription', 'Extend');
  await page.getByText('Please enter a valid number of days').waitFor();
  await expect.poll(() => page.getByLabel('Days').evaluate(isFocused)).toBe(true);
  await page.getByLabel('Days').fill('10');
  await pressIn(page, 'Extend subscription', 'Extend');
  await done(page, 'Subscription extended by 10 days');
  await page
    .getByText(/^Extended to /)
    .first()
    .waitFor();
}

async function refund(page: Page): Promise<void> {
  const invoices = section(page, 'Invoices and refunds');
  await invoices.getByRole('button', { name: /^Refund, invoice / }).click();
  const question = dialog(page, 'Refund');
  await expect.poll(() => question.getByLabel('Amount').inputValue()).toBe('9.99');
  await question.getByLabel('Amount').fill('2.50');
  await pressIn(page, 'Refund', 'Refund £2.50');
  await question.getByText('Give a reason').waitFor();
  await question.getByLabel('Reason').fill('An hour without service');
  await pressIn(page, 'Refund', 'Refund £2.50');
  await done(page, '£2.50 has been refunded');
  await expect.poll(() => invoices.locator('.ledger').innerText()).toMatch(/£2\.50[\s\S]*£7\.49/);
}

async function readWhatWasDone(page: Page): Promise<void> {
  const states = section(page, 'History').locator('tbody tr');
  await expect.poll(() => states.count()).toBe(4);
  const acts = section(page, 'Staff actions').locator('tbody tr');
  await expect.poll(() => acts.count()).toBe(4);
  await expect.poll(() => acts.first().innerText()).toContain('An hour without service');
  await expect.poll(() => acts.last().innerText()).toContain('Asked by phone');
}

const done = (page: Page, text: string) => page.getByText(text).waitFor();

const isFocused = (element: Element): boolean => element === document.activeElement;
