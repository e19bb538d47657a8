import { planMonthsOf } from '@debt-payoff/contract/calendar-terms';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month, monthOf } from '@debt-payoff/contract/months';
import { writePlanLink } from '@debt-payoff/contract/plan-link';
import { termedPlanOf } from '@debt-payoff/contract/termed-plan';
import { bestStrategy, compareStrategies } from '@debt-payoff/engine';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { reload, visit, withPage } from '../support/browser.ts';
import { debt } from '../support/calculator-page.ts';

/** A card whose deal ends, a card whose minimum falls, and an overdraft that asks for nothing. */
function planFrom(thisMonth: Month) {
  const figures = { termMonths: null, monthlyPayment: 0 };
  return {
    debts: [
      {
        ...figures,
        creditor: 'Deal card',
        type: 'Credit Card',
        balance: 2_400,
        interestRate: 0,
        monthlyPayment: 60,
        terms: {
          rateKind: 'apr',
          rateChanges: [{ lastMonth: addMonths(thisMonth, 5), thenRate: 24.9 }],
        },
      },
      {
        ...figures,
        creditor: 'Rule card',
        type: 'Credit Card',
        balance: 3_000,
        interestRate: 29.9,
        terms: { rateKind: 'apr', minimum: { floor: 25, percent: 1, plusInterest: true } },
      },
      {
        ...figures,
        creditor: 'Overdraft',
        type: 'Overdraft',
        balance: 800,
        interestRate: 39.9,
        monthlyPayment: 40,
        terms: { rateKind: 'ear', minimum: { floor: 0 } },
      },
    ],
    extraPayment: 100,
  } as const;
}

/** What the engine makes of it. */
function expected(thisMonth: Month) {
  const plan = planFrom(thisMonth);
  const { debts, options } = planMonthsOf(plan, thisMonth);
  const results = compareStrategies(termedPlanOf(debts, plan.extraPayment, options));
  const best = bestStrategy(results);
  const found = results.find(({ strategy }) => strategy === best?.strategy)?.outcome;
  if (found === undefined || found.neverPaysOff) throw new Error('The plan ends');
  return {
    month: formatMonth(addMonths(thisMonth, found.months)),
    interest: formatPence(found.totalInterestPence),
  };
}

const answer = (page: Page) => page.getByRole('complementary', { name: 'Your answer' });

it('a plan with a deal, a rule and an overdraft opens from a link, is kept and compared, and can be rid of its terms', () =>
  withPage(async (page) => {
    await visit(page, '/calculator');
    const thisMonth = monthOf(await page.evaluate(() => new Date().toISOString()));
    const { month, interest } = expected(thisMonth);
    await page.goto('about:blank');
    await visit(page, writePlanLink(planFrom(thisMonth)));
    await answer(page).getByText(month).first().waitFor();
    await answer(page).getByText(interest).first().waitFor();
    await reload(page);
    await answer(page).getByText(month).first().waitFor();
    const deal = `APR. 0 % to the end of ${formatMonth(addMonths(thisMonth, 5))}, then 24.9 %.`;
    await debt(page, 1).getByText(deal).waitFor();

    await page.getByRole('button', { name: 'Calculate Strategies' }).click();
    await page.waitForURL('**/strategies');
    await page.getByText(interest).first().waitFor();
    await reload(page);
    await page.getByText(interest).first().waitFor();
    await page.getByText(month).first().waitFor();

    await visit(page, '/calculator');
    await page.getByRole('button', { name: 'Remove the terms of debt 1' }).click();
    await expect.poll(() => debt(page, 1).getByText('24.9 %').count()).toBe(0);
    await debt(page, 2).getByText('Minimum 1 % plus interest, at least £25.').waitFor();
  }));

it('beside a month in which a lender asks for more than the budget, nothing is offered to buy', () =>
  withPage(async (page) => {
    await visit(page, '/calculator');
    const thisMonth = monthOf(await page.evaluate(() => new Date().toISOString()));
    const offer = page.getByRole('heading', { name: 'What each plan holds' });
    await offer.waitFor();
    const [{ terms: deal }] = planFrom(thisMonth).debts;
    const rising = {
      ...{ creditor: 'Card', type: 'Credit Card', balance: 5_000, interestRate: 0 },
      ...{ monthlyPayment: 60, termMonths: null },
      terms: { ...deal, minimum: { floor: 25, percent: 1, plusInterest: true } },
    };
    await page.goto('about:blank');
    await visit(page, writePlanLink({ debts: [rising], extraPayment: 0 }));
    await answer(page).getByText('debt advice').waitFor();
    expect(await offer.count()).toBe(0);
    await page.getByLabel('Extra monthly payment').fill('500');
    await offer.waitFor();
  }));
