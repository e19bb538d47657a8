import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { refusedCall } from '../support/accounts.ts';
import { hasFocus, untilAtRest, visit, withPage } from '../support/browser.ts';
import { shownFailure } from '../support/messages.ts';
import { overflowOf, setTextSize } from '../support/page-audits.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name });
const isShown = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 2 }).waitFor();

it('each tab is an address, stays where it was pressed, and is tried again where it did not come', () =>
  withPage(
    async (page) => {
      await visit(page, '/resources');
      await isShown(page, 'Budgeting');
      await untilAtRest(page, () => tab(page, 'Side Hustle').click());
      await isShown(page, 'Side Hustle');
      await expect.poll(() => hasFocus(tab(page, 'Side Hustle'))).toBe(true);
      await page.goBack();
      await isShown(page, 'Budgeting');
      await page.route('**/resources.data*', (route) => route.fulfill({ status: 503 }));
      await tab(page, 'Credit Monitoring').click();
      const failure = shownFailure(page);
      await failure.getByText('Failed to load resources').waitFor();
      await untilAtRest(page, () => failure.getByRole('button', { name: 'Try Again' }).click());
      await isShown(page, 'Credit Monitoring');
    },
    { viewport: { width: 390, height: 844 }, expects: refusedCall },
  ));

it('with large text on a phone nothing sticks out, and the menu does not cover the name', () =>
  withPage(
    async (page) => {
      await visit(page, '/resources');
      await setTextSize(page, '200%');
      await expect.poll(() => overflowOf(page)).toBe(0);
      const name = await page.locator('.phone-nav .wordmark').boundingBox();
      const menu = await page.locator('.phone-nav').getByText('Menu').boundingBox();
      expect(menu?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0));
    },
    { viewport: { width: 390, height: 844 } },
  ));
