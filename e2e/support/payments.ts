/** The payment tracker, and payments made by the calls themselves. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callAs, type SavedPortfolio } from './portfolios.ts';
import { daysAgo } from './product-clock.ts';

export type GivenPayment = {
  readonly debt?: number;
  readonly payment_amount?: number;
  readonly payment_date?: string;
  readonly payment_type?: 'regular' | 'extra' | 'lump_sum';
  readonly notes?: string;
  readonly balance_after_payment?: number;
  readonly affects_balance?: boolean;
};

/** Records them one after the other; `debt` is the place of the debt in the portfolio. */
export async function recordPayments(
  page: Page,
  { id, debts }: SavedPortfolio,
  payments: readonly GivenPayment[],
): Promise<{ id: number; version: number }[]> {
  const recorded: { id: number; version: number }[] = [];
  for (const { debt = 0, ...facts } of payments) {
    const reply = await callAs(page, 'POST', `/api/portfolios/${id}/payments`, {
      debt_id: debts[debt]?.id,
      payment_amount: 85,
      payment_date: daysAgo(0),
      ...facts,
    });
    expect(reply.status()).toBe(201);
    recorded.push(await reply.json());
  }
  return recorded;
}

export async function savedPayments(page: Page, id: number) {
  return (await callAs(page, 'GET', `/api/portfolios/${id}/payments`)).json();
}

export async function openTracker(page: Page, id: number, query = ''): Promise<void> {
  await page.goto(`/portfolios/${id}/payments${query}`);
  await page.getByRole('heading', { level: 1, name: 'Track Payments' }).waitFor();
}

export const items = (page: Page) => page.locator('.payment-item');
export const tile = (page: Page, label: string) =>
  page
    .locator('.tile')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('.big');
/** What a line of a payment says, by its label. */
export const figureOf = (page: Page, { item, label }: { item: number; label: string }) =>
  items(page)
    .nth(item)
    .locator('.payment-figures > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

export const form = (page: Page) => page.locator('dialog[open]');

export async function fillPayment(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = form(page).getByLabel(label);
    if (label === 'Debt') await field.selectOption({ label: await optionOf(page, value) });
    else if (label === 'Payment type') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** The choice of a debt also says what is owed. */
async function optionOf(page: Page, creditor: string): Promise<string> {
  const options = await form(page).getByLabel('Debt').getByRole('option').allInnerTexts();
  return options.find((option) => option.startsWith(creditor)) ?? creditor;
}

export const pressInForm = (page: Page, name: string) =>
  form(page).getByRole('button', { name, exact: true }).click();
