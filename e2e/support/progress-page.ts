/** The progress of a portfolio, with payments and snapshots made by the calls themselves. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callAs, type GivenDebt, type SavedPortfolio } from './portfolios.ts';
import { daysAgo } from './product-clock.ts';

/** Without interest, so that the figures can be followed in the head: the plan ends after three months. */
export const plainDebt: GivenDebt = {
  creditor: 'Plain card',
  debt_type: 'Credit Card',
  balance: 300,
  interest_rate: 0,
  monthly_payment: 100,
};

/** 'November 2026', or so many months later. */
export function monthText(day: string, later = 0): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1)).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

export async function payToday(
  page: Page,
  { id, debts }: SavedPortfolio,
  { debt = 0, amount }: { readonly debt?: number; readonly amount: number },
): Promise<void> {
  const reply = await callAs(page, 'POST', `/api/portfolios/${id}/payments`, {
    debt_id: debts[debt]?.id,
    payment_amount: amount,
    payment_date: daysAgo(0),
    payment_type: 'extra',
  });
  expect(reply.status()).toBe(201);
}

export async function capture(
  page: Page,
  id: number,
  facts: { readonly day: string; readonly notes?: string; readonly interest?: number },
): Promise<void> {
  const reply = await callAs(page, 'POST', `/api/portfolios/${id}/progress`, {
    snapshot_date: facts.day,
    total_interest_paid: facts.interest ?? 0,
    notes: facts.notes ?? '',
  });
  expect(reply.status()).toBe(201);
}

/** Snapshots from before the account was made, which nobody can take: the list replies with them. */
export async function showSnapshots(
  page: Page,
  id: number,
  snapshots: readonly {
    readonly day: string;
    readonly notes?: string;
    readonly balance?: number;
  }[],
): Promise<void> {
  const listed = snapshots.map(({ day, notes = '', balance = 300 }, at) => ({
    id: at + 1,
    snapshot_date: day,
    total_balance: balance,
    total_interest_paid: 0,
    paid_off_count: 0,
    total_debts_count: 1,
    notes,
    paid_off_debt_ids: [],
  }));
  await page.route(`**/api/portfolios/${id}/progress`, (route) => route.fulfill({ json: listed }));
}

export async function openProgress(page: Page, id: number): Promise<void> {
  await page.goto(`/portfolios/${id}/progress`);
  await page.getByRole('region', { name: 'Summary' }).waitFor();
  await page.getByRole('heading', { name: 'Snapshots', exact: true }).waitFor();
}

/** The rows of the list, each as its cells, without the buttons. */
export async function listed(page: Page): Promise<string[][]> {
  const rows = page.locator('.progress-list tbody tr');
  await rows.first().waitFor();
  return rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.children]
        .filter((cell) => cell.querySelector('button') === null)
        .map((cell) => cell.textContent ?? ''),
    ),
  );
}
