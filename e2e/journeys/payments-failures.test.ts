import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, badGateway, lostCall } from '../support/accounts.ts';
import { hasFocus } from '../support/browser.ts';
import { shownFailure } from '../support/messages.ts';
import { auditPage, overflowOf, spillOf } from '../support/page-audits.ts';
import {
  fillPayment,
  form,
  items,
  openTracker,
  pressInForm,
  recordPayments,
  savedPayments,
  tile,
} from '../support/payments.ts';
import {
  callAs,
  cancelChanged,
  card,
  dialog,
  hostileNames,
  press,
  withPortfolio,
} from '../support/portfolios.ts';
import { daysAgo } from '../support/product-clock.ts';

it('a payment is recorded by the keyboard alone, and counts once when it is sent twice at the same moment, or again because its reply was lost', () =>
  withPortfolio(
    { debts: [card] },
    async (page, { id }) => {
      await openTracker(page, id);
      await recordByKeyboard(page);
      await press(page, 'Add Payment');
      await fillPayment(page, { Amount: '85' });
      await form(page).getByRole('button', { name: 'Add Payment' }).dblclick();
      await page.getByText('2 payments shown.').waitFor();
      await expect.poll(() => savedPayments(page, id)).toHaveLength(2);
      // The same once more, in a form of its own, is another payment.
      await press(page, 'Add Payment');
      await fillPayment(page, { Amount: '85', Notes: 'From my wages' });
      const keys: (string | undefined)[] = [];
      await page.route(`**/api/portfolios/${id}/payments`, async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        const reply = await route.fetch();
        await (keys.length === 1 ? route.abort() : route.fulfill({ response: reply }));
      });
      await pressInForm(page, 'Add Payment');
      await shownFailure(form(page)).getByText('Failed to add payment').waitFor();
      await form(page).getByText('Sending it again does not record it twice.').waitFor();
      await expect.poll(() => form(page).getByLabel('Amount').inputValue()).toBe('85');
      await pressInForm(page, 'Add Payment');
      await page.getByText('3 payments shown.').waitFor();
      await expect.poll(() => items(page).getByText('From my wages').count()).toBe(1);
      await expect.poll(() => savedPayments(page, id)).toHaveLength(3);
      expect(keys).toEqual([keys[0], keys[0]]);
      expect(keys[0]).toMatch(/^[\da-f-]{36}$/);

      const deletions: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'DELETE') deletions.push(request.url());
      });
      await items(page).first().getByRole('button', { name: 'Delete' }).click();
      await form(page).getByRole('button', { name: 'Delete', exact: true }).dblclick();
      await page.getByText('Payment deleted successfully').waitFor();
      expect(deletions).toHaveLength(1);
    },
    { expects: lostCall },
  ));

/** The first payment of the only debt. */
async function recordByKeyboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Payment' }).first().press('Enter');
  await dialog(page, 'Add Payment').waitFor();
  await expect.poll(() => hasFocus(form(page).getByLabel('Amount'))).toBe(true);
  await page.keyboard.type('85');
  await page.keyboard.press('Enter');
  await page.getByText('Payment added successfully').waitFor();
  const edit = items(page).getByRole('button', { name: /^Edit/ });
  await edit.press('Enter');
  await expect.poll(() => hasFocus(form(page).getByLabel('Amount'))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog(page, 'Edit Payment').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(edit)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog(page, 'Delete Payment').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page, 'Delete Payment').waitFor({ state: 'detached' });
}

