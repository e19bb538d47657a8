import { describe, expect, it } from 'vitest';
import { writePlanLink } from '../../web/app/plan/plan-link.ts';
import { aPerson, register, signIn } from '../support/accounts.ts';
import { holdScripts, missingPage, reload, visit, withPage } from '../support/browser.ts';
import {
  barclaycard,
  barclaycardDebt,
  creditorOf,
  debt,
  fillDebt,
  submit,
} from '../support/calculator-page.ts';

describe('rows', () => {
  it("the first 'Add Another Debt' reveals two further rows, each later one adds one", () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      const rows = page.locator('fieldset.debt-row');
      const add = page.getByRole('button', { name: 'Add Another Debt' });
      await expect.poll(() => rows.count()).toBe(1);
      await add.click();
      await expect.poll(() => rows.count()).toBe(3);
      await add.click();
      await expect.poll(() => rows.count()).toBe(4);
      await page.getByRole('button', { name: 'Remove debt 2' }).click();
      await expect.poll(() => rows.count()).toBe(3);
    }));

  it('the focus stays among the debts when one is removed', () =>
    withPage(async (page) => {
      await page.goto('/calculator', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Add Another Debt' }).click();
      const focused = () =>
        page.evaluate(() => document.activeElement?.closest('fieldset')?.innerText.split('\n')[0]);
      for (const [removed, left] of [
        ['Remove debt 2', 'Debt 2'],
        ['Remove debt 2', 'Debt 1'],
        ['Remove debt 1', 'Debt 1'],
      ] as const) {
        await page.getByRole('button', { name: removed }).press('Enter');
        await expect.poll(focused).toBe(left);
      }
    }));

  it('the term is enabled and set to 360 for Mortgage and Personal Loan only', () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      const term = debt(page, 1).getByLabel('Term');
      await expect.poll(() => term.isDisabled()).toBe(true);
      for (const type of ['Mortgage', 'Personal Loan']) {
        await debt(page, 1).getByLabel('Type').selectOption(type);
        await expect.poll(() => term.inputValue()).toBe('360');
        await expect.poll(() => term.isEnabled()).toBe(true);
      }
      await debt(page, 1).getByLabel('Type').selectOption('Overdraft');
      await expect.poll(() => term.inputValue()).toBe('');
      await expect.poll(() => term.isDisabled()).toBe(true);
    }));

  it.each([
    ['Credit Card', '18.9'],
    ['Personal Loan', '7.5'],
    ['Store Card', '24.9'],
  ])('the preset %s sets its type and %s%%', (type, rate) =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await page.getByRole('button', { name: `${type} ${rate}%` }).click();
      await expect.poll(() => debt(page, 1).getByLabel('Type').inputValue()).toBe(type);
      await expect.poll(() => debt(page, 1).getByLabel('Interest rate').inputValue()).toBe(rate);
    }),
  );

  it('Clear resets everything', () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await page.getByRole('button', { name: 'Add Another Debt' }).click();
      await fillDebt(page, 1, barclaycard);
      await page.getByLabel('Extra monthly payment').fill('50');
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect.poll(() => page.locator('fieldset.debt-row').count()).toBe(1);
      await expect.poll(() => debt(page, 1).getByLabel('Creditor').inputValue()).toBe('');
      await expect.poll(() => page.getByLabel('Extra monthly payment').inputValue()).toBe('');
      await reload(page);
      await expect.poll(() => debt(page, 1).getByLabel('Creditor').inputValue()).toBe('');
    }));

  it('the scheduled-payment option is shown only to people who are signed in', () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await expect.poll(() => page.getByText('I pay this debt every month').count()).toBe(0);
      const person = aPerson();
      await register(page.request, person);
      await signIn(page, person);
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

  it('the entered debts stand in a summary that adds up', () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await fillDebt(page, 1, barclaycard);
      const summary = page.getByRole('region', { name: 'Your debts so far' });
      await expect.poll(() => summary.getByRole('row').last().innerText()).toContain('£3,000.00');
    }));
});

