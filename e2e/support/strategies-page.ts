/** The strategies page in a tab that has calculated debts before. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type PageOptions, untilAtRest, visit, withPage } from './browser.ts';
import { figure } from './figures.ts';

type SeedDebt = { creditor: string; balance: number; interestRate: number; monthlyPayment: number };
export type Seed = { debts: readonly SeedDebt[]; extraPayment?: number; origin?: object };

export const card = { creditor: 'Card', balance: 4_150, interestRate: 24.9, monthlyPayment: 110 };
export const loan = { creditor: 'Loan', balance: 2_300, interestRate: 7.5, monthlyPayment: 95 };
export const twoDebts: Seed = { debts: [card, loan], extraPayment: 50 };
/** Its payment does not cover its interest. */
export const endless: Seed = { debts: [{ ...card, monthlyPayment: 60 }] };

export function withResults(
  seed: Seed,
  journey: (page: Page) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  return withStored(stateOf(seed), journey, options);
}

/** What is stored may be anything. */
export function withStored(
  stored: string,
  journey: (page: Page) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  return withPage(async (page) => {
    await page.addInitScript((text) => sessionStorage.setItem('strategies', text), stored);
    await visit(page, '/strategies');
    await journey(page);
  }, options);
}

/** As the calculator leaves it. */
export function stateOf({
  debts,
  extraPayment = 0,
  origin = { kind: 'calculator' },
}: Seed): string {
  const full = debts.map((debt) => ({ type: 'Other', termMonths: null, ...debt }));
  return JSON.stringify({ debts: full, extraPayment, results: {}, origin });
}

export const months = (page: Page) => page.locator('details.month');
/** One month is laid out like the other. */
export const furtherMonths = 'details.month ~ details.month ~ details.month';

/** Brings the charts in that wait until someone is near. */
export async function scrollToPlan(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Monthly plan' });
  await untilAtRest(page, () =>
    // The heading of the server's page may give way to the next one just then.
    expect
      .poll(() =>
        heading.evaluate((element) => {
          element.scrollIntoView();
          return element.isConnected;
        }),
      )
      .toBe(true),
  );
}

/** All charts of the sample. */
export async function openSampleCharts(page: Page): Promise<void> {
  await visit(page, '/strategies');
  await scrollToPlan(page);
  await figure(page, 'Interest and principal by year').waitFor();
}
