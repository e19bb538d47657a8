import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, badGateway, section } from '../support/accounts.ts';
import { shownFailure } from '../support/messages.ts';
import { auditPage } from '../support/page-audits.ts';
import {
  callAs,
  card,
  debtCard,
  dialog,
  fillDebt,
  hostileNames,
  loan,
  press,
  pressIn,
  withPortfolio,
} from '../support/portfolios.ts';

const information = (page: Page) => section(page, 'Portfolio information');
const save = (page: Page) => press(page, 'Save changes');
const saved = async (page: Page, id: number) =>
  (await callAs(page, 'GET', `/api/portfolios/${id}`)).json();

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`/portfolios/${id}/edit`);
  await information(page).waitFor();
}

describe('editing a portfolio', () => {
  it('needs a name, keeps what was typed where it fails, changes name and description, and loses nothing where it was changed or deleted in another tab', () =>
    withPortfolio(
      {},
      async (page, { id }) => {
        await open(page, id);
        await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Household');
        const facts = section(page, 'About this portfolio');
        await expect
          .poll(() => facts.getByRole('term').allInnerTexts())
          .toEqual(['Created', 'Last updated']);
        const [created, updated] = await facts.getByRole('definition').allInnerTexts();
        expect(created).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
        expect(updated).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d$/);

        await page.getByLabel('Name').fill(' ');
        await save(page);
        await information(page).getByText('Name is required').waitFor();
        await page.getByLabel('Name').fill('Home');
        await page.getByLabel('Description').fill('');
        await page.route('**/api/portfolios/*', badGateway);
        await save(page);
        await shownFailure(page).getByText('Failed to update portfolio').waitFor();
        await page.unroute('**/api/portfolios/*');
        await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Home');
        await expect.poll(() => saved(page, id)).toMatchObject({ name: 'Household' });
        await save(page);
        await page.getByText('Portfolio updated.').waitFor();
        await expect.poll(() => saved(page, id)).toMatchObject({ name: 'Home', description: '' });

        const [name, description] = [page.getByLabel('Name'), page.getByLabel('Description')];
        const theirs = { name: 'Theirs', description: 'Changed elsewhere' };
        await callAs(page, 'PUT', `/api/portfolios/${id}`, theirs);
        await name.fill('Mine');
        await save(page);
        await page.getByText('This has since been changed.').waitFor();
        await press(page, 'Load the newest');
        await page.getByText('Saved in the meantime: Theirs').waitFor();
        await expect.poll(() => name.inputValue()).toBe('Mine');
        await expect.poll(() => description.inputValue()).toBe('Changed elsewhere');
        await save(page);
        await page.getByText('Portfolio updated.').waitFor();
        await expect.poll(() => saved(page, id)).toMatchObject({ ...theirs, name: 'Mine' });

        await name.fill('Typed with care');
        await callAs(page, 'DELETE', `/api/portfolios/${id}`);
        await save(page);
        await page.getByText('It may have been deleted in another tab.').waitFor();
        await expect.poll(() => name.inputValue()).toBe('Typed with care');
      },
      { expects: anyTrouble },
    ));

  it('and its debts on the same page is no conflict, and a term that is not shown stays', () =>
    withPortfolio({}, async (page, { id }) => {
      await open(page, id);
      await page.getByLabel('Name').fill('Home');
      await debtCard(page, loan.creditor).getByRole('button', { name: /^Edit/ }).click();
      await dialog(page, 'Edit Debt').waitFor();
      await expect.poll(() => page.getByLabel('Term').count()).toBe(0);
      await fillDebt(page, { Balance: '5000' });
      await pressIn(page, 'Edit Debt', 'Save Debt');
      await debtCard(page, loan.creditor).getByText('£5,000.00', { exact: true }).waitFor();
      await debtCard(page, card.creditor).getByRole('button', { name: 'Delete' }).click();
      await pressIn(page, 'Delete Debt', 'Delete');
      await debtCard(page, card.creditor).waitFor({ state: 'detached' });
      await press(page, 'Add Debt');
      await fillDebt(page, {
        Creditor: 'Gran',
        Type: 'Other',
        Balance: '500',
        'Interest rate': '0',
        'Monthly payment': '50',
      });
      await pressIn(page, 'Add Debt', 'Add Debt');
      await debtCard(page, 'Gran').waitFor();
      await save(page);
      await page.getByText('Portfolio updated.').waitFor();
      const { name, debts } = await saved(page, id);
      expect({ name, debts }).toMatchObject({
        name: 'Home',
        debts: [
          { creditor: loan.creditor, balance: 5_000, term_months: 36 },
          { creditor: 'Gran', term_months: null },
        ],
      });
    }));
});

it('the page of editing is sound with names of any kind, and Delete Portfolio leads back to the list', () =>
  withPortfolio(
    { name: hostileNames.long, description: hostileNames.rightToLeft },
    async (page, { id }) => {
      await open(page, id);
      await debtCard(page, card.creditor).waitFor();
      await auditPage(page);
      await press(page, 'Delete Portfolio');
      await pressIn(page, 'Delete Portfolio', 'Delete');
      await page.waitForURL((url) => url.pathname === '/portfolios');
      await page.getByText('No portfolios yet').waitFor();
      // Said once: not again after a reload.
      await page.getByText('The portfolio has been deleted.').waitFor();
      await page.reload();
      await page.getByText('No portfolios yet').waitFor();
      expect(await page.getByText('The portfolio has been deleted.').count()).toBe(0);
    },
  ));