describe('rules', () => {
  const long = 'x'.repeat(5_000);
  it.each([
    ['Creditor', '', 'Creditor name is required'],
    ['Creditor', long, 'Creditor name can have at most 200 characters'],
    ['Type', '', 'Please select a debt type'],
    ['Balance', '', 'Balance is required'],
    ['Balance', 'abc', 'Balance must be a number'],
    ['Balance', '-5', 'Balance must be greater than 0'],
    ['Balance', '0', 'Balance must be greater than 0'],
    ['Balance', '1,234.567', 'Balance can have at most 2 decimal places'],
    ['Balance', '1e9', 'Balance must be a number'],
    ['Balance', '🙂', 'Balance must be a number'],
    ['Balance', '999999999', 'Balance must be at most £100,000,000.00'],
    ['Interest rate', '', 'Rate is required'],
    ['Interest rate', 'abc', 'Rate must be a number'],
    ['Interest rate', '-5', 'Rate must be between 0 and 100'],
    ['Interest rate', '100.1', 'Rate must be between 0 and 100'],
    ['Interest rate', '18.95', 'Rate can have at most 1 decimal place'],
    ['Monthly payment', '', 'Monthly payment is required'],
    ['Monthly payment', long, 'Monthly payment must be a number'],
    ['Monthly payment', '0', 'Monthly payment must be greater than 0'],
    ['Monthly payment', '1.234', 'Monthly payment can have at most 2 decimal places'],
    ['Monthly payment', '47.24', 'Minimum payment must be at least £47.25 to cover interest'],
  ])('%s of %.20j: %s', (label, value, message) =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await fillDebt(page, 1, { ...barclaycard, [label]: value });
      await expect.poll(() => page.getByText(message).count()).toBe(0);
      await submit(page);
      const summary = page.getByRole('alert');
      await summary.getByText('Please fix the validation errors before submitting').waitFor();
      await expect.poll(() => summary.getByRole('link').allInnerTexts()).toEqual([message]);
      await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
      await debt(page, 1).getByText(message).waitFor();
      const field = debt(page, 1).getByLabel(label);
      if (label !== 'Type') await expect.poll(() => field.inputValue()).toBe(value);
      await fillDebt(page, 1, { [label]: barclaycard[label as keyof typeof barclaycard] });
      await summary.waitFor({ state: 'detached' });
    }),
  );

  it.each([
    ['abc', 'Extra payment must be a number'],
    ['-1', 'Extra payment must be 0 or more'],
    ['10.005', 'Extra payment can have at most 2 decimal places'],
  ])('an extra payment of %s: %s', (value, message) =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await fillDebt(page, 1, barclaycard);
      await page.getByLabel('Extra monthly payment').fill(value);
      await submit(page);
      const summary = page.getByRole('alert');
      await expect.poll(() => summary.getByRole('link').allInnerTexts()).toEqual([message]);
    }),
  );

  it('a loan needs its term', () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await fillDebt(page, 1, { ...barclaycard, Type: 'Personal Loan', Term: '' });
      await submit(page);
      await debt(page, 1).getByText('Term is required for this debt type').waitFor();
    }));

  it('the payment that the message names is accepted, and blank further rows do not count', () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await page.getByRole('button', { name: 'Add Another Debt' }).click();
      await fillDebt(page, 1, { ...barclaycard, 'Monthly payment': '47.25' });
      await submit(page);
      await page.waitForURL('**/strategies');
    }));

  it('a payment below the interest is told what would clear the debt, and who helps for free', () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await fillDebt(page, 1, { ...barclaycard, 'Monthly payment': '40' });
      const hint = debt(page, 1).getByRole('status');
      await expect.poll(() => hint.innerText()).toContain('would clear it');
      await expect.poll(() => hint.getByRole('link', { name: 'StepChange' }).count()).toBe(1);
    }));
});

