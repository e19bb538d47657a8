import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, lostCall, refusedCall, withPerson } from '../support/accounts.ts';
import { missingPage } from '../support/browser.ts';
import { faultsOf, overflowOf } from '../support/page-audits.ts';
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
  card,
  dialog,
  hostileNames,
  loan,
  makePortfolio,
  paidOff,
  press,
  withPortfolio,
} from '../support/portfolios.ts';
import { daysAgo } from '../support/product-clock.ts';
import { weighScripts } from '../support/script-weight.ts';

const badGateway = (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' });

describe('a payment counts once', () => {
  it('when it is sent twice at the same moment', () =>
    withPortfolio({ debts: [card] }, async (page, { id }) => {
      await openTracker(page, id);
      await page.getByRole('button', { name: 'Add Payment' }).first().click();
      await fillPayment(page, { Amount: '85' });
      await form(page).getByRole('button', { name: 'Add Payment' }).dblclick();
      await page.getByText('1 payment shown.').waitFor();
      await expect.poll(() => savedPayments(page, id)).toHaveLength(1);
      // The same once more, in a form of its own, is another payment.
      await press(page, 'Add Payment');
      await fillPayment(page, { Amount: '85' });
      await pressInForm(page, 'Add Payment');
      await page.getByText('2 payments shown.').waitFor();
      await expect.poll(() => savedPayments(page, id)).toHaveLength(2);
    }));

  it('and is deleted once, by a double click', () =>
    withPortfolio({ debts: [card] }, async (page, portfolio) => {
      await recordPayments(page, portfolio, [{}]);
      await openTracker(page, portfolio.id);
      const deletions: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'DELETE') deletions.push(request.url());
      });
      await items(page).getByRole('button', { name: 'Delete' }).click();
      await form(page).getByRole('button', { name: 'Delete', exact: true }).dblclick();
      await page.getByText('Payment deleted successfully').waitFor();
      expect(deletions).toHaveLength(1);
    }));

  it('when its answer is lost and it is sent again', () =>
    withPortfolio(
      { debts: [card] },
      async (page, { id }) => {
        await openTracker(page, id);
        await page.getByRole('button', { name: 'Add Payment' }).first().click();
        await fillPayment(page, { Amount: '85', Notes: 'From my wages' });
        const keys: (string | undefined)[] = [];
        await page.route(`**/api/portfolios/${id}/payments`, async (route) => {
          keys.push(route.request().headers()['idempotency-key']);
          const answer = await route.fetch();
          await (keys.length === 1 ? route.abort() : route.fulfill({ response: answer }));
        });
        await pressInForm(page, 'Add Payment');
        await form(page).getByRole('alert').getByText('Failed to add payment').waitFor();
        await form(page).getByText('Sending it again does not record it twice.').waitFor();
        await expect.poll(() => form(page).getByLabel('Amount').inputValue()).toBe('85');
        await pressInForm(page, 'Add Payment');
        await page.getByText('Payment added successfully').waitFor();
        await expect
          .poll(() => savedPayments(page, id))
          .toMatchObject([{ notes: 'From my wages' }]);
        expect(keys).toEqual([keys[0], keys[0]]);
        expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
      },
      { expects: lostCall },
    ));
});

