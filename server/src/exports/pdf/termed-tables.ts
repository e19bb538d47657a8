/** What a calculation with terms has besides: what a goal takes, one-off payments and pauses. */
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { goalDifference } from '@debt-payoff/contract/goal-sentences';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, formatMonthShort } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { oneOffWords, pauseWords } from '@debt-payoff/contract/terms-in-words';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { termedPlanTexts as texts } from '@debt-payoff/contract/texts/termed-plan';
import type { CalculationReport } from '../calculation-report.ts';
import { goalNow, type StrategyGoal } from '../calculation-terms.ts';
import { heading, list, subheading } from './blocks.ts';
import type { ReportDocument } from './report-document.ts';
import { reportTexts } from './report-texts.ts';
import { table } from './table.ts';
import type { Column, Row } from './table-cells.ts';

export function goalTable(report: ReportDocument, calculation: CalculationReport): void {
  const target = calculation.terms?.target ?? null;
  if (target === null) return;
  heading(report, texts.goal.title(formatMonth(target.month)));
  const figure = (head: string): Column => ({ head, width: 2.4, align: 'right' });
  table(report, {
    columns: [
      { head: strategyTexts.columns.strategy, width: 4 },
      figure(fieldNames.monthlyPayment),
      figure(texts.goal.extra),
      figure(strategyTexts.columns.totalInterest),
      figure(reportTexts.debtFreeMonth),
      { head: texts.goal.difference, width: 3.4, align: 'right', linesMost: 3 },
    ],
    rows: target.goals.map((entry) => goalRow(calculation, entry)),
  });
}

function goalRow(report: CalculationReport, { strategy, goal }: StrategyGoal): Row {
  const figures =
    goal === null
      ? ['', '', '', '']
      : [
          formatPence(goal.monthlyPaymentPence),
          formatPence(goal.extraPence),
          formatPence(goal.totalInterestPence),
          formatMonthShort(addMonths(report.start, goal.monthsToPayoff)),
        ];
  return {
    cells: [strategyLabel(strategy), ...figures, goalDifference(goal, goalNow(report, strategy))],
  };
}

/** One-off payments and pauses, by their months. */
export function planOptions(
  report: ReportDocument,
  { terms, start }: CalculationReport,
  names: readonly string[],
): void {
  if (terms === null) return;
  const nameOf = (debt: number | null | undefined): string | null =>
    typeof debt === 'number' ? nameInSentence(names[debt] ?? '') : null;
  const parts = [
    {
      head: texts.oneOffs,
      lines: terms.oneOffs.map((oneOff) =>
        oneOffWords({ oneOff, name: nameOf(oneOff.debt), start }),
      ),
    },
    { head: texts.pauses, lines: terms.pauses.map((pause) => pauseWords(pause, start)) },
  ];
  for (const { head, lines } of parts) {
    if (lines.length === 0) continue;
    subheading(report, head);
    list(report, lines);
  }
}
