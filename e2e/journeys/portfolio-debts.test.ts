import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, loseAnswer, lostCall, refusedCall } from '../support/accounts.ts';
import { faultsOf } from '../support/page-audits.ts';
import {
  callAs,
  card,
  debtCard,
  dialog,
  fillDebt,
  loan,
  press,
  pressIn,
  withPortfolio,
} from '../support/portfolios.ts';

const badGateway = (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' });
const typed = {
  Creditor: 'Harbour Visa',
  Type: 'Credit Card',
  Balance: '£1,250.00',
  'Interest rate': '21.9',
  'Monthly payment': '60',
};
const three = [card, loan, { ...card, creditor: 'Arranged overdraft', debt_type: 'Overdraft' }];

async function openForm(page: Page, id: number): Promise<void> {
  await page.goto(`/portfolios/${id}`);
  await press(page, 'Add Debt');
  await dialog(page, 'Add Debt').waitFor();
}

async function editDebt(page: Page, creditor: string): Promise<void> {
  await debtCard(page, creditor).getByRole('button', { name: 'Edit' }).click();
  await dialog(page, 'Edit Debt').waitFor();
}

const savedDebts = async (page: Page, id: number) =>
  (await callAs(page, 'GET', `/api/portfolios/${id}/debts`)).json();

describe('adding a debt', () => {
  it('puts it into the list and the sums', () =>
    withPortfolio({ debts: [] }, async (page, { id }) => {
      await openForm(page, id);
      await fillDebt(page, typed);
      await pressIn(page, 'Add Debt', 'Add Debt');
      await debtCard(page, 'Harbour Visa').getByText('£1,250.00', { exact: true }).waitFor();
      await expect
        .poll(() => page.locator('.four-tiles .big').nth(1).innerText())
        .toBe('£1,250.00');
      await expect
        .poll(() => savedDebts(page, id))
        .toMatchObject([
          { creditor: 'Harbour Visa', debt_type: 'Credit Card', balance: 1_250, term_months: null },
        ]);
    }));

  it('offers all eight types', () =>
    withPortfolio({ debts: [] }, async (page, { id }) => {
      await openForm(page, id);
      const options = page.getByLabel('Type').getByRole('option');
      await expect
        .poll(async () => (await options.allInnerTexts()).slice(1))
        .toEqual([
          ...['Credit Card', 'Personal Loan', 'Mortgage', 'Store Card', 'Overdraft'],
          ...['Student Loan', 'Auto Loan', 'Other'],
        ]);
    }));

  it('says what is missing, and starts at the first', () =>
    withPortfolio({ debts: [] }, async (page, { id }) => {
      await openForm(page, id);
      await pressIn(page, 'Add Debt', 'Add Debt');
      for (const message of [
        'Creditor name is required',
        'Please select a debt type',
        'Balance is required',
        'Rate is required',
        'Monthly payment is required',
      ]) {
        await dialog(page, 'Add Debt').getByText(message).waitFor();
      }
      const creditor = page.getByLabel('Creditor');
      await expect
        .poll(() => creditor.evaluate((field) => field === document.activeElement))
        .toBe(true);
    }));

  it('takes a term for a mortgage or a personal loan alone', () =>
    withPortfolio({ debts: [] }, async (page, { id }) => {
      await openForm(page, id);
      const term = page.getByLabel('Term (months)');
      await expect.poll(() => term.isDisabled()).toBe(true);
      await page.getByLabel('Type').selectOption('Mortgage');
      await expect.poll(() => term.isDisabled()).toBe(false);
      await page.getByLabel('Type').selectOption('Auto Loan');
      await expect.poll(() => term.isDisabled()).toBe(true);
      await fillDebt(page, { ...typed, Type: 'Personal Loan', 'Term (months)': '48' });
      await pressIn(page, 'Add Debt', 'Add Debt');
      await debtCard(page, 'Harbour Visa').getByText('48 months').waitFor();
    }));

  it('advises what the payment must cover, and still takes less', () =>
    withPortfolio({ debts: [] }, async (page, { id }) => {
      await openForm(page, id);
      await fillDebt(page, { ...typed, 'Monthly payment': '1' });
      await page
        .getByText(
          'The minimum payment must cover at least the monthly interest. Here that is £22.81.',
        )
        .waitFor();
      await pressIn(page, 'Add Debt', 'Add Debt');
      await debtCard(page, 'Harbour Visa').getByText('£1.00', { exact: true }).waitFor();
    }));

  it('with an auto-payment schedules it on its day', () =>
    withPortfolio({ debts: [] }, async (page, { id }) => {
      await openForm(page, id);
      await fillDebt(page, typed);
      await page.getByLabel('Auto-payment').check();
      await page.getByLabel('Payment day').selectOption('28');
      await pressIn(page, 'Add Debt', 'Add Debt');
      await debtCard(page, 'Harbour Visa').getByText('On day 28').waitFor();
      await expect.poll(() => page.locator('.four-tiles .big').nth(3).innerText()).toBe('1');
    }));

  it('with an auto-payment and nothing owed says why none is scheduled', () =>
    withPortfolio({ debts: [] }, async (page, { id }) => {
      await openForm(page, id);
      await fillDebt(page, { ...typed, balance: '0' });
      await page.getByLabel('Auto-payment').check();
      await pressIn(page, 'Add Debt', 'Add Debt');
      await page
        .getByText('Debt created but scheduled payment failed: This debt is paid off')
        .waitFor();
    }));

  it('beyond the plan is told before anything is typed', () =>
    withPortfolio({ debts: three }, async (page, { id }) => {
      await page.goto(`/portfolios/${id}`);
      await press(page, 'Add Debt');
      const limit = dialog(page, 'Debt limit reached');
      await limit.getByText('Your Free Plan holds 3 debts in a portfolio.').waitFor();
      await expect
        .poll(() => limit.getByRole('link', { name: 'Upgrade Now' }).getAttribute('href'))
        .toBe('/subscription');
      await limit.getByRole('button', { name: 'Dismiss' }).click();
      await limit.waitFor({ state: 'detached' });
      await expect.poll(() => dialog(page, 'Add Debt').count()).toBe(0);
    }));

  it('is refused by the server too, and what was typed stays', () =>
    withPortfolio(
      { debts: three },
      async (page, { id }) => {
        await page.route('**/check-limits', badGateway);
        await openForm(page, id);
        await fillDebt(page, typed);
        await pressIn(page, 'Add Debt', 'Add Debt');
        await dialog(page, 'Debt limit reached').waitFor();
        await pressIn(page, 'Debt limit reached', 'Dismiss');
        await expect.poll(() => page.getByLabel('Creditor').inputValue()).toBe('Harbour Visa');
      },
      { expects: anyTrouble },
    ));

  it('that fails says so, and what was typed stays', () =>
    withPortfolio(
      { debts: [] },
      async (page, { id }) => {
        await openForm(page, id);
        await page.route('**/api/portfolios/*/debts', badGateway);
        await fillDebt(page, typed);
        await pressIn(page, 'Add Debt', 'Add Debt');
        await page.getByRole('alert').getByText('Failed to add debt').waitFor();
        await expect.poll(() => page.getByLabel('Balance').inputValue()).toBe('£1,250.00');
      },
      { expects: anyTrouble },
    ));

  it('stays open while it is being saved: what was sent cannot be called back', () =>
    withPortfolio({ debts: [] }, async (page, { id }) => {
      const { promise: sent, resolve: letThrough } = Promise.withResolvers<void>();
      await openForm(page, id);
      await page.route('**/api/portfolios/*/debts', async (route) => {
        await sent;
        await route.continue();
      });
      await fillDebt(page, typed);
      await pressIn(page, 'Add Debt', 'Add Debt');
      for (const name of ['Cancel', 'Close']) {
        const button = dialog(page, 'Add Debt').getByRole('button', { name, exact: true });
        await expect.poll(() => button.isDisabled()).toBe(true);
      }
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await dialog(page, 'Add Debt').getByLabel('Creditor').waitFor();
      letThrough();
      await dialog(page, 'Add Debt').waitFor({ state: 'detached' });
      await debtCard(page, 'Harbour Visa').waitFor();
    }));

  it('whose answer was lost shows behind the form, and another press adds no second one', () =>
    withPortfolio(
      { debts: [] },
      async (page, { id }) => {
        await openForm(page, id);
        await page.route('**/api/portfolios/*/debts', loseAnswer);
        await fillDebt(page, typed);
        await pressIn(page, 'Add Debt', 'Add Debt');
        await page.getByRole('alert').getByText('Failed to add debt').waitFor();
        await debtCard(page, 'Harbour Visa').waitFor();
        await page.unroute('**/api/portfolios/*/debts');
        await pressIn(page, 'Add Debt', 'Add Debt');
        await dialog(page, 'Add Debt').waitFor({ state: 'detached' });
        await expect.poll(() => savedDebts(page, id)).toHaveLength(1);
      },
      { expects: lostCall },
    ));
});

describe('editing a debt', () => {
  it('starts from what is saved, and changes it', () =>
    withPortfolio({}, async (page, { id }) => {
      await page.goto(`/portfolios/${id}`);
      await editDebt(page, loan.creditor);
      await expect.poll(() => page.getByLabel('Balance').inputValue()).toBe('5480.00');
      await expect.poll(() => page.getByLabel('Term (months)').inputValue()).toBe('36');
      await expect.poll(() => page.getByLabel('Auto-payment').isChecked()).toBe(true);
      await expect.poll(() => page.getByLabel('Payment day').inputValue()).toBe('28');
      await fillDebt(page, { Balance: '5000', 'Payment day': '3' });
      await pressIn(page, 'Edit Debt', 'Save Debt');
      await debtCard(page, loan.creditor).getByText('£5,000.00', { exact: true }).waitFor();
      await debtCard(page, loan.creditor).getByText('On day 3').waitFor();
      await page.getByRole('status').getByText('Debt updated.').waitFor();
    }));

  it('without the tick puts its schedule to rest', () =>
    withPortfolio({}, async (page, { id }) => {
      await page.goto(`/portfolios/${id}`);
      await editDebt(page, loan.creditor);
      await page.getByLabel('Auto-payment').uncheck();
      await pressIn(page, 'Edit Debt', 'Save Debt');
      await page.getByText('Debt updated.').waitFor();
      const debts: { creditor: string; scheduled_payments: { is_active: boolean }[] }[] =
        await savedDebts(page, id);
      const saved = debts.find(({ creditor }) => creditor === loan.creditor);
      expect(saved?.scheduled_payments).toMatchObject([{ is_active: false }]);
    }));

  it('that fails says so', () =>
    withPortfolio(
      {},
      async (page, { id }) => {
        await page.goto(`/portfolios/${id}`);
        await editDebt(page, card.creditor);
        await page.route('**/api/portfolios/*/debts/*', badGateway);
        await pressIn(page, 'Edit Debt', 'Save Debt');
        await page.getByRole('alert').getByText('Failed to update debt').waitFor();
      },
      { expects: anyTrouble },
    ));

  it('that was changed meanwhile loses neither what was typed nor what was saved', () =>
    withPortfolio(
      {},
      async (page, { id, debts }) => {
        await page.goto(`/portfolios/${id}`);
        await editDebt(page, card.creditor);
        await callAs(page, 'PUT', `/api/portfolios/${id}/debts/${debts[0]?.id}`, {
          ...card,
          balance: 2_500,
          monthly_payment: 95,
        });
        await fillDebt(page, { Balance: '2400', 'Interest rate': '19.9' });
        await pressIn(page, 'Edit Debt', 'Save Debt');
        await page.getByText('This was changed meanwhile. Reload and try again.').waitFor();
        await press(page, 'Load the newest');
        await page.getByText('Saved meanwhile: 2500.00').waitFor();
        await expect.poll(() => page.getByLabel('Balance').inputValue()).toBe('2400');
        await expect.poll(() => page.getByLabel('Interest rate').inputValue()).toBe('19.9');
        await expect.poll(() => page.getByLabel('Monthly payment').inputValue()).toBe('95.00');
        await pressIn(page, 'Edit Debt', 'Save Debt');
        await page.getByText('Debt updated.').waitFor();
        await expect
          .poll(() => savedDebts(page, id))
          .toContainEqual(
            expect.objectContaining({ balance: 2_400, interest_rate: 19.9, monthly_payment: 95 }),
          );
      },
      { expects: refusedCall },
    ));
});

describe('deleting a debt', () => {
  const question =
    'Are you sure you want to delete this debt? Its payments and scheduled payments will be deleted too. This action cannot be undone.';

  it('is asked once more with what goes with it, and then it is gone', () =>
    withPortfolio({}, async (page, { id }) => {
      await page.goto(`/portfolios/${id}`);
      await debtCard(page, card.creditor).getByRole('button', { name: 'Delete' }).click();
      await dialog(page, 'Delete Debt').getByText(question).waitFor();
      await pressIn(page, 'Delete Debt', 'Cancel');
      await debtCard(page, card.creditor).getByRole('button', { name: 'Delete' }).click();
      await pressIn(page, 'Delete Debt', 'Delete');
      await debtCard(page, card.creditor).waitFor({ state: 'detached' });
      await page.getByText('The debt has been deleted.').waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe('Debts');
    }));

  it('that fails says so, and the debt stays', () =>
    withPortfolio(
      {},
      async (page, { id }) => {
        await page.goto(`/portfolios/${id}`);
        await debtCard(page, card.creditor).getByRole('button', { name: 'Delete' }).click();
        await page.route('**/api/portfolios/*/debts/*', badGateway);
        await pressIn(page, 'Delete Debt', 'Delete');
        await page.getByRole('alert').getByText('Failed to delete debt').waitFor();
        await expect.poll(() => debtCard(page, card.creditor).count()).toBe(1);
      },
      { expects: anyTrouble },
    ));
});

describe('the form of a debt', () => {
  it('is filled in and sent by the keyboard alone', () =>
    withPortfolio({ debts: [] }, async (page, { id }) => {
      await page.goto(`/portfolios/${id}`);
      await page.getByRole('button', { name: 'Add Debt' }).press('Enter');
      await dialog(page, 'Add Debt').waitFor();
      await page.keyboard.type('Gran');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Other');
      for (const text of ['500', '0']) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(text);
      }
      await page.keyboard.press('Tab');
      await page.keyboard.type('50');
      await page.keyboard.press('Enter');
      await debtCard(page, 'Gran').getByText('£500.00', { exact: true }).waitFor();
    }));

  it.each(['light', 'dark'] as const)('passes axe with and without problems, %s', (theme) =>
    withPortfolio(
      { debts: [] },
      async (page, { id }) => {
        await openForm(page, id);
        await page.getByLabel('Auto-payment').check();
        await pressIn(page, 'Add Debt', 'Add Debt');
        await page.getByText('Balance is required').waitFor();
        expect(await faultsOf(page, 'dialog')).toEqual([]);
      },
      { colorScheme: theme, viewport: { width: 390, height: 844 } },
    ),
  );
});
