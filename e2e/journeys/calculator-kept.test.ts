import { writePlanLink } from '@debt-payoff/contract/plan-link';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reload, visit, withPage } from '../support/browser.ts';
import {
  barclaycard,
  barclaycardDebt,
  creditorOf,
  debt,
  fillDebt,
  submit,
} from '../support/calculator-page.ts';
import { shownFailure } from '../support/messages.ts';

const extra = (page: Page) => page.getByLabel('Extra monthly payment');
const rows = (page: Page) => page.locator('fieldset.debt-row');
const button = (page: Page, name: string) => page.getByRole('button', { name });

describe('nothing typed is lost', () => {
  it('by a reload, a jump within the page, a call that fails or the back button, until it is cleared', () =>
    withPage(
      async (page) => {
        await visit(page, '/calculator');
        await button(page, 'Add Another Debt').click();
        await fillDebt(page, 1, barclaycard);
        await fillDebt(page, 2, { ...barclaycard, Creditor: 'Second' });
        await extra(page).fill('25');
        await reload(page);
        await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
        await page.getByRole('link', { name: 'How it works' }).click();
        await page.getByRole('link', { name: 'Start Calculating Now' }).click();
        await expect.poll(() => creditorOf(page, 2)).toBe('Second');
        await page.route('**/api/strategies', (route) => route.abort());
        await submit(page);
        const failure = page.getByText('Something went wrong. Please try again later.');
        await failure.waitFor();
        // It was about other figures.
        await extra(page).fill('26');
        await failure.waitFor({ state: 'detached' });
        await extra(page).fill('25');
        await page.unroute('**/api/strategies');
        await submit(page);
        await page.waitForURL('**/strategies');
        await page.goBack();
        await expect.poll(() => debt(page, 1).getByLabel('Balance').inputValue()).toBe('3,000');
        await expect.poll(() => extra(page).inputValue()).toBe('25');
        await page.route('**/api/strategies', (route) => route.abort());
        await submit(page);
        await failure.waitFor();
        await button(page, 'Clear').click();
        await failure.waitFor({ state: 'detached' });
        await expect.poll(() => rows(page).count()).toBe(1);
        await expect.poll(() => extra(page).inputValue()).toBe('');
        await reload(page);
        await expect.poll(() => creditorOf(page, 1)).toBe('');
      },
      { expects: /ERR_FAILED/ },
    ));

  it('by a second tab: each goes on from what was typed last', () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await fillDebt(page, 1, barclaycard);
      const other = await page.context().newPage();
      await visit(other, '/calculator');
      await expect.poll(() => creditorOf(other, 1)).toBe('Barclaycard');
      await debt(other, 1).getByLabel('Balance').fill('4,000');
      await other.getByRole('button', { name: 'Add Another Debt' }).click();
      await fillDebt(other, 2, { ...barclaycard, Creditor: 'From the other tab' });
      await expect.poll(() => creditorOf(page, 2)).toBe('From the other tab');
      await debt(page, 1).getByLabel('Monthly payment').fill('95');
      await reload(other);
      await expect.poll(() => debt(other, 1).getByLabel('Monthly payment').inputValue()).toBe('95');
      await expect.poll(() => debt(other, 1).getByLabel('Balance').inputValue()).toBe('4,000');
      await expect.poll(() => creditorOf(other, 2)).toBe('From the other tab');
      await debt(page, 1).getByLabel('Creditor').fill('');
      await submit(page);
      await shownFailure(page).getByText('Creditor name is required').waitFor();
      await other.getByRole('button', { name: 'Clear' }).click();
      await expect.poll(() => debt(page, 1).getByLabel('Balance').inputValue()).toBe('');
      // Nobody has tried to calculate with an empty form.
      await expect.poll(() => shownFailure(page).count()).toBe(0);
    }));

  it('where an address brings figures along: later edits outlive a reload', () =>
    withPage(async (page) => {
      await visit(page, writePlanLink({ debts: [barclaycardDebt], extraPayment: 25 }));
      await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
      await debt(page, 1).getByLabel('Creditor').fill('Renamed');
      await reload(page);
      await expect.poll(() => creditorOf(page, 1)).toBe('Renamed');
      await page.evaluate(() => {
        const state = { usr: { extraPayment: 75 }, key: 'test', idx: 0 };
        history.replaceState(state, '', '/calculator?showCalculator=true');
      });
      await reload(page);
      await expect.poll(() => extra(page).inputValue()).toBe('75');
      await expect.poll(() => creditorOf(page, 1)).toBe('Renamed');
    }));
});