describe('what goes wrong', () => {
  it('while loading, saving or deleting, or because it has since been changed or deleted, is said, and nothing is lost', () =>
    withPortfolio(
      {},
      async (page, portfolio) => {
        await openTracker(page, portfolio.id);
        const none = page.getByRole('heading', { name: 'No payments yet' });
        await none.waitFor();
        // An empty list that could not be fetched again does not say that there is nothing.
        await page.route('**/payments/history*', badGateway);
        await page.getByRole('button', { name: 'Add Payment' }).first().click();
        await fillPayment(page, { Debt: card.creditor, Amount: '85' });
        await pressInForm(page, 'Add Payment');
        await page.getByText('Payment added successfully').waitFor();
        await shownFailure(page).getByText('Failed to fetch payments').waitFor();
        expect(await none.count()).toBe(0);
        await page.unroute('**/payments/history*');
        await press(page, 'Try Again');
        await page.getByText('1 payment shown.').waitFor();

        await page.route('**/payments/*', (route) =>
          route.request().method() === 'GET' ? route.continue() : badGateway(route),
        );
        await items(page).getByRole('button', { name: /^Edit/ }).click();
        await fillPayment(page, { Amount: '99.99' });
        await pressInForm(page, 'Save Payment');
        await shownFailure(form(page)).getByText('Failed to update payment').waitFor();
        await expect.poll(() => form(page).getByLabel('Amount').inputValue()).toBe('99.99');
        await cancelChanged(page, 'Edit Payment');
        await items(page).getByRole('button', { name: 'Delete' }).click();
        await pressInForm(page, 'Delete');
        await shownFailure(form(page)).getByText('Failed to delete payment').waitFor();
        await pressInForm(page, 'Cancel');
        await expect.poll(() => items(page).count()).toBe(1);
        await page.unrouteAll();

        const { id, debts } = portfolio;
        const [payment] = await savedPayments(page, id);
        await items(page).getByRole('button', { name: /^Edit/ }).click();
        await dialog(page, 'Edit Payment').waitFor();
        await callAs(page, 'PUT', `/api/portfolios/${id}/payments/${payment.id}`, {
          debt_id: debts[0]?.id,
          payment_amount: 95,
          payment_date: daysAgo(0),
          payment_type: 'extra',
          notes: '',
        });
        await fillPayment(page, { Amount: '100', Notes: 'Second' });
        await pressInForm(page, 'Save Payment');
        await form(page).getByText('This has since been changed.').waitFor();
        await pressInForm(page, 'Load the newest');
        await form(page).getByText('Saved in the meantime: 95.00').waitFor();
        await expect.poll(() => form(page).getByLabel('Amount').inputValue()).toBe('100');
        await expect.poll(() => form(page).getByLabel('Payment type').inputValue()).toBe('extra');
        await pressInForm(page, 'Save Payment');
        await page.getByText('Payment updated successfully').waitFor();
        await expect
          .poll(() => savedPayments(page, id))
          .toMatchObject([{ payment_amount: 100, payment_type: 'extra', notes: 'Second' }]);

        await items(page).getByRole('button', { name: /^Edit/ }).click();
        await fillPayment(page, { Amount: '99.99' });
        await callAs(page, 'DELETE', `/api/portfolios/${id}/payments/${payment.id}`);
        await pressInForm(page, 'Save Payment');
        const alert = shownFailure(form(page));
        await alert.getByText('This payment has since been deleted.').waitFor();
        await expect.poll(() => form(page).getByLabel('Amount').inputValue()).toBe('99.99');

        // To delete what is gone is to have what was wanted.
        const [other] = await recordPayments(page, portfolio, [{}]);
        await openTracker(page, id);
        await items(page).waitFor();
        await callAs(page, 'DELETE', `/api/portfolios/${id}/payments/${other?.id}`);
        await items(page).getByRole('button', { name: 'Delete' }).click();
        await pressInForm(page, 'Delete');
        await page.getByText('Payment deleted successfully').waitFor();
        await page.getByRole('heading', { name: 'No payments yet' }).waitFor();
      },
      { expects: anyTrouble },
    ));
});

describe('the page is sound', () => {
  it('with names and notes of any kind, and the largest amounts', () => {
    const creditors = [hostileNames.markup, hostileNames.long, hostileNames.rightToLeft];
    const debts = creditors.map((creditor) => ({ ...card, creditor, balance: 100_000_000 }));
    return withPortfolio({ name: hostileNames.long, debts }, async (page, portfolio) => {
      await recordPayments(page, portfolio, [
        ...creditors.map((notes, debt) => ({ debt, notes, payment_amount: 99_999_999.99 })),
        { payment_amount: 9_000, payment_type: 'lump_sum' },
        { payment_amount: 1, payment_date: daysAgo(40), affects_balance: false, notes: 'Before' },
      ]);
      await openTracker(page, portfolio.id);
      await page.getByText('5 payments shown.').waitFor();
      await page.locator('figure').waitFor();
      await auditPage(page);
      const named = items(page).locator('bdi');
      for (const [creditor, count] of creditors.map(
        (each, at) => [each, at === 0 ? 4 : 2] as const,
      )) {
        await expect.poll(() => named.getByText(creditor, { exact: true }).count()).toBe(count);
      }
      await expect.poll(() => page.locator('main img').count()).toBe(0);
      await expect.poll(() => tile(page, 'Total paid').innerText()).toBe('£300,009,000.97');

      await press(page, 'Add Payment');
      await fillPayment(page, { Debt: hostileNames.markup, Date: daysAgo(40) });
      await pressInForm(page, 'Add Payment');
      await shownFailure(form(page)).waitFor();
      await auditPage(page, { part: 'dialog' });
      await cancelChanged(page, 'Add Payment');
      await page.setViewportSize({ width: 320, height: 640 });
      await items(page).first().getByRole('button', { name: /^Edit/ }).click();
      await dialog(page, 'Edit Payment').waitFor();
      await expect.poll(() => overflowOf(page)).toBe(0);
      expect(await spillOf(form(page))).toBe(0);
    });
  });
});
