/** People with portfolios, made by the calls themselves, and the pages on which they see them. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withPerson } from './accounts.ts';
import type { PageOptions } from './browser.ts';
import { daysAgo } from './product-clock.ts';
import { storageOf } from './profiles.ts';

export type GivenDebt = {
  readonly creditor: string;
  readonly debt_type: string;
  readonly balance: number;
  readonly interest_rate: number;
  readonly monthly_payment: number;
  readonly term_months?: number | null;
  readonly auto_payment_enabled?: boolean;
  readonly auto_payment_day?: number;
};

export const card: GivenDebt = {
  creditor: 'Northgate credit card',
  debt_type: 'Credit Card',
  balance: 2_640.55,
  interest_rate: 24.9,
  monthly_payment: 85,
};
export const loan: GivenDebt = {
  creditor: 'Calder Bank loan',
  debt_type: 'Personal Loan',
  balance: 5_480,
  interest_rate: 7.5,
  monthly_payment: 172.4,
  term_months: 36,
  auto_payment_enabled: true,
  auto_payment_day: 28,
};
export const paidOff: GivenDebt = { ...card, creditor: 'Sofa on finance', balance: 0 };

export type SavedPortfolio = {
  readonly id: number;
  readonly debts: readonly { readonly id: number; readonly version: number }[];
};

/** A call in the name of the person who is signed in in the browser. */
export async function callAs(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
) {
  const token = await storageOf(page).evaluate(() => localStorage.getItem('jwt_token'));
  return page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data !== undefined && { data }),
  });
}

/** As read off a statement of today, so that what was owed at first stays. */
export function stateBalance(
  page: Page,
  {
    id,
    debtId,
    balance,
  }: { readonly id: number; readonly debtId: number; readonly balance: number },
) {
  return callAs(page, 'POST', `/api/portfolios/${id}/balance-entries`, {
    debt_id: debtId,
    entry_type: 'balance',
    entry_date: daysAgo(0),
    amount: balance,
  });
}

export async function makePortfolio(
  page: Page,
  {
    name = 'Household',
    description = 'What we owe together',
    debts = [card, loan],
  }: GivenPortfolio,
): Promise<SavedPortfolio> {
  const reply = await callAs(page, 'POST', '/api/portfolios', { name, description, debts });
  expect(reply.status()).toBe(201);
  return reply.json();
}

type GivenPortfolio = {
  readonly name?: string;
  readonly description?: string;
  readonly debts?: readonly GivenDebt[];
};

/** A fresh profile in which a new person on the free plan has one portfolio. */
export function withPortfolio(
  given: GivenPortfolio,
  journey: (page: Page, portfolio: SavedPortfolio) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  return withPerson(async (page) => {
    await journey(page, await makePortfolio(page, given));
  }, options);
}

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const pressIn = (page: Page, title: string, name: string) =>
  dialog(page, title).getByRole('button', { name, exact: true }).click();

/** For a form that holds something: Cancel asks first. */
export async function cancelChanged(page: Page, title: string): Promise<void> {
  await pressIn(page, title, 'Cancel');
  await pressIn(page, 'Leave without saving?', 'Leave without saving');
}

/** One debt in the list, by its creditor. */
export const debtCard = (page: Page, creditor: string) =>
  page.locator('.debt-card').filter({ has: page.getByRole('heading', { name: creditor }) });

export async function fillDebt(page: Page, fields: Readonly<Record<string, string>>) {
  const form = page.locator('dialog[open] form');
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label);
    if (label === 'Type' || label === 'Payment day') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Names that try to break a page. */
export const hostileNames = {
  markup: '<img src=x onerror=alert(1)>',
  long: 'W'.repeat(200),
  rightToLeft: 'بطاقة ائتمان \u202Eevil',
  emoji: '💷🇬🇧👨‍👩‍👧‍👦 debts',
} as const;
