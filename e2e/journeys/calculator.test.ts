import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPerson } from '../support/accounts.ts';
import { hold, reload, untilIdle, visit, withPage } from '../support/browser.ts';
import { barclaycard, creditorOf, debt, fillDebt, submit } from '../support/calculator-page.ts';
import { shownFailure } from '../support/messages.ts';

const extra = (page: Page) => page.getByLabel('Extra monthly payment');
const rows = (page: Page) => page.locator('fieldset.debt-row');
const button = (page: Page, name: string) => page.getByRole('button', { name });
const hasFocus = (field: Locator) => field.evaluate((it) => it === document.activeElement);

describe('rows', () => {
  it('are filled by a quick start, added and removed, and the focus stays among them; the dialog of saving is no part of what loads at first', () =>
    withPage(async (page) => {
      const scripts: string[] = [];
      page.on('response', (response) => scripts.push(response.url()));
      await visit(page, '/calculator');
      expect(scripts.some((url) => /save-dialog|queries/.test(url))).toBe(false);
      await expect.poll(() => rows(page).count()).toBe(1);
      await expect.poll(() => page.getByText('I pay this debt every month').count()).toBe(0);
      const term = debt(page, 1).getByLabel('Term');
      await expect.poll(() => term.isDisabled()).toBe(true);
      await button(page, 'Personal Loan 7.5%').click();
      await expect.poll(() => debt(page, 1).getByLabel('Type').inputValue()).toBe('Personal Loan');
      await expect.poll(() => debt(page, 1).getByLabel('Interest rate').inputValue()).toBe('7.5');
      await expect.poll(() => term.inputValue()).toBe('360');
      await expect.poll(() => term.isEnabled()).toBe(true);
      await debt(page, 1).getByLabel('Type').selectOption('Overdraft');
      await expect.poll(() => term.inputValue()).toBe('');
      await expect.poll(() => term.isDisabled()).toBe(true);
      for (const [count, added] of [
        [3, 2],
        [4, 4],
      ] as const) {
        await button(page, 'Add Another Debt').press('Enter');
        await expect.poll(() => rows(page).count()).toBe(count);
        await expect.poll(() => hasFocus(debt(page, added).getByLabel('Creditor'))).toBe(true);
      }
      const focused = () =>
        page.evaluate(() => document.activeElement?.closest('fieldset')?.innerText.split('\n')[0]);
      for (const [removed, left] of [
        ['Remove debt 2', 'Debt 2'],
        ['Remove debt 3', 'Debt 2'],
        ['Remove debt 2', 'Debt 1'],
      ] as const) {
        await button(page, removed).press('Enter');
        await expect.poll(focused).toBe(left);
      }
      // Something stands in it.
      await button(page, 'Remove debt 1').press('Enter');
      await expect.poll(() => hasFocus(button(page, 'Undo, Debt 1'))).toBe(true);
      await expect.poll(() => rows(page).count()).toBe(1);
    }));

  it('people who are signed in, and only they, choose whether and when a debt is paid every month', () =>
    withPerson(async (page) => {
      await visit(page, '/calculator');
      await fillDebt(page, 1, barclaycard);
      await page.getByLabel('I pay this debt every month').check();
      const day = page.getByLabel('Payment day');
      await expect.poll(() => day.inputValue()).toBe('1');
      const days = await day.locator('option').allTextContents();
      expect(days.map(Number)).toEqual(Array.from({ length: 31 }, (_, at) => at + 1));
      await day.selectOption('28');
      await reload(page);
      await expect.poll(() => day.inputValue()).toBe('28');
    }));
});

