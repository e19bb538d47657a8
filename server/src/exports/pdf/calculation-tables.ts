/** The tables of a calculation: the strategies side by side, the first payments, and the debts. */
import { clearingExtraSentence } from '@debt-payoff/contract/clearing-sentences';
import { markedStrategies } from '@debt-payoff/contract/compared-strategies';
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { strategyLimits } from '@debt-payoff/contract/limits';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, formatMonthShort } from '@debt-payoff/contract/months';
import { product } from '@debt-payoff/contract/product';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { printedPlanTexts as planTexts } from '@debt-payoff/contract/texts/printed-plan';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { wholeVerdict } from '@debt-payoff/contract/verdict-sentences';
import { Run, type StrategyName, type StrategyOutcome, strategyOf } from '@debt-payoff/engine';
import type { CalculationReport } from '../calculation-report.ts';
import { heading, paragraph } from './blocks.ts';
import { nameAlone, type PrintedNames } from './printed-names.ts';
import type { ReportDocument } from './report-document.ts';
import { elsewhereTexts, reportTexts as texts } from './report-texts.ts';
import {
  clearedStrategies,
  comparedOutcomes,
  comparison,
  detailedAndCleared,
} from './strategy-verdict.ts';
import { table } from './table.ts';
import type { Column, Row } from './table-cells.ts';

const { columns } = strategyTexts;

/** Nothing where no strategy clears the debts: the answer has said so. */
export function comparedStrategies(report: ReportDocument, calculation: CalculationReport): void {
  if (clearedStrategies(calculation).length === 0) return;
  heading(report, planTexts.comparison);
  const compared = comparison(calculation);
  const marked = markedStrategies(compared);
  table(report, {
    columns: [
      { head: columns.strategy, width: 4 },
      ...figureColumns([
        columns.monthsToPayoff,
        columns.yearsToPayoff,
        columns.totalInterest,
        fieldNames.monthlyPayment,
        texts.debtFreeMonth,
      ]),
    ],
    rows: comparedOutcomes(calculation).map((entry) => strategyRow(calculation, entry, marked)),
  });
  paragraph(report, wholeVerdict(compared, calculation.start));
  for (const { strategy, outcome } of comparedOutcomes(calculation)) {
    if (!outcome.neverPaysOff) continue;
    const enough = clearingExtraSentence(calculation.plan, strategy);
    paragraph(report, `${strategyLabel(strategy)}: ${enough}`);
  }
}

function strategyRow(
  { start, monthlyPence }: CalculationReport,
  { strategy, outcome }: StrategyOutcome,
  marked: readonly StrategyName[],
): Row {
  const label = strategyLabel(strategy);
  const name = marked.includes(strategy) ? { text: label, below: strategyTexts.bestMark } : label;
  if (outcome.neverPaysOff) {
    return { cells: [name, planTexts.never, '', '', formatPence(monthlyPence), ''] };
  }
  const { months, totalInterestPence } = outcome;
  return {
    cells: [
      name,
      months.toLocaleString(product.locale),
      (months / 12).toFixed(strategyLimits.yearsDecimalsOnScreen),
      formatPence(totalInterestPence),
      formatPence(monthlyPence),
      formatMonthShort(addMonths(start, months)),
    ],
  };
}

/** What each debt receives in the first month, for each told strategy that clears the debts. */
export function firstPayments(
  report: ReportDocument,
  calculation: CalculationReport,
  { names }: PrintedNames,
): void {
  const { plan, start, debts } = calculation;
  const shown = detailedAndCleared(calculation);
  if (shown.length === 0) return;
  heading(report, texts.firstPayments(formatMonth(addMonths(start, 1))));
  const paid = shown.map((strategy) => firstMonth(calculation, strategy));
  paragraph(report, texts.firstPaymentsNote, 'note');
  table(report, {
    columns: [
      { head: planTexts.debt, width: 5, linesMost: 2 },
      ...figureColumns([fieldNames.monthlyPayment, ...shown.map(strategyLabel)]),
    ],
    rows: [
      ...plan.debts.map((debt, at) => ({
        cells: [
          nameAlone(names[at] ?? ''),
          formatPence(debt.monthlyPaymentPence),
          ...paid.map((sums) => formatPence(sums[at] ?? 0)),
        ],
      })),
      {
        isTotal: true,
        cells: [
          planTexts.total,
          formatPence(sumOf(debts.map(({ paymentPence }) => paymentPence))),
          ...paid.map((sums) => formatPence(sumOf(sums))),
        ],
      },
    ],
  });
}

function firstMonth({ plan }: CalculationReport, strategy: StrategyName): number[] {
  const run = new Run(plan, strategyOf(strategy, plan.customOrder));
  if (run.state === 'running') run.advance();
  return run.accounts.map(({ paidPence }) => paidPence);
}

export function debtsTable(
  report: ReportDocument,
  { debts, plan, monthlyPence }: CalculationReport,
  { names, hasReplaced }: PrintedNames,
): void {
  heading(report, planTexts.debts);
  const extra = {
    cells: [planTexts.extra, '', '', '', formatPence(plan.extraPence)],
  };
  table(report, {
    columns: [
      { head: planTexts.debt, width: 5, linesMost: 2 },
      { head: texts.type, width: 2.4 },
      ...figureColumns([
        planTexts.balance,
        strategyTexts.plan.interestRate,
        fieldNames.monthlyPayment,
      ]),
    ],
    rows: [
      ...debts.map((debt, at) => ({
        cells: [
          nameAlone(names[at] ?? ''),
          debt.type,
          formatPence(debt.balancePence),
          ratePercent(debt.rateBasisPoints),
          formatPence(debt.paymentPence),
        ],
      })),
      ...(plan.extraPence === 0 ? [] : [extra]),
      {
        isTotal: true,
        cells: [
          planTexts.total,
          '',
          formatPence(sumOf(debts.map(({ balancePence }) => balancePence))),
          '',
          formatPence(monthlyPence),
        ],
      },
    ],
  });
  if (hasReplaced) paragraph(report, texts.namesReplaced(elsewhereTexts.calculation), 'note');
}

/** '18.9%' */
export function ratePercent(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

export function figureColumns(heads: readonly string[]): Column[] {
  return heads.map((head) => ({ head, width: 2.4, align: 'right' }));
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, pence) => sum + pence, 0);
}
