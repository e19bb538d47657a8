/** The dashboard of somebody whose portfolios are made by the calls themselves. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoPassword } from '../../server/src/demo/demo-people.ts';
import type { Person } from './accounts.ts';
import { storageOf } from './profiles.ts';

/** The accounts that are there from the first start. */
export const demo = (tier: 'free' | 'basic' | 'premium'): Person => ({
  username: `demo-${tier}`,
  email: `demo-${tier}@example.com`,
  password: demoPassword,
});

export const creditCard = {
  creditor: 'Northgate credit card',
  debt_type: 'Credit Card',
  balance: 1_200,
  interest_rate: 18.9,
  monthly_payment: 60,
};

/** Makes a portfolio by the call itself, and opens the dashboard. */
export async function openWith(
  page: Page,
  name: string,
  debts: readonly unknown[],
): Promise<number> {
  const headers = await bearerOf(page);
  const reply = await page.request.post('/api/portfolios', { headers, data: { name, debts } });
  expect(reply.status()).toBe(201);
  await openDashboard(page);
  return (await reply.json()).id;
}

/** For calls in the name of the person who is signed in. */
async function bearerOf(page: Page): Promise<{ authorization: string }> {
  const token = await storageOf(page).evaluate(() => localStorage.getItem('jwt_token'));
  return { authorization: `Bearer ${token}` };
}

export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Your portfolios' }).waitFor();
}