it('what is wrong stands in a summary that takes the focus and beside its field, until it is put right', () =>
  withPage(async (page) => {
    await visit(page, '/calculator');
    await button(page, 'Add Another Debt').click();
    const wrong = {
      ...{ Creditor: '', Type: 'Personal Loan', Balance: '1e9', 'Interest rate': '100.1' },
      ...{ 'Monthly payment': '1.234', Term: '' },
    };
    const messages = [
      ...['Creditor name is required', 'Balance must be a number'],
      ...['Rate must be between 0 and 100', 'Monthly payment can have at most 2 decimal places'],
      'Term is required for this debt type',
    ];
    const fields = ['creditor', 'balance', 'interest rate', 'monthly payment', 'term'];
    await fillDebt(page, 1, wrong);
    await fillDebt(page, 2, { ...barclaycard, Type: '' });
    await extra(page).fill('-1');
    await expect.poll(() => page.getByText('Creditor name is required').count()).toBe(0);
    await submit(page);
    const summary = shownFailure(page);
    await summary.getByText('Please fix the validation errors before submitting').waitFor();
    await expect
      .poll(() => summary.getByRole('link').allInnerTexts())
      .toEqual([
        ...messages.map((message, at) => `Debt 1, ${fields[at]}: ${message}`),
        'Debt 2, type: Please select a debt type',
        'Extra payment must be 0 or more',
      ]);
    await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
    for (const message of messages) await debt(page, 1).getByText(message).waitFor();
    await debt(page, 1).getByText('Such as 18.9.').waitFor();
    await debt(page, 2).getByText('Please select a debt type').waitFor();
    await summary.getByRole('link', { name: 'Debt 2, type' }).click();
    await expect.poll(() => hasFocus(debt(page, 2).getByLabel('Type'))).toBe(true);
    await expect.poll(() => debt(page, 1).getByLabel('Balance').inputValue()).toBe('1e9');
    await extra(page).fill('');
    await fillDebt(page, 2, { Type: 'Credit Card' });
    await fillDebt(page, 1, { ...barclaycard, 'Monthly payment': '47.24' });
    const tooLow =
      'Debt 1, monthly payment: Minimum payment must be at least £47.25 to cover interest';
    await expect.poll(() => summary.getByRole('link').allInnerTexts()).toEqual([tooLow]);
    await fillDebt(page, 1, { 'Monthly payment': '47.25' });
    await summary.waitFor({ state: 'detached' });
    // What the next keys do wrong is said beside the field, and when it is left: nobody is torn from it.
    const payment = debt(page, 1).getByLabel('Monthly payment');
    await payment.fill('47');
    await debt(page, 1).getByText('Minimum payment must be at least £47.25').waitFor();
    expect([await hasFocus(payment), await summary.count()]).toEqual([true, 0]);
    const said = page.locator('.announcer');
    expect(await said.innerText()).not.toContain('Minimum');
    await payment.press('Tab');
    await expect.poll(() => said.innerText()).toContain('Minimum payment must be at least £47.25');
    await payment.fill('47.25');
    // Nothing is wrong yet with a debt that has come since, though it stands where one was that is gone.
    for (const position of [3, 2]) await button(page, `Remove debt ${position}`).click();
    await button(page, 'Add Another Debt').click();
    await fillDebt(page, 2, { Creditor: 'Car' });
    await untilIdle(page);
    expect(await debt(page, 2).getByText('Balance is required').count()).toBe(0);
    await fillDebt(page, 2, { Creditor: '' });
    // The other rows are blank, and do not count.
    await submit(page);
    await page.waitForURL('**/strategies');
  }));

