import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, badGateway } from '../support/accounts.ts';
import { shownFailure } from '../support/messages.ts';
import { auditPage, spillOf } from '../support/page-audits.ts';
import {
  callAs,
  card,
  debtCard,
  dialog,
  hostileNames,
  press,
  pressIn,
  withPortfolio,
} from '../support/portfolios.ts';

const title = 'Import debts';
const header = 'Creditor,Type,Balance,Rate,Monthly payment,Term,Auto payment day';
/** One group of rows for each debt: its figures, and under them what is wrong with them. */
const rows = (page: Page) => dialog(page, title).locator('tbody');

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`/portfolios/${id}`);
  await press(page, 'Import CSV');
  await dialog(page, title).waitFor();
}

async function choose(page: Page, text: string): Promise<void> {
  await dialog(page, title)
    .locator('input[type=file]')
    .setInputFiles({ name: 'debts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const savedDebts = async (page: Page, id: number) =>
  (await callAs(page, 'GET', `/api/portfolios/${id}/debts`)).json();

describe('importing debts from a file', () => {
  it('says what is wrong with a file or a row, is sound with it, and saves good ones when it is confirmed', () =>
    withPortfolio({ debts: [] }, async (page, { id }) => {
      await open(page, id);
      const alert = shownFailure(page);
      await choose(page, 'just,some\ntext,here');
      await alert
        .getByText('These are missing: creditor, type, balance, rate, monthly payment.')
        .waitFor();
      await choose(page, 'PK\u0003\u0004\0\0');
      await alert.getByText('This is not a CSV file.').waitFor();

      await choose(page, `${header}\nGran,Other,500,0,50\n"Calder,Other,500,0,50\n`);
      await alert.getByText('Line 3: a quotation mark is opened and not closed.').waitFor();

      await choose(page, `${header}\n${'W'.repeat(200)},Other,500,0,50\n,Yacht,abc,101,1\n`);
      for (const message of [
        'Creditor name is required',
        'Type must be one of: Credit Card',
        'Balance must be a number',
        'Rate must be between 0 and 100',
      ]) {
        await rows(page).nth(1).getByText(message).waitFor();
      }
      await expect.poll(() => rows(page).nth(0).locator('.error').count()).toBe(0);
      await dialog(page, title).getByText('1 row needs a correction.').waitFor();
      const confirm = dialog(page, title).getByRole('button', { name: 'Import 2 debts' });
      await expect.poll(() => confirm.isDisabled()).toBe(true);
      await auditPage(page, { part: 'dialog' });
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => spillOf(page.locator('dialog'))).toBe(0);
      }

      const visa = 'Harbour Visa,credit card,"£1,250.00",21.9%,60,,28';
      const loan = 'Calder,Personal Loan,5480,7.5,172.40,36,';
      await choose(page, `\uFEFF${header}\r\n${visa}\r\n${loan}\r\n`);
      await rows(page).nth(1).getByText('Calder').waitFor();
      await expect.poll(() => savedDebts(page, id)).toEqual([]);
      await confirm.click();
      await debtCard(page, 'Harbour Visa').getByText('On day 28').waitFor();
      await page.getByText('2 debts imported.').waitFor();
      const [first, second] = await savedDebts(page, id);
      expect(first).toMatchObject({ creditor: 'Harbour Visa', debt_type: 'Credit Card' });
      expect(first).toMatchObject({ balance: 1_250, interest_rate: 21.9 });
      expect(second).toMatchObject({ creditor: 'Calder', balance: 5_480 });
      expect(second).toMatchObject({ monthly_payment: 172.4, term_months: 36 });
      // Once one of them is deleted, as if in another tab, that is no longer said.
      await callAs(page, 'DELETE', `/api/portfolios/${id}/debts/${first.id}`);
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await debtCard(page, 'Harbour Visa').waitFor({ state: 'detached' });
      await expect.poll(() => page.getByText('2 debts imported.').count()).toBe(0);
    }));

  it('takes a file that is dropped, with semicolons, and keeps text as text', () =>
    withPortfolio({ debts: [] }, async (page, { id }) => {
      await open(page, id);
      const data = await page.evaluateHandle(() => {
        const transfer = new DataTransfer();
        const text = 'lender;kind;owed;apr;payment\nGran;other;500;0;50';
        transfer.items.add(new File([text], 'debts.csv', { type: 'text/csv' }));
        return transfer;
      });
      await page.dispatchEvent('.drop-place', 'drop', { dataTransfer: data });
      await pressIn(page, title, 'Import 1 debt');
      await debtCard(page, 'Gran').waitFor();

      const formula = '=HYPERLINK("http://x","y")';
      await press(page, 'Import CSV');
      await choose(
        page,
        `${header}\n"${formula.replaceAll('"', '""')}",Other,1,0,1\n${hostileNames.markup},Other,1,0,1\n`,
      );
      await rows(page).nth(1).getByText(hostileNames.markup).waitFor();
      await pressIn(page, title, 'Import 2 debts');
      await debtCard(page, formula).waitFor();
      await expect.poll(() => page.locator('.debt-card img').count()).toBe(0);
      await expect
        .poll(() => savedDebts(page, id))
        .toMatchObject([
          { creditor: 'Gran' },
          { creditor: formula },
          { creditor: hostileNames.markup },
        ]);
    }));

  it('hands out a template that it takes itself, and keeps the file where saving fails', () =>
    withPortfolio(
      { debts: [card] },
      async (page, { id }) => {
        await open(page, id);
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          pressIn(page, title, 'Download a template'),
        ]);
        expect(download.suggestedFilename()).toBe('debts-template.csv');
        await choose(page, await readFile(await download.path(), 'utf8'));
        await dialog(page, title).getByText('All rows can be imported.').waitFor();
        await expect.poll(() => rows(page).count()).toBe(2);
        await page.route('**/debts/import', badGateway);
        await pressIn(page, title, 'Import 2 debts');
        await shownFailure(page).getByText('Failed to add debt').waitFor();
        await expect.poll(() => rows(page).count()).toBe(2);
        await page.unroute('**/debts/import');

        // Beyond the plan it is said before anything is sent; where that is not known, none of them is saved.
        const threeDebts = `${header}\n${'Gran,Other,500,0,50\n'.repeat(3)}`;
        await choose(page, threeDebts);
        const excess = dialog(page, title).locator('.banner').filter({ hasText: 'Free Plan' });
        await excess
          .getByText('Your Free Plan holds 3 debts. 1 is here, so 2 more fit; this file has 3.')
          .waitFor();
        await excess.getByText('Take 1 debt out of the file').waitFor();
        const link = excess.getByRole('link', { name: 'Upgrade Now' });
        await expect.poll(() => link.getAttribute('href')).toBe('/subscription');
        const confirm = dialog(page, title).getByRole('button', { name: 'Import 3 debts' });
        await expect.poll(() => confirm.isDisabled()).toBe(true);
        await auditPage(page, { part: 'dialog' });
        await page.route('**/debts/check-limits', badGateway);
        await open(page, id);
        await choose(page, threeDebts);
        await pressIn(page, title, 'Import 3 debts');
        await pressIn(page, 'Debt limit reached', 'Dismiss');
        await expect.poll(() => rows(page).count()).toBe(3);
        await expect.poll(() => savedDebts(page, id)).toHaveLength(1);
      },
      { expects: anyTrouble },
    ));
});
