/** What a calculation opens with: the month in which the debts could be gone, or in plain words that they would not be. */
import {
  clearingExtraSentence,
  clearingPaymentSentence,
} from '@debt-payoff/contract/clearing-sentences';
import { count } from '@debt-payoff/contract/counts';
import { strategyInSentence } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { yearsMax } from '@debt-payoff/contract/years-max';
import {
  bestStrategy,
  likeness,
  type Run,
  rollsFreedPayments,
  type StrategyName,
  startRun,
  summarise,
} from '@debt-payoff/engine';
import type { CalculationReport } from '../calculation-report.ts';
import { list, paragraph } from './blocks.ts';
import { debtsNamedMost, freeAdvice } from './closing.ts';
import type { ReportDocument } from './report-document.ts';
import { type ClearedStrategy, clearedStrategies } from './strategy-verdict.ts';
import {
  shortfalls,
  termedCost,
  termedNoneClears,
  termedToldNeverClears,
} from './termed-answer.ts';

/** Whether it has named those who give free advice, which need not be named twice. */
export function answer(
  report: ReportDocument,
  calculation: CalculationReport,
  names: readonly string[],
): { readonly hasAdvice: boolean } {
  const strategy = answeredStrategy(calculation);
  const isTermed = calculation.terms !== null;
  const hasAdvice = isTermed && shortfalls(report, calculation);
  const cleared = clearedStrategies(calculation).find((entry) => entry.strategy === strategy);
  if (cleared !== undefined) {
    const { months } = cleared;
    paragraph(report, answerLead(calculation, cleared.strategy));
    paragraph(report, formatMonth(addMonths(calculation.start, months)), 'answer');
    paragraph(
      report,
      `${count(months, 'month')} from now, ${isTermed ? termedCost(calculation, cleared) : plainCost(calculation, cleared)}.`,
    );
    return { hasAdvice };
  }
  if (clearedStrategies(calculation).length > 0) {
    if (isTermed) {
      const told = { strategy, hasAdvice };
      return { hasAdvice: termedToldNeverClears(report, calculation, told) };
    }
    toldNeverClears(report, calculation, strategy);
  } else if (isTermed) {
    termedNoneClears(report, calculation, { names, hasAdvice });
  } else {
    noneClears(report, calculation, names);
  }
  return { hasAdvice: true };
}

/** 'at £210.00 a month, with £251.43 interest in total' */
function plainCost(
  calculation: CalculationReport,
  { strategy, totalInterestPence }: ClearedStrategy,
): string {
  const interest =
    totalInterestPence === 0
      ? 'no interest'
      : `${formatPence(totalInterestPence)} interest in total`;
  return `at ${monthlyWords(calculation, strategy)} a month, with ${interest}`;
}

/** 'up to £305.00' where what a cleared debt had is not paid any more. */
function monthlyWords({ plan, monthlyPence }: CalculationReport, name: StrategyName): string {
  const sum = formatPence(monthlyPence);
  return !rollsFreedPayments(name) && clearsOneBeforeTheLast(startRun(plan, name))
    ? `up to ${sum}`
    : sum;
}

function clearsOneBeforeTheLast(run: Run): boolean {
  while (run.state === 'running') {
    run.advance();
    if (run.clearedDebts.length > 0) return run.state === 'running';
  }
  return false;
}

/** The one that is told, or the best of all. */
export function answeredStrategy({
  detailedStrategies,
  outcomes,
}: CalculationReport): StrategyName {
  const [only = 'avalanche'] = detailedStrategies;
  return detailedStrategies.length === 1 ? only : (bestStrategy(outcomes)?.strategy ?? only);
}

function answerLead(
  { detailedStrategies, outcomes, plan }: CalculationReport,
  strategy: StrategyName,
): string {
  const isSameForAll = detailedStrategies.length > 1 && likeness(outcomes, plan) === 'all';
  if (isSameForAll) return planTexts.couldBeDebtFree;
  return `With ${strategyInSentence(strategy)}, you could be debt free in`;
}

function toldNeverClears(
  report: ReportDocument,
  { plan }: CalculationReport,
  strategy: StrategyName,
): void {
  paragraph(report, strategyTexts.neverClears.title, 'statement');
  paragraph(
    report,
    `With ${strategyInSentence(strategy)}, you would still owe something after ${yearsMax} years. ${clearingExtraSentence(plan, strategy)}`,
  );
  freeAdvice(report);
}

function noneClears(
  report: ReportDocument,
  { plan }: CalculationReport,
  names: readonly string[],
): void {
  paragraph(report, strategyTexts.neverClears.title, 'statement');
  paragraph(
    report,
    `With what you pay now, no strategy clears them within ${yearsMax} years. ${clearingExtraSentence(plan, 'avalanche')} That is with avalanche.`,
  );
  const stuck = plan.debts.flatMap((debt, at) =>
    summarise({ debts: [debt], extraPence: 0 }, 'minimum').neverPaysOff
      ? [{ debt, name: names[at] ?? '' }]
      : [],
  );
  const hasExtra = plan.extraPence > 0;
  list(
    report,
    stuck
      .slice(0, debtsNamedMost)
      .map(
        ({ debt, name }) =>
          `${nameInSentence(name)}: ${formatPence(debt.monthlyPaymentPence)} a month does not clear this debt. ${clearingPaymentSentence(debt, { hasExtra })}`,
      ),
  );
  if (stuck.length > debtsNamedMost) {
    paragraph(report, `The same holds for ${count(stuck.length - debtsNamedMost, 'more debt')}.`);
  }
  freeAdvice(report);
}