describe('the answer while people type', () => {
  it('follows each strategy without asking the server', () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await page.getByText('For example').waitFor();
      const calls: string[] = [];
      // Our own code may come as it is needed; it says nothing of what was typed.
      page.on('request', (request) => {
        if (!request.url().includes('/assets/')) calls.push(request.url());
      });
      await fillDebt(page, 1, barclaycard);
      await page.getByText('You could be debt free in').waitFor();
      for (const strategy of ['avalanche', 'snowball', 'minimum']) {
        const line = page.locator(`.answer [data-strategy=${strategy}]`);
        await expect.poll(() => line.innerText()).toMatch(/£[\d,]+\.\d\d interest/);
      }
      expect(calls).toEqual([]);
    }));

  it('says what more a month would change, and takes it over', () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await fillDebt(page, 1, barclaycard);
      await page.getByLabel('What if you paid more?').fill('50');
      await page
        .getByText(/£50\.00 more a month: \d+ months sooner, £[\d,]+\.\d\d less interest/)
        .waitFor();
      await page.getByRole('button', { name: 'Add it to the extra payment' }).click();
      await expect.poll(() => page.getByLabel('Extra monthly payment').inputValue()).toBe('50');
      await page.getByLabel('Extra monthly payment').fill('4.02');
      await page.getByLabel('What if you paid more?').fill('50');
      await page.getByRole('button', { name: 'Add it to the extra payment' }).click();
      await expect.poll(() => page.getByLabel('Extra monthly payment').inputValue()).toBe('54.02');
    }));
});

describe('nothing typed is lost', () => {
  it('by a reload, by the back button, or by a call that fails', () =>
    withPage(
      async (page) => {
        await visit(page, '/calculator');
        await fillDebt(page, 1, barclaycard);
        await page.getByLabel('Extra monthly payment').fill('25');
        await reload(page);
        await expect
          .poll(() => debt(page, 1).getByLabel('Creditor').inputValue())
          .toBe('Barclaycard');
        await page.route('**/api/strategies', (route) => route.abort());
        await submit(page);
        await page.getByText('Something went wrong. Please try again later.').waitFor();
        await page.unroute('**/api/strategies');
        await submit(page);
        await page.waitForURL('**/strategies');
        await page.goBack();
        await expect.poll(() => debt(page, 1).getByLabel('Balance').inputValue()).toBe('3,000');
        await expect.poll(() => page.getByLabel('Extra monthly payment').inputValue()).toBe('25');
      },
      { expects: /ERR_FAILED/ },
    ));

  it('by a second tab: each goes on from what was typed last', () =>
    withPage(async (page) => {
      await page.goto('/calculator', { waitUntil: 'networkidle' });
      await fillDebt(page, 1, barclaycard);
      const other = await page.context().newPage();
      await other.goto('/calculator', { waitUntil: 'networkidle' });
      await expect.poll(() => creditorOf(other, 1)).toBe('Barclaycard');
      await debt(other, 1).getByLabel('Balance').fill('4,000');
      await other.getByRole('button', { name: 'Add Another Debt' }).click();
      await fillDebt(other, 2, { ...barclaycard, Creditor: 'From the other tab' });
      await expect.poll(() => creditorOf(page, 2)).toBe('From the other tab');
      await debt(page, 1).getByLabel('Monthly payment').fill('95');
      await other.reload({ waitUntil: 'networkidle' });
      await expect.poll(() => debt(other, 1).getByLabel('Monthly payment').inputValue()).toBe('95');
      await expect.poll(() => debt(other, 1).getByLabel('Balance').inputValue()).toBe('4,000');
      await expect.poll(() => creditorOf(other, 2)).toBe('From the other tab');
      await other.getByRole('button', { name: 'Clear' }).click();
      await expect.poll(() => debt(page, 1).getByLabel('Balance').inputValue()).toBe('');
    }));

  it('by a jump within the page', () =>
    withPage(async (page) => {
      await visit(page, '/calculator');
      await page.getByRole('button', { name: 'Add Another Debt' }).click();
      await fillDebt(page, 1, barclaycard);
      await fillDebt(page, 2, { ...barclaycard, Creditor: 'Second' });
      await page.getByRole('link', { name: 'How it works' }).click();
      await page.getByRole('link', { name: 'Start Calculating Now' }).click();
      await expect.poll(() => debt(page, 2).getByLabel('Creditor').inputValue()).toBe('Second');
    }));

  it('a link to a plan restores it, and later edits outlive a reload', () =>
    withPage(async (page) => {
      const link = writePlanLink({ debts: [barclaycardDebt], extraPayment: 25 });
      await visit(page, link);
      await expect
        .poll(() => debt(page, 1).getByLabel('Creditor').inputValue())
        .toBe('Barclaycard');
      await debt(page, 1).getByLabel('Creditor').fill('Renamed');
      await reload(page);
      await expect.poll(() => debt(page, 1).getByLabel('Creditor').inputValue()).toBe('Renamed');
    }));

  it('showCalculator=true takes the extra payment from the navigation', () =>
    withPage(async (page) => {
      await visit(page, '/');
      await page.evaluate(() => {
        const state = { usr: { extraPayment: 75 }, key: 'test', idx: 0 };
        history.replaceState(state, '', '/calculator?showCalculator=true');
      });
      await reload(page);
      await expect.poll(() => page.getByLabel('Extra monthly payment').inputValue()).toBe('75');
    }));

  it('what was typed before the scripts ran counts', () =>
    withPage(async (page) => {
      const release = await holdScripts(page);
      await page.goto('/calculator', { waitUntil: 'commit' });
      await debt(page, 1).getByLabel('Creditor').fill('Early bird');
      await debt(page, 1).getByLabel('Balance').fill('1000');
      release();
      await page.waitForFunction(() => localStorage.getItem('calculator_state') === null);
      await debt(page, 1).getByLabel('Interest rate').fill('10');
      await debt(page, 1).getByLabel('Monthly payment').fill('100');
      await page.getByText('You could be debt free in').waitFor();
      await expect.poll(() => debt(page, 1).getByLabel('Creditor').inputValue()).toBe('Early bird');
    }));

  it("'Create Portfolio' keeps the debts and leads to /login with redirect and message", () =>
    withPage(
      async (page) => {
        await visit(page, '/calculator');
        await fillDebt(page, 1, barclaycard);
        await page.getByRole('button', { name: 'Create Portfolio' }).click();
        await page.waitForURL('**/login?**');
        const query = new URL(page.url()).searchParams;
        expect(query.get('redirect')).toBe('/calculator');
        expect(query.get('message')).toBe('Please create an account to save your debt portfolio');
        const stashed = await page.evaluate(() =>
          localStorage.getItem('restore_calculator_data_anonymous'),
        );
        expect(stashed).toContain('Barclaycard');
      },
      { expects: missingPage },
    ));
});

