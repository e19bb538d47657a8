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
  Run,
  type StrategyName,
  strategies,
  strategyOf,
  summarise,
} from '@debt-payoff/engine';
import type { CalculationReport } from '../calculation-report.ts';
import { list, paragraph } from './blocks.ts';
import { freeAdvice } from './closing.ts';
import type { ReportDocument } from './report-document.ts';
import { clearedStrategies } from './strategy-verdict.ts';

const debtsNamedMost = 5;

/** Whether it has named those who give free advice, which need not be named twice. */
export function answer(
  report: ReportDocument,
  calculation: CalculationReport,
  names: readonly string[],
): { readonly hasAdvice: boolean } {
  const strategy = answeredStrategy(calculation);
  const cleared = clearedStrategies(calculation).find((entry) => entry.strategy === strategy);
  if (cleared !== undefined) {
    const { months, totalInterestPence } = cleared;
    paragraph(report, answerLead(calculation, cleared.strategy));
    paragraph(report, formatMonth(addMonths(calculation.start, months)), 'answer');
    paragraph(
      report,
      `${count(months, 'month')} from now, at ${monthlyWords(calculation, cleared.strategy)} a month, with ${totalInterestPence === 0 ? 'no interest' : `${formatPence(totalInterestPence)} interest in total`}.`,
    );
  } else if (clearedStrategies(calculation).length === 0) {
    noneClears(report, calculation, names);
  } else {
    toldNeverClears(report, calculation, strategy);
  }
  return { hasAdvice: cleared === undefined };
}

/** 'up to £305.00' where what a cleared debt had is not paid any more. */
function monthlyWords({ plan, monthlyPence }: CalculationReport, name: StrategyName): string {
  const sum = formatPence(monthlyPence);
  const strategy = strategyOf(name, plan.customOrder);
  return !strategy.rollsFreedPayments && clearsOneBeforeTheLast(new Run(plan, strategy))
    ? `up to ${sum}`
    : sum;
}

function clearsOneBeforeTheLast(run: Run): boolean {
  while (run.state === 'running') {
    run.advance();
    if (run.clearedThisMonth.length > 0) return run.state === 'running';
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
  { detailedStrategies, outcomes, debts }: CalculationReport,
  strategy: StrategyName,
): string {
  const isSameForAll = detailedStrategies.length > 1 && likeness(outcomes, debts.length) === 'all';
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
    summarise({ debts: [debt], extraPence: 0 }, strategies.minimum).neverPaysOff
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
