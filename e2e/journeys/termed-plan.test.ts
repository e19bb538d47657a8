import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { writePlanLink } from '@debt-payoff/contract/plan-link';
import { expect, it } from 'vitest';
import { withPerson } from '../support/accounts.ts';
import { reload, visit, withPage } from '../support/browser.ts';
import { debt } from '../support/calculator-page.ts';
import { answer, figuresByEngine, thisMonthOn } from '../support/engine-figures.ts';
import { debtCard, dialog, press } from '../support/portfolios.ts';
import { choose, portfolioInAddress, save, saveTitle } from '../support/save-dialog.ts';

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

it('a plan with a deal, a rule and an overdraft opens from a link, is kept and compared, and can be rid of its terms', () =>
  withPage(async (page) => {
    await visit(page, '/calculator');
    const thisMonth = await thisMonthOn(page);
    const { month, interest } = figuresByEngine(planFrom(thisMonth), thisMonth);
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
    await debt(page, 1).getByText('More about this debt').click();
    await page.getByRole('button', { name: 'Clear these details' }).click();
    await expect.poll(() => debt(page, 1).getByText('24.9 %').count()).toBe(0);
    await debt(page, 2).getByText('Minimum 1 % plus interest, at least £25.').waitFor();
  }));

it('beside a month in which a lender asks for more than the budget, nothing is offered to buy', () =>
  withPage(async (page) => {
    await visit(page, '/calculator');
    const thisMonth = await thisMonthOn(page);
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

it('is saved with all of its terms, its fee added once, and is the same plan when it is calculated from its portfolio', () =>
  withPerson(async (page) => {
    await visit(page, '/calculator');
    const thisMonth = await thisMonthOn(page);
    const plan = planFrom(thisMonth);
    const [dealCard, ...others] = plan.debts;
    const withFee = { ...dealCard, terms: { ...dealCard.terms, fee: 72 } };
    const lastMonth = addMonths(thisMonth, 5);
    const options = { pauses: [{ fromMonth: lastMonth, toMonth: lastMonth }] };
    const linked = { ...plan, debts: [withFee, ...others], options };
    await page.goto('about:blank');
    await visit(page, writePlanLink(linked));
    await debt(page, 1).getByText('Fee £72.').waitFor();
    await press(page, 'Create Portfolio');
    await dialog(page, saveTitle).getByLabel('Name').fill('Household');
    await save(page);
    const saved = await portfolioInAddress(page);
    expect(saved).toMatchObject({
      pauses: [{ from_month: lastMonth, to_month: lastMonth }],
      debts: [
        {
          ...{ creditor: 'Deal card', balance: 2_472, interest_rate: 0, rate_kind: 'apr' },
          rate_changes: [{ last_month: lastMonth, then_rate: 24.9, then_payment: null }],
        },
        { minimum_rule: { floor: 25, percent: 1, plus_interest: true } },
        { rate_kind: 'ear', minimum_rule: { floor: 0 } },
      ],
    });
    const deal = `0 % to the end of ${formatMonth(lastMonth)}, then 24.9 %.`;
    await debtCard(page, 'Deal card').getByText(deal).waitFor();
    await debtCard(page, 'Rule card').getByText('29.9% APR').waitFor();

    await visit(page, '/calculator');
    await debt(page, 1).getByText(`APR. ${deal}`).waitFor();
    await expect.poll(() => debt(page, 1).getByLabel('Balance').inputValue()).toBe('2472');
    await press(page, 'Create Portfolio');
    await choose(page, /^Household/);
    await dialog(page, saveTitle).getByText('none added, 3 debts updated').waitFor();
    await save(page);
    const again = await portfolioInAddress(page);
    expect(again.debts).toMatchObject(
      saved.debts.map(({ version: _, updated_at: __, ...kept }: Record<string, unknown>) => kept),
    );

    const { interest } = figuresByEngine(linked, thisMonth);
    await press(page, 'Calculate Strategies');
    await page.waitForURL('**/strategies');
    await page.getByText(interest).first().waitFor();

    await visit(page, `/portfolios/${again.id}`);
    await page.getByText('Your lender sets no minimum').waitFor();
    await press(page, 'Change plan');
    const change = dialog(page, 'Change plan');
    await change.getByRole('button', { name: `Remove, ${formatMonth(lastMonth)}: only` }).click();
    await change.getByText(/month sooner|less interest|the same interest/).waitFor();
    await change.getByRole('combobox', { name: 'Debt free by, year' }).selectOption('2040');
    await change.getByRole('combobox', { name: 'Debt free by, month' }).selectOption('June');
    await press(page, 'Save plan');
    await page.getByText('What you pay already gets you there: debt free by June 2040.').waitFor();
    await press(page, 'Change plan');
    await change.getByRole('combobox', { name: 'Debt free by, month' }).waitFor();
    expect(await change.getByRole('button', { name: /^Remove, / }).count()).toBe(0);
  }));
