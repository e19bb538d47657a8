/** What the workbook of a calculation with terms has besides: months that pass the budget, goals, one-offs and pauses. */

import { comparedNames } from '@debt-payoff/contract/compared-strategies';
import { firstDayOf } from '@debt-payoff/contract/days';
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { goalDifference } from '@debt-payoff/contract/goal-sentences';
import { addMonths, formatMonth } from '@debt-payoff/contract/months';
import { adviceLines } from '@debt-payoff/contract/printed-lines';
import { shortfallWords } from '@debt-payoff/contract/shortfall-sentences';
import { oneOffWords, pauseWords } from '@debt-payoff/contract/terms-in-words';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { shortfallTexts } from '@debt-payoff/contract/texts/shortfall';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { termedPlanTexts as texts } from '@debt-payoff/contract/texts/termed-plan';
import type { CalculationReport } from '../calculation-report.ts';
import { goalNow, type ReportTerms, type StrategyGoal } from '../calculation-terms.ts';
import type { Block } from './prose-sheet.ts';
import { type Column, writeHead } from './sheet.ts';
import { dateSerial, type SheetRows } from './sheet-rows.ts';

/** Before the strategies. */
export function writeShortfalls(
  rows: SheetRows,
  { plan, outcomes, start }: CalculationReport,
): void {
  const compared = comparedNames(plan).flatMap(
    (name) => outcomes.find(({ strategy }) => strategy === name) ?? [],
  );
  const words = shortfallWords(compared, { start });
  if (words === null) return;
  const { title, sentences, consequence } = words;
  rows.begin().end();
  rows.begin().text(title, 'label').end();
  for (const sentence of [...sentences, consequence, shortfallTexts.advice, ...adviceLines]) {
    rows.begin().text(sentence, 'sentence').end();
  }
}

const goalColumns: readonly Column[] = [
  { head: strategyTexts.columns.strategy, width: 26 },
  { head: strategyTexts.columns.monthsToPayoff, width: 18, isFigure: true },
  { head: 'Debt-free month', width: 18, isFigure: true },
  { head: strategyTexts.columns.totalInterest, width: 18, isFigure: true },
  { head: fieldNames.monthlyPayment, width: 18, isFigure: true },
  { head: texts.goal.extra, width: 18, isFigure: true },
  { head: texts.goal.difference, width: 18 },
];

/** Below the strategies. */
export function writeGoals(rows: SheetRows, report: CalculationReport): void {
  const target = report.terms?.target ?? null;
  if (target === null) return;
  rows.begin().end();
  rows
    .begin()
    .text(texts.goal.title(formatMonth(target.month)), 'label')
    .end();
  writeHead(rows, goalColumns);
  for (const entry of target.goals) writeGoal(rows, report, entry);
}

function writeGoal(
  rows: SheetRows,
  report: CalculationReport,
  { strategy, goal }: StrategyGoal,
): void {
  rows.begin().name(strategyLabel(strategy));
  if (goal === null) {
    rows.blank().blank().blank().blank().blank();
  } else {
    const { monthsToPayoff, totalInterestPence, monthlyPaymentPence: monthly, extraPence } = goal;
    rows
      .integer(monthsToPayoff)
      .month(dateSerial(firstDayOf(addMonths(report.start, monthsToPayoff))));
    rows.pence(totalInterestPence).pence(monthly).pence(extraPence);
  }
  rows.name(goalDifference(goal, goalNow(report, strategy))).end();
}

/** One-off payments and pauses, for the sheet that is read. */
export function optionBlocks({
  terms: { oneOffs, pauses },
  start,
  debts,
}: Pick<CalculationReport, 'start' | 'debts'> & { readonly terms: ReportTerms }): Block[] {
  const nameOf = (debt: number | null | undefined): string | null =>
    typeof debt === 'number' ? (debts[debt]?.name ?? '') : null;
  return [
    {
      head: texts.oneOffs,
      paragraphs: oneOffs.map((oneOff) =>
        oneOffWords({ oneOff, name: nameOf(oneOff.debt), start }),
      ),
    },
    { head: texts.pauses, paragraphs: pauses.map((pause) => pauseWords(pause, start)) },
  ].filter(({ paragraphs }) => paragraphs.length > 0);
}