describe('what goes wrong', () => {
  it('while loading is said, and can be tried again', () =>
    withPortfolio(
      {},
      async (page, portfolio) => {
        await recordPayments(page, portfolio, [{}]);
        await page.route('**/payments/history*', badGateway);
        await openTracker(page, portfolio.id);
        await page.getByRole('alert').getByText('Failed to fetch payments').waitFor();
        await page.unroute('**/payments/history*');
        await press(page, 'Try Again');
        await page.getByText('1 payment shown.').waitFor();
      },
      { expects: anyTrouble },
    ));

  it('while saving or deleting is said, and nothing is lost', () =>
    withPortfolio(
      {},
      async (page, portfolio) => {
        await recordPayments(page, portfolio, [{ notes: 'Keep me' }]);
        await openTracker(page, portfolio.id);
        await items(page).waitFor();
        await page.route('**/payments/*', (route) =>
          route.request().method() === 'GET' ? route.continue() : badGateway(route),
        );
        await items(page).getByRole('button', { name: 'Edit' }).click();
        await fillPayment(page, { Amount: '99.99' });
        await pressInForm(page, 'Save Payment');
        await form(page).getByRole('alert').getByText('Failed to update payment').waitFor();
        await expect.poll(() => form(page).getByLabel('Amount').inputValue()).toBe('99.99');
        await pressInForm(page, 'Cancel');
        await items(page).getByRole('button', { name: 'Delete' }).click();
        await pressInForm(page, 'Delete');
        await form(page).getByRole('alert').getByText('Failed to delete payment').waitFor();
        await pressInForm(page, 'Cancel');
        await expect.poll(() => items(page).count()).toBe(1);
      },
      { expects: anyTrouble },
    ));

  it('because it was changed meanwhile loses neither what was typed nor what was saved', () =>
    withPortfolio(
      {},
      async (page, portfolio) => {
        const { id, debts } = portfolio;
        const [payment] = await recordPayments(page, portfolio, [{ notes: 'First' }]);
        await openTracker(page, id);
        await items(page).getByRole('button', { name: 'Edit' }).click();
        await dialog(page, 'Edit Payment').waitFor();
        await callAs(page, 'PUT', `/api/portfolios/${id}/payments/${payment?.id}`, {
          debt_id: debts[0]?.id,
          payment_amount: 95,
          payment_date: daysAgo(0),
          payment_type: 'extra',
          notes: 'First',
        });
        await fillPayment(page, { Amount: '100', Notes: 'Second' });
        await pressInForm(page, 'Save Payment');
        await form(page).getByText('This was changed meanwhile. Reload and try again.').waitFor();
        await pressInForm(page, 'Load the newest');
        await form(page).getByText('Saved meanwhile: 95.00').waitFor();
        await expect.poll(() => form(page).getByLabel('Amount').inputValue()).toBe('100');
        await expect.poll(() => form(page).getByLabel('Payment type').inputValue()).toBe('extra');
        await pressInForm(page, 'Save Payment');
        await page.getByText('Payment updated successfully').waitFor();
        await expect
          .poll(() => savedPayments(page, id))
          .toMatchObject([{ payment_amount: 100, payment_type: 'extra', notes: 'Second' }]);
        // Deleted in another tab: that is what was wanted.
        await callAs(page, 'DELETE', `/api/portfolios/${id}/payments/${payment?.id}`);
        await items(page).getByRole('button', { name: 'Delete' }).click();
        await pressInForm(page, 'Delete');
        await page.getByText('Payment deleted successfully').waitFor();
        await page.getByRole('heading', { name: 'No payments yet' }).waitFor();
      },
      { expects: refusedCall },
    ));

  it('because it was deleted meanwhile is said, and what was typed stays', () =>
    withPortfolio(
      {},
      async (page, portfolio) => {
        const { id } = portfolio;
        const [payment] = await recordPayments(page, portfolio, [{}]);
        await openTracker(page, id);
        await items(page).getByRole('button', { name: 'Edit' }).click();
        await fillPayment(page, { Amount: '99.99' });
        await callAs(page, 'DELETE', `/api/portfolios/${id}/payments/${payment?.id}`);
        await pressInForm(page, 'Save Payment');
        const alert = form(page).getByRole('alert');
        await alert.getByText('This payment has been deleted meanwhile.').waitFor();
        await expect.poll(() => form(page).getByLabel('Amount').inputValue()).toBe('99.99');
      },
      { expects: missingPage },
    ));

  it('because the portfolio is not there, or not theirs, is said', () =>
    withPortfolio({}, async (_, { id }) => {
      await withPerson(
        async (page) => {
          for (const path of [`/portfolios/${id}/payments`, '/portfolios/abc/payments']) {
            await page.goto(path);
            await page.getByRole('heading', { name: 'Portfolio Not Found' }).waitFor();
          }
        },
        { expects: missingPage },
      );
    }));
});

