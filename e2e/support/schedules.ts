/** The page of scheduled payments, and the product at another time. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Person, signIn } from './accounts.ts';
import { type PageOptions, withPage } from './browser.ts';
import { makeDataFolder, removeFolder } from './data-folder.ts';
import { callAs } from './portfolios.ts';
import { daysAgo } from './product-clock.ts';
import { startServer } from './server-process.ts';

export const schedulesPath = (id: number) => `/portfolios/${id}/scheduled-payments`;

export async function openSchedules(page: Page, id: number): Promise<void> {
  await page.goto(schedulesPath(id));
  await page.getByRole('heading', { name: 'Your schedules' }).waitFor();
}

/** One scheduled payment in the list, by its creditor. */
export const scheduleCard = (page: Page, creditor: string) =>
  page.locator('.schedule-card').filter({ has: page.getByRole('heading', { name: creditor }) });

export async function fillSchedule(page: Page, fields: Readonly<Record<string, string>>) {
  const form = page.locator('dialog[open] form');
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label);
    const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
    if (isChoice) await field.selectOption(value);
    else await field.fill(value);
  }
}

/** The day of the month in London, by the product's clock. */
export function serverToday(): { day: number; iso: string } {
  const iso = daysAgo(0);
  return { day: Number(iso.slice(8)), iso };
}

/** Schedules the first debt's payment for today's day of each month. */
export async function scheduleToday(
  page: Page,
  { id, debts }: { id: number; debts: readonly { id: number }[] },
): Promise<void> {
  await callAs(page, 'POST', `/api${schedulesPath(id)}`, {
    debt_id: debts[0]?.id,
    payment_amount: 85,
    payment_day: serverToday().day,
  });
}

export async function paymentsOf(
  page: Page,
  id: number,
): Promise<{ payment_date: string; payment_amount: number; creditor: string }[]> {
  const reply = await callAs(page, 'GET', `/api/portfolios/${id}/payments`);
  expect(reply.status()).toBe(200);
  return reply.json();
}

export type LaterProduct = {
  readonly dataFolder: string;
  /** Signs somebody in who was there before, in a fresh profile. */
  readonly as: (
    person: Pick<Person, 'username' | 'password'>,
    journey: (page: Page) => Promise<void>,
    options?: PageOptions,
  ) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** The product weeks after somebody was last there. */
export async function startLater(now: string): Promise<LaterProduct> {
  const dataFolder = await makeDataFolder('later');
  const variables = { DATA_DIR: dataFolder, RATE_LIMIT_FACTOR: '1000', TEST_NOW: now };
  const { url, stop } = await startServer(variables);
  return {
    dataFolder,
    as: (person, journey, options = {}) =>
      withPage(
        async (page) => {
          await signIn(page, person);
          await journey(page);
        },
        { ...options, baseURL: url },
      ),
    stop: async () => {
      await stop();
      await removeFolder(dataFolder);
    },
  };
}