it('the answer follows what people type without asking the server, and what more a month would change', () =>
  withPage(async (page) => {
    await visit(page, '/calculator');
    await page.getByText('For example').waitFor();
    const calls: string[] = [];
    // Our own code may come as it is needed; it says nothing of what was typed.
    page.on('request', (request) => {
      if (!request.url().includes('/assets/')) calls.push(request.url());
    });
    const answer = page.getByRole('complementary', { name: 'Your answer' });
    await fillDebt(page, 1, { Balance: '3,000' });
    const lacks = answer.getByRole('link', { name: 'Debt 1 is not counted yet' });
    await expect.poll(() => lacks.innerText()).toMatch(/: its rate and payment are missing$/);
    await expect.poll(() => page.getByText('For example').count()).toBe(0);
    await lacks.click();
    await expect.poll(() => hasFocus(debt(page, 1).getByLabel('Interest rate'))).toBe(true);
    await fillDebt(page, 1, { ...barclaycard, 'Monthly payment': '40' });
    const hint = debt(page, 1).getByText('a month would clear it in');
    await expect
      .poll(() => hint.innerText())
      .toMatch(/£47\.26 a month would clear it in .* interest; £77\.66 a month in 5 years, with £/);
    await expect.poll(() => hint.getByRole('link', { name: 'StepChange' }).count()).toBe(1);
    await answer.getByText('At £40.00 a month this would not go down.').waitFor();
    await answer.getByText(/^An extra payment of £7\.26 a month would clear it in .*/).waitFor();
    await fillDebt(page, 1, barclaycard);
    await page.getByText('You could be debt free in').waitFor();
    for (const strategy of ['avalanche', 'snowball', 'minimum']) {
      const line = page.locator(`.answer [data-strategy=${strategy}]`);
      await expect.poll(() => line.innerText()).toMatch(/£[\d,]+\.\d\d interest/);
    }
    const summary = page.getByRole('region', { name: 'Your debts so far' });
    await expect.poll(() => summary.getByRole('row').last().innerText()).toContain('£3,000.00');
    await button(page, 'Add Another Debt').click();
    await fillDebt(page, 3, { Balance: '20,000', 'Interest rate': '5%' });
    await answer.getByText('Debt 3 is not counted yet: its payment is missing').waitFor();
    await expect.poll(() => page.getByText('You could be debt free in').count()).toBe(0);
    await expect
      .poll(() => summary.getByRole('row').last().innerText())
      .toContain('Total of 1 of 2 debts');
    await button(page, 'Remove debt 3').click();
    await extra(page).fill('5%');
    await answer.getByText('The extra payment is not counted yet: it must be a number').waitFor();
    await extra(page).fill('');
    await page.getByText('You could be debt free in').waitFor();
    await page.getByLabel('What if you paid more?').fill('50');
    await page
      .getByText(/£50\.00 more a month: \d+ months sooner, £[\d,]+\.\d\d less interest/)
      .waitFor();
    await button(page, 'Add it to the extra payment').click();
    await expect.poll(() => extra(page).inputValue()).toBe('50');
    await extra(page).fill('4.02');
    await page.getByLabel('What if you paid more?').fill('50');
    await button(page, 'Add it to the extra payment').click();
    await expect.poll(() => extra(page).inputValue()).toBe('54.02');
    expect(calls).toEqual([]);
  }));

it('the answer is said a second after the last key, in one sentence, and not when the figures only come back', () =>
  withPage(
    async (page) => {
      await page.clock.install();
      await visit(page, '/calculator');
      const said = () => page.locator('.announcer').innerText();
      await fillDebt(page, 1, { Creditor: 'Barclaycard', Balance: '3,000' });
      await page.locator('.answer-bar').waitFor({ state: 'attached' });
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.clock.runFor(10_000);
      // That it lacks something is no news while it is filled in.
      await debt(page, 1).getByLabel('Interest rate').fill('18.9');
      await page.clock.runFor(1_200);
      expect(await said()).toBe('');
      await debt(page, 1).getByLabel('Monthly payment').fill('9');
      await page.clock.runFor(900);
      await debt(page, 1).getByLabel('Monthly payment').fill('90');
      await page.clock.runFor(900);
      expect(await said()).toBe('');
      await page.clock.runFor(300);
      const answer = /^You could be debt free in \w+ 20\d\d, with £1,287\.52 interest\.$/;
      expect(await said()).toMatch(answer);
      // A name is no news.
      await page.clock.runFor(10_000);
      await debt(page, 1).getByLabel('Creditor').fill('Card');
      await page.clock.runFor(5_000);
      expect(await said()).toBe('');
      await button(page, 'Credit Card 18.9%').click();
      await page.clock.runFor(500);
      expect(await said()).toBe('Debt 2 filled in: Credit Card, 18.9% a year.');
      await button(page, 'Remove debt 2').click();
      // Its code comes now, and React waits a moment before it shows what came late.
      const offers = async () => {
        await page.clock.runFor(100);
        return button(page, 'Undo, Debt 2').count();
      };
      await expect.poll(offers).toBe(1);
      await page.clock.runFor(500);
      expect(await said()).toBe('Debt 2 removed. Undo is available.');
      await button(page, 'Add Another Debt').click();
      await page.clock.runFor(500);
      expect(await said()).toBe('Debts 2 and 3 added.');
      await page.getByLabel('What if you paid more?').fill('50');
      await button(page, 'Add it to the extra payment').press('Enter');
      await expect.poll(() => extra(page).inputValue()).toBe('50');
      expect(await hasFocus(button(page, 'Add it to the extra payment'))).toBe(true);
      await page.clock.runFor(500);
      expect(await said()).toBe('The extra payment is now £50.00 a month.');
      await page.clock.runFor(1_000);
      expect(await said()).toMatch(/^You could be debt free in/);

      // Nobody has typed: what has come back is read with the page.
      await page.clock.resume();
      await reload(page);
      await page.locator('.answer-bar').waitFor({ state: 'attached' });
      await page.clock.pauseAt(Date.now() + 300_000);
      expect(await said()).toBe('');
    },
    { ownProfile: true },
  ));