describe('the page is sound', () => {
  it('in both themes, on a phone and on a desk', () =>
    withPortfolio({ debts: [card, loan, paidOff] }, async (page, portfolio) => {
      await recordPayments(page, portfolio, [
        { payment_date: daysAgo(40), affects_balance: false, notes: 'Before' },
        { debt: 1, payment_amount: 9_000, payment_type: 'lump_sum' },
      ]);
      const look = async (width: number, part?: string): Promise<void> => {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await faultsOf(page, part)).toEqual([]);
        }
        await expect.poll(() => overflowOf(page)).toBe(0);
      };
      await openTracker(page, portfolio.id);
      await items(page).first().waitFor();
      await page.locator('figure').waitFor();
      await look(1280);
      await look(390);
      await press(page, 'Add Payment');
      await fillPayment(page, { Debt: card.creditor, Date: daysAgo(40) });
      await pressInForm(page, 'Add Payment');
      await form(page).getByRole('alert').waitFor();
      await look(390, 'dialog');
    }));

  it('at 320 px with names and notes of any kind, and the largest amounts', () =>
    withPerson(
      async (page) => {
        const creditors = [hostileNames.markup, 'W'.repeat(200), hostileNames.rightToLeft];
        const portfolio = await makePortfolio(page, {
          name: hostileNames.long,
          debts: creditors.map((creditor) => ({ ...card, creditor, balance: 100_000_000 })),
        });
        await recordPayments(
          page,
          portfolio,
          creditors.map((notes, debt) => ({ debt, notes, payment_amount: 99_999_999.99 })),
        );
        await openTracker(page, portfolio.id);
        await page.getByText('3 payments shown.').waitFor();
        await expect.poll(() => overflowOf(page)).toBe(0);
        for (const creditor of creditors) {
          await expect
            .poll(() => items(page).locator('bdi').getByText(creditor, { exact: true }).count())
            .toBe(2);
        }
        await expect.poll(() => page.locator('main img').count()).toBe(0);
        await expect.poll(() => tile(page, 'Total paid').innerText()).toBe('£299,999,999.97');
        await items(page).first().getByRole('button', { name: 'Edit' }).click();
        await dialog(page, 'Edit Payment').waitFor();
        await expect.poll(() => overflowOf(page)).toBe(0);
        const box = await form(page).evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        );
        expect(box).toBe(0);
      },
      { viewport: { width: 320, height: 640 } },
    ));

  it('a payment is recorded and edited by the keyboard alone', () =>
    withPortfolio({ debts: [card] }, async (page, { id }) => {
      await openTracker(page, id);
      await page.getByRole('button', { name: 'Add Payment' }).first().press('Enter');
      await dialog(page, 'Add Payment').waitFor();
      await page.keyboard.type('85');
      await page.keyboard.press('Enter');
      await page.getByText('Payment added successfully').waitFor();
      const edit = items(page).getByRole('button', { name: 'Edit' });
      await edit.press('Enter');
      await dialog(page, 'Edit Payment').waitFor();
      await page.keyboard.press('Escape');
      await dialog(page, 'Edit Payment').waitFor({ state: 'detached' });
      await expect
        .poll(() => edit.evaluate((button) => button === document.activeElement))
        .toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await dialog(page, 'Delete Payment').waitFor();
    }));

  it('loads at most 260 kB of gzipped scripts', () =>
    withPortfolio({}, async (page, portfolio) => {
      await recordPayments(page, portfolio, [{}]);
      const weight = await weighScripts(page, `/portfolios/${portfolio.id}/payments`);
      expect(weight.files).toBeGreaterThan(3);
      expect(weight.gzippedBytes).toBeLessThanOrEqual(260_000);
    }));
});
