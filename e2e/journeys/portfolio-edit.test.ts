import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, refusedCall, section, withPerson } from '../support/accounts.ts';
import { missingPage } from '../support/browser.ts';
import { faultsOf, overflowOf } from '../support/page-audits.ts';
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

const badGateway = (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' });
const information = (page: Page) => section(page, 'Portfolio information');
const save = (page: Page) => press(page, 'Save changes');
const saved = async (page: Page, id: number) =>
  (await callAs(page, 'GET', `/api/portfolios/${id}`)).json();

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`/portfolios/${id}/edit`);
  await information(page).waitFor();
}

describe('editing a portfolio', () => {
  it('changes its name and description', () =>
    withPortfolio({}, async (page, { id }) => {
      await open(page, id);
      await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Household');
      await page.getByLabel('Name').fill('Home');
      await page.getByLabel('Description').fill('');
      await save(page);
      await page.getByRole('status').getByText('Portfolio updated.').waitFor();
      await expect.poll(() => saved(page, id)).toMatchObject({ name: 'Home', description: '' });
    }));

  it('needs a name', () =>
    withPortfolio({}, async (page, { id }) => {
      await open(page, id);
      await page.getByLabel('Name').fill(' ');
      await save(page);
      await information(page).getByText('Name is required').waitFor();
      await expect.poll(() => saved(page, id)).toMatchObject({ name: 'Household' });
    }));

  it('shows when it was made and last changed', () =>
    withPortfolio({}, async (page, { id }) => {
      await open(page, id);
      const facts = section(page, 'About this portfolio');
      await expect
        .poll(() => facts.getByRole('term').allInnerTexts())
        .toEqual(['Created', 'Last updated']);
      const [created, updated] = await facts.getByRole('definition').allInnerTexts();
      expect(created).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
      expect(updated).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d$/);
    }));

  it('that fails says so, and what was typed stays', () =>
    withPortfolio(
      {},
      async (page, { id }) => {
        await open(page, id);
        await page.route('**/api/portfolios/*', badGateway);
        await page.getByLabel('Name').fill('Typed with care');
        await save(page);
        await page.getByRole('alert').getByText('Failed to update portfolio').waitFor();
        await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Typed with care');
      },
      { expects: anyTrouble },
    ));

  it('that was deleted in another tab says so, and what was typed stays', () =>
    withPortfolio(
      {},
      async (page, { id }) => {
        await open(page, id);
        await page.getByLabel('Name').fill('Typed with care');
        await callAs(page, 'DELETE', `/api/portfolios/${id}`);
        await save(page);
        await page.getByText('It may have been deleted in another tab.').waitFor();
        await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Typed with care');
      },
      { expects: refusedCall },
    ));

  it('that was changed meanwhile loses neither what was typed nor what was saved', () =>
    withPortfolio(
      {},
      async (page, { id }) => {
        await open(page, id);
        const theirs = { name: 'Theirs', description: 'Changed elsewhere' };
        await callAs(page, 'PUT', `/api/portfolios/${id}`, theirs);
        await page.getByLabel('Name').fill('Mine');
        await save(page);
        await page.getByText('This was changed meanwhile. Reload and try again.').waitFor();
        await press(page, 'Load the newest');
        await page.getByText('Saved meanwhile: Theirs').waitFor();
        await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Mine');
        await expect
          .poll(() => page.getByLabel('Description').inputValue())
          .toBe('Changed elsewhere');
        await save(page);
        await page.getByText('Portfolio updated.').waitFor();
        await expect
          .poll(() => saved(page, id))
          .toMatchObject({
            name: 'Mine',
            description: 'Changed elsewhere',
          });
      },
      { expects: refusedCall },
    ));

  it('and its debts on the same page is no conflict', () =>
    withPortfolio({}, async (page, { id }) => {
      await open(page, id);
      await page.getByLabel('Name').fill('Home');
      await debtCard(page, card.creditor).getByRole('button', { name: 'Delete' }).click();
      await pressIn(page, 'Delete Debt', 'Delete');
      await debtCard(page, card.creditor).waitFor({ state: 'detached' });
      await save(page);
      await page.getByText('Portfolio updated.').waitFor();
      await expect.poll(() => saved(page, id)).toMatchObject({ name: 'Home', debts_count: 1 });
    }));
});

describe('debts on the edit page', () => {
  it('are edited without a term, which stays as it is', () =>
    withPortfolio({}, async (page, { id }) => {
      await open(page, id);
      await debtCard(page, loan.creditor).getByRole('button', { name: 'Edit' }).click();
      await dialog(page, 'Edit Debt').waitFor();
      await expect.poll(() => page.getByLabel('Term').count()).toBe(0);
      await fillDebt(page, { Balance: '5000' });
      await pressIn(page, 'Edit Debt', 'Save Debt');
      await debtCard(page, loan.creditor).getByText('£5,000.00', { exact: true }).waitFor();
      const { debts } = await saved(page, id);
      expect(debts).toContainEqual(
        expect.objectContaining({ creditor: loan.creditor, balance: 5_000, term_months: 36 }),
      );
    }));

  it('are added', () =>
    withPortfolio({ debts: [] }, async (page, { id }) => {
      await open(page, id);
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
    }));
});

describe('the end of a portfolio', () => {
  it('by Delete Portfolio leads back to the list', () =>
    withPortfolio({}, async (page, { id }) => {
      await open(page, id);
      await press(page, 'Delete Portfolio');
      await pressIn(page, 'Delete Portfolio', 'Delete');
      await page.waitForURL((url) => url.pathname === '/portfolios');
      await page.getByText('No portfolios yet').waitFor();
    }));

  it('leaves a page that says so', () =>
    withPerson(
      async (page) => {
        await page.goto('/portfolios/999999/edit');
        await page.getByRole('heading', { name: 'Portfolio Not Found' }).waitFor();
        await page
          .getByText('The portfolio does not exist or you have no permission to view it.')
          .waitFor();
      },
      { expects: missingPage },
    ));
});

describe('the edit page', () => {
  it.each(['light', 'dark'] as const)('passes axe and fits 320 px with any name, %s', (theme) =>
    withPortfolio(
      { name: hostileNames.long, description: hostileNames.rightToLeft },
      async (page, { id }) => {
        await open(page, id);
        await debtCard(page, card.creditor).waitFor();
        expect(await faultsOf(page)).toEqual([]);
        await expect.poll(() => overflowOf(page)).toBe(0);
      },
      { colorScheme: theme, viewport: { width: 320, height: 640 } },
    ),
  );
});
