/** Four people with real UK debts, on a phone: what they tap and type, and the figures that they are shown. */
import {
  addMonths,
  formatMonth,
  type Month,
  monthName,
  yearOf,
} from '@debt-payoff/contract/months';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { reload, visit, withPage } from '../support/browser.ts';
import { barclaycard, debt, fillDebt } from '../support/calculator-page.ts';
import { type DescribedPlan, expectsFigures, thisMonthOn } from '../support/engine-figures.ts';
import { aPhoneUser, phone } from '../support/phone-user.ts';

async function openCalculator(page: Page): Promise<Month> {
  await visit(page, '/calculator');
  return thisMonthOn(page);
}

/** As a phone's lists name it. */
const chosen = (month: Month) => [monthName(month), String(yearOf(month))] as const;

/** The next August that is at least half a year away. */
function nextAugust(thisMonth: Month): Month {
  const ahead = (8 - Number(thisMonth.slice(5)) + 12) % 12;
  return addMonths(thisMonth, ahead < 6 ? ahead + 12 : ahead);
}

const none = { termMonths: null } as const;

it('a nurse with a transfer at 0 % until August, a card, an overdraft and instalments has £90 to spare', () =>
  withPage(async (page) => {
    const thisMonth = await openCalculator(page);
    const august = nextAugust(thisMonth);
    const nurse = aPhoneUser(page);
    const transfer = await nurse.fill(1, {
      ...{ creditor: 'Transfer card', type: 'Credit Card' },
      ...{ balance: '2,400', rate: '0', payment: '60' },
    });
    await nurse.more(transfer);
    await nurse.change(transfer, { month: chosen(august), rate: '24.9' });
    await nurse.choose(transfer.getByLabel('This rate is'), 'APR');
    await nurse.press('Add Another Debt');
    const card = await nurse.fill(2, {
      ...{ creditor: 'Aqua', type: 'Credit Card', balance: '1,850', rate: '34.9' },
    });
    await nurse.more(card);
    await nurse.choose(card.getByLabel('The lender asks for'), 'A percentage plus interest');
    await nurse.press('1 % plus interest, at least £25', card);
    const overdraft = await nurse.fill(3, {
      ...{ creditor: 'Overdraft', type: 'Overdraft', balance: '900', rate: '39.9' },
    });
    await nurse.press('Use EAR', overdraft);
    await nurse.more(overdraft);
    await nurse.choose(overdraft.getByLabel('The lender asks for'), 'Nothing set');
    await nurse.press('Add Another Debt');
    const instalments = await nurse.fill(4, {
      ...{ creditor: 'Pay later', type: 'Other', balance: '240', rate: '0', payment: '60' },
    });
    await nurse.more(instalments);
    await nurse.tap(instalments.getByLabel(/^Send no extra money here/));
    await nurse.type(page.getByLabel('Extra monthly payment'), '90');
    const plan: DescribedPlan = {
      debts: [
        {
          ...{ ...none, creditor: 'Transfer card', type: 'Credit Card' },
          ...{ balance: 2_400, interestRate: 0, monthlyPayment: 60 },
          terms: { rateKind: 'apr', rateChanges: [{ lastMonth: august, thenRate: 24.9 }] },
        },
        {
          ...{ ...none, creditor: 'Aqua', type: 'Credit Card' },
          ...{ balance: 1_850, interestRate: 34.9, monthlyPayment: 0 },
          // The second card took the kind of the first.
          terms: { rateKind: 'apr', minimum: { floor: 25, percent: 1, plusInterest: true } },
        },
        {
          ...{ ...none, creditor: 'Overdraft', type: 'Overdraft' },
          ...{ balance: 900, interestRate: 39.9, monthlyPayment: 0 },
          terms: { rateKind: 'ear', minimum: { floor: 0 } },
        },
        {
          ...{ ...none, creditor: 'Pay later', type: 'Other' },
          ...{ balance: 240, interestRate: 0, monthlyPayment: 60 },
          terms: { takesExtra: false },
        },
      ],
      extraPayment: 90,
    };
    await expectsFigures(page, plan, thisMonth);
    expect(nurse.counts).toEqual({ taps: 28, typedFields: 16 });
    await reload(page);
    await expectsFigures(page, plan, thisMonth);
    await debt(page, 1)
      .getByText(`APR. 0 % to the end of ${formatMonth(august)}, then 24.9 %.`)
      .waitFor();
  }, phone));

