import { writePlanLink } from '@debt-payoff/contract/plan-link';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { publishArticles } from '../support/articles.ts';
import { focusedText, missingPage, untilAtRest, visit, withPage } from '../support/browser.ts';
import { barclaycardDebt, creditorOf } from '../support/calculator-page.ts';
import { auditPage } from '../support/page-audits.ts';

const example = writePlanLink({ debts: [barclaycardDebt], extraPayment: 10 });
const content = `<h2>An example</h2><p><a href="${example}">Open it in the calculator</a></p>
  <table><thead><tr><th scope="col">Way to pay</th><th scope="col">Time to clear</th><th scope="col">Interest</th></tr></thead>
  <tbody><tr><th scope="row">Avalanche</th><td>2 years and 7 months</td><td>£2,822.16</td></tr></tbody></table>`;
const cards = (page: Page) => page.locator('.article-card');
const category = (page: Page) => page.getByLabel('Category');
const press = (page: Page, name: string) =>
  untilAtRest(page, () => page.locator('main').getByRole('link', { name }).first().click());

it('articles are chosen, read and left again, and the back button leads through all of it', () =>
  withPage(
    async (page) => {
      const own = await publishArticles(23, content);
      await visit(page, '/articles');
      await category(page).selectOption(own.category);
      await page.getByText(`Articles 1 to 20 in ${own.category}`).waitFor();
      await auditPage(page);
      await press(page, 'Older articles');
      await expect.poll(() => cards(page).count()).toBe(3);
      await expect.poll(() => focusedText(page)).toBe('Articles');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      // Anywhere on the card.
      await untilAtRest(page, () =>
        cards(page)
          .first()
          .click({ position: { x: 30, y: 90 } }),
      );
      await page.getByRole('heading', { name: `Article 21 of ${own.tag}`, level: 1 }).waitFor();
      await press(page, `${own.tag} old`);
      await expect.poll(() => cards(page).count()).toBe(3);
      await press(page, `Remove tag ${own.tag} old`);
      await expect.poll(() => page.getByRole('link', { name: /^Remove tag/ }).count()).toBe(0);
      await page.goBack();
      await page.goBack();
      await press(page, 'Return to Articles');
      await expect.poll(() => category(page).inputValue()).toBe(own.category);
      await press(page, 'Newer articles');
      await expect.poll(() => cards(page).count()).toBe(20);
      await press(page, `Article 1 of ${own.tag}`);
      await press(page, 'Open it in the calculator');
      await expect.poll(() => creditorOf(page, 1)).toBe(barclaycardDebt.creditor);
      expect((await page.goto('/articles/no-such-article'))?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Article not found' }).waitFor();
    },
    { expects: missingPage },
  ));

it('a category is chosen without scripts by a button', () =>
  withPage(
    async (page) => {
      const own = await publishArticles(1, content);
      await page.goto('/articles');
      await category(page).selectOption(own.category);
      await page.getByRole('button', { name: 'Show' }).click();
      await page.getByText(`1 article in ${own.category}`).waitFor();
      await page.getByRole('link', { name: `Article 1 of ${own.tag}` }).click();
      await page.getByRole('heading', { name: 'An example' }).waitFor();
    },
    { javaScriptEnabled: false },
  ));
