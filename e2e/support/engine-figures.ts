/** What a plan comes to by the engine alone, for pages to be held to, and where the calculator says it. */
import { type CalendarPlan, planMonthsOf } from '@debt-payoff/contract/calendar-terms';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month, monthOf } from '@debt-payoff/contract/months';
import { termedPlanOf } from '@debt-payoff/contract/termed-plan';
import { bestStrategy, compareStrategies } from '@debt-payoff/engine';
import type { Page } from 'playwright-core';

export type DescribedPlan = CalendarPlan & { readonly extraPayment: number };

/** Of the best strategy, as pages write it; with the plan and the strategy, for what else is asked of them. */
export function figuresByEngine(described: DescribedPlan, thisMonth: Month) {
  const { debts, options } = planMonthsOf(described, thisMonth);
  const plan = termedPlanOf(debts, described.extraPayment, options);
  const results = compareStrategies(plan);
  const best = bestStrategy(results);
  const outcome = results.find(({ strategy }) => strategy === best?.strategy)?.outcome;
  if (best === null || outcome === undefined || outcome.neverPaysOff) {
    throw new Error('The plan ends');
  }
  return {
    plan,
    strategy: best.strategy,
    month: formatMonth(addMonths(thisMonth, outcome.months)),
    interest: formatPence(outcome.totalInterestPence),
  };
}

export const answer = (page: Page) => page.getByRole('complementary', { name: 'Your answer' });

export async function expectsFigures(
  page: Page,
  plan: DescribedPlan,
  thisMonth: Month,
): Promise<void> {
  const { month, interest } = figuresByEngine(plan, thisMonth);
  await answer(page).getByText(month).first().waitFor();
  await answer(page).getByText(interest).first().waitFor();
}

/** By the page's clock. */
export async function thisMonthOn(page: Page): Promise<Month> {
  return monthOf(await page.evaluate(() => new Date().toISOString()));
}