it('submitting says where the plan ends, holds the buttons until it is done, takes all of it to the strategies, and back again', () =>
  withPage(
    async (page) => {
      await visit(page, '/');
      await fillDebt(page, 1, barclaycard);
      await extra(page).fill('25');
      await page.route('**/api/strategies', (route) =>
        route.fulfill({ status: 403, json: debtLimit }),
      );
      await submit(page);
      const dialog = page.getByRole('dialog', { name: 'Debt limit reached' });
      for (const text of [
        'The free plan holds 3 debts.',
        'Basic £4.99',
        '10 debts per portfolio',
        'Up to 3 portfolios',
        'Payment reminders',
        'Export PDF/Excel',
      ]) {
        await expect.poll(() => dialog.innerText()).toContain(text);
      }
      const upgrade = dialog.getByRole('link', { name: 'Upgrade Now' });
      await expect.poll(() => upgrade.getAttribute('href')).toBe('/subscription');
      await dialog.getByRole('button', { name: 'Dismiss' }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => creditorOf(page, 1)).toBe('Barclaycard');
      await page.unroute('**/api/strategies');

      const release = await hold(page, '**/api/strategies');
      const [request] = await Promise.all([page.waitForRequest('**/api/strategies'), submit(page)]);
      expect(request.postDataJSON()).toMatchObject({
        debts: [{ creditor: 'Barclaycard', balance: 3000, termMonths: null }],
        extraPayment: 25,
      });
      await button(page, 'Calculating...').waitFor();
      for (const name of ['Add Another Debt', 'Create Portfolio', 'Export', 'Clear']) {
        await expect.poll(() => button(page, name).isDisabled()).toBe(true);
      }
      release();
      await page.waitForURL('**/strategies');
      const kept = () => page.evaluate(() => sessionStorage.getItem('strategies') ?? '');
      await expect.poll(kept).toContain('monthsToPayoff');
      expect(await kept()).not.toContain('monthlyDetails');
      await page.getByRole('link', { name: 'Back to Calculator' }).click();
      await page.waitForURL('**/#calculator');
      await expect.poll(() => debt(page, 1).getByLabel('Balance').inputValue()).toBe('3,000');
      await expect.poll(() => extra(page).inputValue()).toBe('25');
      await expect
        .poll(() =>
          page.locator('#calculator').evaluate((form) => form.getBoundingClientRect().top),
        )
        .toBeLessThan(100);
    },
    { expects: /status of 403/ },
  ));

const debtLimit = {
  error: 'Debt limit reached',
  code: 'not_allowed',
  request_id: 'x',
  message: 'The free plan holds 3 debts.',
  upgrade_message: 'Basic holds 10.',
  current_tier: 'free',
  current_limit: 3,
  current_count: 3,
  upgrade_url: '/subscription',
};
