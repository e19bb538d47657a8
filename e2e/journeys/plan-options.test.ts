import { formatPence } from '@debt-payoff/contract/money';
import {
  addMonths,
  formatMonth,
  type Month,
  monthName,
  yearOf,
} from '@debt-payoff/contract/months';
import { monthlyPaymentPence } from '@debt-payoff/engine';
import { findGoal, finish } from '@debt-payoff/engine/terms';
import { expect, it } from 'vitest';
import { reload, visit, withPage } from '../support/browser.ts';
import { barclaycard, barclaycardDebt, fillDebt, submit } from '../support/calculator-page.ts';
import { answer, figuresByEngine, thisMonthOn } from '../support/engine-figures.ts';
import { shownFailure } from '../support/messages.ts';

/** What the engine makes of a plan with a one-off to its debt and a paused month. */
function expected(thisMonth: Month, months: number) {
  const oneOffs = [{ month: addMonths(thisMonth, 1), amount: 400 }];
  const paused = addMonths(thisMonth, 2);
  const { plan, strategy, month, interest } = figuresByEngine(
    {
      debts: [{ ...barclaycardDebt, terms: { oneOffs } }],
      options: { pauses: [{ fromMonth: paused, toMonth: paused }] },
      extraPayment: 50,
    },
    thisMonth,
  );
  const goal = finish(findGoal(plan, strategy, months));
  if (goal === null) throw new Error('It can be reached');
  const more = goal.monthlyPaymentPence - monthlyPaymentPence(plan, strategy);
  return {
    month,
    interest,
    more: `pay ${formatPence(more)} more a month`,
  };
}

it('a goal, a one-off to a debt and a pause are planned on a phone, survive a reload, and count as the engine counts them', () =>
  withPage(
    async (page) => {
      await visit(page, '/calculator');
      const thisMonth = await thisMonthOn(page);
      const [next, paused, goal] = [1, 2, 12].map((ahead) => addMonths(thisMonth, ahead));
      if (next === undefined || paused === undefined || goal === undefined) throw new Error();
      const shown = expected(thisMonth, 12);
      await fillDebt(page, 1, barclaycard);
      await page.getByLabel('Extra monthly payment').fill('50');

      const disclosure = page.locator('summary').filter({ hasText: 'Plan options' });
      await disclosure.focus();
      await page.keyboard.press('Enter');
      const calendar = page.getByRole('group', { name: 'One-off payments and pauses' });
      await page
        .getByRole('combobox', { name: 'Debt free by, month' })
        .selectOption(monthName(goal));
      await page
        .getByRole('combobox', { name: 'Debt free by, year' })
        .selectOption(String(yearOf(goal)));
      const choose = async (month: Month) => {
        const button = calendar.getByRole('button', { name: new RegExp(`^${formatMonth(month)}`) });
        if ((await button.count()) === 0) {
          await calendar.getByRole('button', { name: /^Next year/ }).click();
        }
        await button.click();
      };
      await choose(next);
      await calendar.getByRole('button', { name: 'Add a one-off' }).press('Enter');
      // The new field has the focus.
      await page.keyboard.type('0');
      await calendar.getByLabel('Goes to').selectOption('Barclaycard');
      await submit(page);
      const summary = shownFailure(page).filter({ hasText: 'Please fix' });
      const message = 'Amount must be greater than 0';
      // The line leads to its field also where that has been closed away.
      await disclosure.click();
      await summary
        .getByRole('link', { name: `One-off in ${formatMonth(next)}: ${message}` })
        .click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('400');
      await expect.poll(() => page.getByText(message).count()).toBe(0);
      await choose(paused);
      await calendar.getByRole('checkbox', { name: /^Pause/ }).check();
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);

      const figuresStand = async () => {
        for (const words of Object.values(shown))
          await answer(page).getByText(words).first().waitFor();
      };
      await figuresStand();
      await reload(page);
      await page.getByText(`${formatMonth(next)}: £400 to Barclaycard.`).waitFor();
      await figuresStand();

      await disclosure.click();
      await page.getByLabel('Left each month after bills and essentials').fill('850');
      await submit(page);
      await page.waitForURL('**/strategies');
      await page.getByText(shown.interest).first().waitFor();
      await page.getByText(shown.more).first().waitFor();
      await page.getByRole('link', { name: 'Back to Calculator' }).click();
      await page.getByText('Left each month: £850.').waitFor();
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      );
      expect(kept).not.toContain('850');
    },
    { viewport: { width: 390, height: 844 } },
  ));
