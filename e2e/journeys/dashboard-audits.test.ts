import { expect, it } from 'vitest';
import { signIn, withPerson } from '../support/accounts.ts';
import { withPage } from '../support/browser.ts';
import { creditCard, demo, openDashboard, openWith } from '../support/dashboard-page.ts';
import { figure } from '../support/figures.ts';
import { auditPage, walkByKeyboard } from '../support/page-audits.ts';

const hostileNames = [
  '<img src=x onerror=alert(1)>',
  'x'.repeat(200),
  'بطاقة ائتمان البنك الوطني للتجارة والتنمية 👩‍👩‍👧 💷',
];

it('the page is sound, with names of any kind', () =>
  withPerson(async (page) => {
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Welcome to Debt Payoff' }).waitFor();
    await auditPage(page, { hasFrame: true });
    const debts = hostileNames.map((creditor, at) => ({
      ...creditCard,
      creditor,
      balance: [99_999_999, 99_999.99, 99.99][at],
      monthly_payment: 2_000_000,
      auto_payment_enabled: true,
      auto_payment_day: 31,
    }));
    await openWith(page, `<b>${'W'.repeat(180)}</b>`, debts);
    await figure(page, 'Balance by debt').waitFor();
    await auditPage(page);
    const region = page.getByRole('region', { name: 'Your portfolios' });
    for (const name of hostileNames) await region.getByText(name, { exact: true }).waitFor();
    await expect.poll(() => page.locator('main img, main b > b').count()).toBe(0);
  }));

it('each portfolio shows up to four debts and how many more, and every control is reached by keyboard', () =>
  withPage(async (page) => {
    await signIn(page, demo('premium'));
    await openDashboard(page);
    await figure(page, 'Balance by debt').waitFor();
    const everyday = page.getByRole('article', { name: 'Everyday debts' });
    await expect
      .poll(() => everyday.locator('.ledger dt').allInnerTexts())
      .toEqual([
        'Northgate credit card',
        'Marlow & Finch store card',
        'Arranged overdraft',
        'Harbour Visa',
        '+3 more debts',
        'Balance',
      ]);
    // The rest is named in pounds too, so that the lines add up.
    await expect
      .poll(async () => (await everyday.locator('.ledger dd').allInnerTexts()).slice(-2))
      .toEqual(['£2,318.45', '£12,532.20']);
    const loans = page.getByRole('article', { name: 'Loans' });
    await expect
      .poll(() => loans.locator('.ledger dt').allInnerTexts())
      .toEqual(['Calder Bank loan', 'Fairway loan', 'Student loan, plan 1', 'Balance']);
    expect(await walkByKeyboard(page)).toBeGreaterThan(20);
  }));