it('a couple with a fixed mortgage and car finance that takes no extra pays off its card', () =>
  withPage(async (page) => {
    const thisMonth = await openCalculator(page);
    const fixedUntil = addMonths(thisMonth, 23);
    const couple = aPhoneUser(page);
    const mortgage = await couple.fill(1, {
      ...{ creditor: 'Building society', type: 'Mortgage', balance: '182,000' },
      ...{ rate: '4.79', payment: '1,042.50', term: '300' },
    });
    await couple.more(mortgage);
    await couple.choose(mortgage.getByLabel('This rate is'), 'Simple yearly');
    await couple.change(mortgage, { month: chosen(fixedUntil), rate: '7.24' });
    await couple.type(mortgage.getByLabel('New monthly payment'), '1,310');
    await couple.tap(mortgage.getByLabel(/^Send no extra money here/));
    await couple.press('Add Another Debt');
    const car = await couple.fill(2, {
      ...{ creditor: 'Car finance', type: 'Auto Loan', balance: '9,450' },
      ...{ rate: '8.9', payment: '245' },
    });
    await couple.press('Use APR', car);
    await couple.more(car);
    await couple.tap(car.getByLabel(/^Send no extra money here/));
    const card = await couple.fill(3, {
      ...{ creditor: 'Joint card', type: 'Credit Card', balance: '3,200' },
      ...{ rate: '23.9', payment: '100' },
    });
    await couple.press('Use APR', card);
    await couple.type(page.getByLabel('Extra monthly payment'), '150');
    await expectsFigures(
      page,
      {
        debts: [
          {
            ...{ creditor: 'Building society', type: 'Mortgage', termMonths: 300 },
            ...{ balance: 182_000, interestRate: 4.79, monthlyPayment: 1_042.5 },
            terms: {
              rateKind: 'simple',
              rateChanges: [{ lastMonth: fixedUntil, thenRate: 7.24, thenPayment: 1_310 }],
              takesExtra: false,
            },
          },
          {
            ...{ ...none, creditor: 'Car finance', type: 'Auto Loan' },
            ...{ balance: 9_450, interestRate: 8.9, monthlyPayment: 245 },
            terms: { rateKind: 'apr', takesExtra: false },
          },
          {
            ...{ ...none, creditor: 'Joint card', type: 'Credit Card' },
            ...{ balance: 3_200, interestRate: 23.9, monthlyPayment: 100 },
            terms: { rateKind: 'apr' },
          },
        ],
        extraPayment: 150,
      },
      thisMonth,
    );
    expect(couple.counts).toEqual({ taps: 20, typedFields: 16 });
  }, phone));

it('an adviser checks a statement: the interest, what the lender asks for, and what it comes to', () =>
  withPage(async (page) => {
    const thisMonth = await openCalculator(page);
    const adviser = aPhoneUser(page);
    const row = await adviser.fill(1, {
      ...{ creditor: 'NatWest', type: 'Credit Card', balance: '3,000', rate: '18.9' },
    });
    await row
      .getByText(
        'Is 18.9 % the APR on your statement? Then a month’s interest is £43.59, not £47.25.',
      )
      .waitFor();
    await adviser.press('Use APR', row);
    await adviser.more(row);
    await adviser.choose(row.getByLabel('The lender asks for'), 'A percentage plus interest');
    await adviser.press('1 % plus interest, at least £5', row);
    // NatWest prints £43 of interest and £73 to pay.
    await row.getByText('The minimum you described is £73.59. The plan counts that.').waitFor();
    await expectsFigures(
      page,
      {
        debts: [
          {
            ...{ ...none, creditor: 'NatWest', type: 'Credit Card' },
            ...{ balance: 3_000, interestRate: 18.9, monthlyPayment: 0 },
            terms: { rateKind: 'apr', minimum: { floor: 5, percent: 1, plusInterest: true } },
          },
        ],
        extraPayment: 0,
      },
      thisMonth,
    );
    expect(adviser.counts).toEqual({ taps: 7, typedFields: 3 });
    await adviser.press('Calculate Strategies');
    await page.waitForURL('**/strategies');
    await page.getByText('Your statement is right where it differs').first().waitFor();
  }, phone));

it('a row without its disclosure has the height, the fields and the messages of before there was one', () =>
  withPage(async (page) => {
    await openCalculator(page);
    await debt(page, 1).getByText('More about this debt').waitFor();
    const without = () =>
      debt(page, 1).evaluate((row) => {
        const more = row.querySelector<HTMLElement>('.more-about');
        if (more === null) throw new Error('It has a disclosure');
        more.hidden = true;
        more.style.display = 'none';
        const { height } = row.getBoundingClientRect();
        const said = [...row.querySelectorAll('label, .hint, .error')]
          .filter((element) => !more.contains(element))
          .map((element) => {
            const name = element instanceof HTMLLabelElement ? element.control?.ariaLabel : null;
            return name ?? element.textContent;
          });
        more.hidden = false;
        more.style.display = '';
        return { height, said };
      });
    // With the units, which are heard and not seen.
    const labels = [
      ...['Creditor', 'Type', 'Term, months', 'Balance, pounds'],
      ...['Interest rate, percent a year', 'Monthly payment, pounds'],
    ];
    expect(await without()).toEqual({ height: 437, said: labels });
    await fillDebt(page, 1, barclaycard);
    const hint =
      'About £47.25 of the first payment is interest. The rest, £42.75, brings the balance down.';
    await debt(page, 1).getByText(hint).waitFor();
    await debt(page, 1).getByRole('button', { name: 'Use APR' }).waitFor();
    expect(await without()).toEqual({ height: 497, said: [...labels, hint] });
  }, phone));
