/** What a calculation with terms opens with: months that pass the budget, and what it says where debts stay. */
import { count } from '@debt-payoff/contract/counts';
import { strategyInSentence } from '@debt-payoff/contract/debt-types';
import { clearingGoalsSentence, findClearingGoals } from '@debt-payoff/contract/goal-sentences';
import { formatPence } from '@debt-payoff/contract/money';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { adviceLines } from '@debt-payoff/contract/printed-lines';
import { shortfallWords } from '@debt-payoff/contract/shortfall-sentences';
import { shortfallTexts } from '@debt-payoff/contract/texts/shortfall';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { termedPlanTexts as texts } from '@debt-payoff/contract/texts/termed-plan';
import { yearsMax } from '@debt-payoff/contract/years-max';
import {
  debtMonths,
  monthlyPaymentPence,
  type Plan,
  planOfOne,
  type StrategyName,
  startRun,
  summarise,
} from '@debt-payoff/engine';
import { finish } from '@debt-payoff/engine/terms';
import type { CalculationReport } from '../calculation-report.ts';
import { list, paragraph } from './blocks.ts';
import { debtsNamedMost, freeAdvice } from './closing.ts';
import type { ReportDocument } from './report-document.ts';
import { clearedStrategies, comparedOutcomes } from './strategy-verdict.ts';

/** Before any plan: a month that takes more than there is, and who helps for free. Whether there is one. */
export function shortfalls(report: ReportDocument, calculation: CalculationReport): boolean {
  const words = shortfallWords(comparedOutcomes(calculation), { start: calculation.start });
  if (words === null) return false;
  paragraph(report, words.title, 'statement');
  for (const sentence of words.sentences) paragraph(report, sentence);
  paragraph(report, words.consequence);
  paragraph(report, shortfallTexts.advice, 'strong');
  list(report, adviceLines);
  report.space(10);
  return true;
}

/** 'at £490.00 a month, with £1,412.83 interest and £108.00 fees in total' */
export function termedCost(
  { plan }: CalculationReport,
  { strategy, totalInterestPence }: { strategy: StrategyName; totalInterestPence: number },
): string {
  const interest =
    totalInterestPence === 0 ? 'no interest' : `${formatPence(totalInterestPence)} interest`;
  const feesPence = plan.terms?.feesPence ?? 0;
  const fees = feesPence === 0 ? '' : ` and ${formatPence(feesPence)} fees`;
  const isNothing = totalInterestPence === 0 && feesPence === 0;
  return `${monthlyWords(plan, strategy)}, with ${interest}${fees}${isNothing ? '' : ' in total'}`;
}

/** One-offs, pauses, new payments and minimums that fall move what is paid. */
function monthlyWords(plan: Plan, strategy: StrategyName): string {
  const monthlyPence = monthlyPaymentPence(plan, strategy);
  const sum = formatPence(monthlyPence);
  const [first, ...others] = paidBeforeTheLast(plan, strategy);
  if (first !== undefined && first !== monthlyPence)
    return `on a budget of ${sum} in the first month`;
  return others.every((pence) => pence === monthlyPence)
    ? `at ${sum} a month`
    : `at ${sum} a month at the start`;
}

/** The last month may take less. */
function paidBeforeTheLast(plan: Plan, strategy: StrategyName): number[] {
  const months = Array.from(debtMonths(startRun(plan, strategy)), ({ paidPence }) => paidPence);
  return months.slice(0, -1);
}

/** Whether it has named free advice: paying more than is asked may clear the debts, and then it is no need. */
export function termedToldNeverClears(
  report: ReportDocument,
  { plan }: CalculationReport,
  { strategy, hasAdvice }: { readonly strategy: StrategyName; readonly hasAdvice: boolean },
): boolean {
  const stillOwed = `With ${strategyInSentence(strategy)}, you would still owe something after ${yearsMax} years.`;
  if (strategy === 'minimum') {
    paragraph(report, texts.onlyAskedNeverClears, 'statement');
    paragraph(report, stillOwed);
    return hasAdvice;
  }
  paragraph(report, strategyTexts.neverClears.title, 'statement');
  paragraph(report, `${stillOwed} ${clearingSentence(plan, strategy)}`);
  if (!hasAdvice) freeAdvice(report);
  return true;
}

export function termedNoneClears(
  report: ReportDocument,
  { plan }: CalculationReport,
  { names, hasAdvice }: { readonly names: readonly string[]; readonly hasAdvice: boolean },
): void {
  paragraph(report, strategyTexts.neverClears.title, 'statement');
  paragraph(
    report,
    `With what you pay now, no strategy clears them within ${yearsMax} years. ${clearingSentence(plan, 'avalanche')} That is with avalanche.`,
  );
  // Of a single debt all has been said.
  const debts = plan.debts.length === 1 ? [] : plan.debts;
  // What would clear one of them depends on the others: their payments go on to it.
  const stuck = debts.flatMap((_, at) =>
    summarise(planOfOne(plan, at), 'avalanche').neverPaysOff ? [names[at] ?? ''] : [],
  );
  list(
    report,
    stuck
      .slice(0, debtsNamedMost)
      .map((name) => `${nameInSentence(name)}: ${texts.ownPaymentNeverClears}`),
  );
  if (stuck.length > debtsNamedMost) {
    paragraph(report, `The same holds for ${count(stuck.length - debtsNamedMost, 'more debt')}.`);
  }
  if (!hasAdvice) freeAdvice(report);
}

/** Of the one strategy; what would clear the debts is the goal of a lifetime. */
export function clearingSentence(plan: Plan, strategy: StrategyName): string {
  const what = plan.debts.length === 1 ? 'it' : 'them';
  return clearingGoalsSentence(finish(findClearingGoals(plan, strategy)), { what });
}

/** Those that never clear the debts, with what would, where others do; of minimum the verdict speaks. */
export function termedEndlessStrategies(calculation: CalculationReport): StrategyName[] {
  if (clearedStrategies(calculation).length === 0) return [];
  return comparedOutcomes(calculation).flatMap(({ strategy, outcome }) =>
    outcome.neverPaysOff && strategy !== 'minimum' ? [strategy] : [],
  );
}