describe('submitting', () => {
  it('calls POST /api/strategies and carries debts, extra payment and summaries to /strategies', () =>
    withPage(async (page) => {
      await visit(page, '/');
      await fillDebt(page, 1, barclaycard);
      const [request] = await Promise.all([page.waitForRequest('**/api/strategies'), submit(page)]);
      expect(request.postDataJSON()).toMatchObject({
        debts: [{ creditor: 'Barclaycard', balance: 3000, termMonths: null }],
        extraPayment: 0,
      });
      await page.waitForURL('**/strategies');
      const kept = () => page.evaluate(() => sessionStorage.getItem('strategies') ?? '');
      await expect.poll(kept).toContain('monthsToPayoff');
      expect(await kept()).not.toContain('monthlyDetails');
    }));

  it('a limit opens the dialog with what the next plan holds', () =>
    withPage(
      async (page) => {
        await page.route('**/api/strategies', (route) =>
          route.fulfill({
            status: 403,
            json: {
              error: 'Debt limit reached',
              code: 'not_allowed',
              request_id: 'x',
              message: 'The free plan holds 3 debts.',
              upgrade_message: 'Basic holds 10.',
              current_tier: 'free',
              current_limit: 3,
              current_count: 3,
              upgrade_url: '/subscription',
            },
          }),
        );
        await visit(page, '/calculator');
        await fillDebt(page, 1, barclaycard);
        await submit(page);
        const dialog = page.getByRole('dialog', { name: 'Debt limit reached' });
        for (const text of [
          'The free plan holds 3 debts.',
          'Basic £4.99',
          '10 debts per portfolio',
          'Up to 3 portfolios',
          'Payment tracking and analytics',
        ]) {
          await expect.poll(() => dialog.innerText()).toContain(text);
        }
        const upgrade = dialog.getByRole('link', { name: 'Upgrade Now' });
        await expect.poll(() => upgrade.getAttribute('href')).toBe('/subscription');
        await dialog.getByRole('button', { name: 'Dismiss' }).click();
        await dialog.waitFor({ state: 'detached' });
        await expect
          .poll(() => debt(page, 1).getByLabel('Creditor').inputValue())
          .toBe('Barclaycard');
      },
      { expects: /status of 403/ },
    ));
});
