import { describe, expect, it } from 'vitest';
import { tableOf } from '../support/figures.ts';
import { items, openTracker, recordPayments, tile } from '../support/payments.ts';
import { loan, press, withPortfolio } from '../support/portfolios.ts';
import { daysAgo } from '../support/product-clock.ts';

const today = daysAgo(0);

describe('the history', () => {
  it('is filtered by type and by debt, as the address says, and the sums with it', () =>
    withPortfolio({}, async (page, portfolio) => {
      await recordPayments(page, portfolio, [
        { payment_amount: 10 },
        { payment_amount: 20, payment_type: 'extra' },
        { payment_amount: 30.01, debt: 1, payment_type: 'extra' },
      ]);
      await openTracker(page, portfolio.id);
      await page.getByText('3 payments shown.').waitFor();
      const type = page.getByRole('search').getByLabel('Payment type');
      const debt = page.getByRole('search').getByLabel('Debt');
      await expect
        .poll(() => type.getByRole('option').allInnerTexts())
        .toEqual(['All types', 'Regular', 'Extra', 'Lump sum']);
      await type.selectOption('Extra');
      await page.getByText('2 payments shown.').waitFor();
      await expect.poll(() => tile(page, 'Total paid').innerText()).toBe('£50.01');
      await expect.poll(() => tile(page, 'Average payment').innerText()).toBe('£25.01');
      await debt.selectOption(loan.creditor);
      await page.getByText('1 payment shown.').waitFor();
      await expect.poll(() => tile(page, 'Total paid').innerText()).toBe('£30.01');
      const address = `?type=extra&debt=${portfolio.debts[1]?.id}`;
      expect(new URL(page.url()).search).toBe(address);
      await page.reload();
      await page.getByText('1 payment shown.').waitFor();
      await expect.poll(() => type.inputValue()).toBe('extra');
      await type.selectOption('Lump sum');
      await page.getByRole('heading', { name: 'No payments match these filters' }).waitFor();
      await expect.poll(() => page.locator('figure, .tiles').count()).toBe(0);
      await press(page, 'Show all payments');
      await page.getByText('3 payments shown.').waitFor();
      expect(new URL(page.url()).search).toBe('');
      await openTracker(page, portfolio.id, '?type=nonsense&debt=999999');
      await page.getByText('3 payments shown.').waitFor();
    }));

  it('shows fifty at a time, the newest first, and more when asked', () =>
    withPortfolio({}, async (page, portfolio) => {
      const many = Array.from({ length: 53 }, (_, at) => ({
        payment_amount: at + 1,
        payment_date: daysAgo(53 - at),
        affects_balance: false,
      }));
      await Promise.all(many.map((one) => recordPayments(page, portfolio, [one])));
      await openTracker(page, portfolio.id);
      await page.getByText('50 of 53 payments shown.').waitFor();
      await expect.poll(() => items(page).count()).toBe(50);
      await items(page).first().getByText('£53.00').waitFor();
      await page.getByRole('button', { name: 'Show more' }).press('Enter');
      await page.getByText('53 payments shown.', { exact: true }).waitFor();
      await expect
        .poll(() => items(page).last().getByText('£1.00', { exact: true }).count())
        .toBe(1);
      await expect.poll(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
      // The button is gone, and anyone who pressed it goes on with what it brought.
      await expect.poll(() => items(page).nth(50).locator(':focus').count()).toBe(1);
    }));

  it('without debts says so, and leads to where one is added', () =>
    withPortfolio({ debts: [] }, async (page, { id }) => {
      await openTracker(page, id);
      await page.getByRole('heading', { name: 'No debts yet' }).waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Add Payment' }).count()).toBe(0);
      await page.getByRole('link', { name: 'Add Debt' }).click();
      await page.waitForURL((url) => url.pathname === `/portfolios/${id}`);
    }));
});

it('what was paid per month is drawn, read by keyboard and shown as a table', () =>
  withPortfolio({}, async (page, portfolio) => {
    await recordPayments(page, portfolio, [
      { payment_amount: 40, payment_date: '2026-03-05', affects_balance: false },
      { payment_amount: 200, balance_after_payment: 2_500, payment_date: today },
    ]);
    await openTracker(page, portfolio.id);
    const chart = page.locator('figure');
    await chart.getByRole('heading', { name: 'Paid per month' }).waitFor();
    const slider = chart.getByLabel('Look at a month');
    const newest = `£200.00 paid, £59.45 interest, £140.55 principal`;
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain(newest);
    await slider.press('ArrowLeft');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('nothing paid');
    await expect.poll(() => chart.locator('.chosen').count()).toBe(1);
    const cells = await tableOf(chart);
    expect(cells[0]).toEqual(['Month', 'Interest', 'Principal', 'Other', 'Paid']);
    expect(cells[1]).toEqual(['March 2026', '£0.00', '£0.00', '£40.00', '£40.00']);
    expect(cells.at(-1)).toEqual(['In total', '£59.45', '£140.55', '£40.00', '£240.00']);
  }));
