import { writePlanLink } from '@debt-payoff/contract/plan-link';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdScripts, reload, visit, withPage } from '../support/browser.ts';
import {
  barclaycard,
  barclaycardDebt,
  creditorOf,
  debt,
  fillDebt,
} from '../support/calculator-page.ts';
import { shownFailure } from '../support/messages.ts';

const shared = { ...barclaycardDebt, creditor: 'From a friend', balance: 900 };
const link = writePlanLink({ debts: [shared], extraPayment: 10 });
const opened = 'You opened a shared plan. Your own figures are kept.';
const back = (page: Page) => page.getByRole('button', { name: 'Back to my figures' });

describe('a link to a plan', () => {
  it("keeps the visitor's own figures and what was changed in the plan, and leads back to both", () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await fillDebt(page, 1, barclaycard);
      await page.getByLabel('Extra monthly payment').fill('25');
      await page.goto('about:blank');
      await visit(page, link);
      await expect.poll(() => creditorOf(page, 1)).toBe('From a friend');
      await page.getByText(opened).waitFor();
      await reload(page);
      await back(page).click();
      await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
      await expect.poll(() => debt(page, 1).getByLabel('Balance').inputValue()).toBe('3,000');
      await expect.poll(() => page.getByLabel('Extra monthly payment').inputValue()).toBe('25');
      await expect.poll(() => page.getByText(opened).count()).toBe(0);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe('Your debts');
      await reload(page);
      await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
      await page.goto('about:blank');
      await visit(page, link);
      await debt(page, 1).getByLabel('Balance').fill('950');
      await back(page).click();
      await page.getByText('The plan that you changed is kept.').waitFor();
      await page.getByRole('button', { name: 'Back to that plan' }).click();
      await expect.poll(() => debt(page, 1).getByLabel('Balance').inputValue()).toBe('950');
      await back(page).click();
      await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
    }));

  it('says nothing where there are no figures yet, or the same, but where it cannot be read', () =>
    withPage(async (page) => {
      for (let visits = 0; visits < 2; visits += 1) {
        await visit(page, link);
        await expect.poll(() => creditorOf(page, 1)).toBe('From a friend');
        await expect.poll(() => page.getByText(opened).count()).toBe(0);
        await page.goto('about:blank');
      }
      await visit(page, '/calculator');
      await fillDebt(page, 1, barclaycard);
      await page.goto('about:blank');
      await visit(page, link.slice(0, -9));
      await shownFailure(page).getByText('This link to a plan could not be read.').waitFor();
      await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
      await page.goto('about:blank');
      await visit(page, '/calculator');
      await expect.poll(() => shownFailure(page).count()).toBe(0);
    }));

  it('early typing on a slow line does not replace what was kept', () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await fillDebt(page, 1, barclaycard);
      const release = await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await debt(page, 1).getByLabel('Creditor').fill('Early bird');
      await debt(page, 1).getByLabel('Type').selectOption('Personal Loan');
      release();
      await expect.poll(() => debt(page, 2).count()).toBe(1);
      await expect.poll(() => creditorOf(page, 1)).toBe('Early bird');
      await expect.poll(() => debt(page, 1).getByLabel('Term').inputValue()).toBe('360');
      await expect.poll(() => creditorOf(page, 2)).toBe('Barclaycard');
    }));
});
