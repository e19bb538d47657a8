/** The strategies of a calculation side by side. */
import { clearingExtraSentence } from '@debt-payoff/contract/clearing-sentences';
import { markedStrategies } from '@debt-payoff/contract/compared-strategies';
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonthShort } from '@debt-payoff/contract/months';
import { product } from '@debt-payoff/contract/product';
import { strategyLimits } from '@debt-payoff/contract/strategy-limits';
import { termedVerdict } from '@debt-payoff/contract/termed-verdict';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { printedPlanTexts as planTexts } from '@debt-payoff/contract/texts/printed-plan';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { termedPlanTexts } from '@debt-payoff/contract/texts/termed-plan';
import { wholeVerdict } from '@debt-payoff/contract/verdict-sentences';
import { monthlyPaymentPence, type StrategyName, type StrategyOutcome } from '@debt-payoff/engine';
import type { CalculationReport } from '../calculation-report.ts';
import { heading, paragraph } from './blocks.ts';
import type { ReportDocument } from './report-document.ts';
import { reportTexts as texts } from './report-texts.ts';
import { clearedStrategies, comparedOutcomes, comparison } from './strategy-verdict.ts';
import { table } from './table.ts';
import type { Column, Row } from './table-cells.ts';
import { clearingSentence, termedEndlessStrategies } from './termed-answer.ts';

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
        ...(feesOf(calculation) === 0 ? [] : [termedPlanTexts.fees]),
        fieldNames.monthlyPayment,
        texts.debtFreeMonth,
      ]),
    ],
    rows: comparedOutcomes(calculation).map((entry) => strategyRow(calculation, entry, marked)),
  });
  const { plan, start, terms } = calculation;
  if (terms !== null) {
    paragraph(report, termedVerdict({ ...compared, plan }, start));
    for (const strategy of termedEndlessStrategies(calculation)) {
      paragraph(report, `${strategyLabel(strategy)}: ${clearingSentence(plan, strategy)}`);
    }
    return;
  }
  paragraph(report, wholeVerdict(compared, start));
  for (const { strategy, outcome } of comparedOutcomes(calculation)) {
    if (!outcome.neverPaysOff) continue;
    const enough = clearingExtraSentence(plan, strategy);
    paragraph(report, `${strategyLabel(strategy)}: ${enough}`);
  }
}

function feesOf({ terms }: CalculationReport): number {
  return terms?.feesPence ?? 0;
}

function strategyRow(
  calculation: CalculationReport,
  { strategy, outcome }: StrategyOutcome,
  marked: readonly StrategyName[],
): Row {
  const { start, plan } = calculation;
  const label = strategyLabel(strategy);
  const monthly = formatPence(monthlyPaymentPence(plan, strategy));
  const feesPence = feesOf(calculation);
  const name = marked.includes(strategy) ? { text: label, below: strategyTexts.bestMark } : label;
  if (outcome.neverPaysOff) {
    const noFees = feesPence === 0 ? [] : [''];
    return { cells: [name, planTexts.never, '', '', ...noFees, monthly, ''] };
  }
  const { months, totalInterestPence } = outcome;
  return {
    cells: [
      name,
      months.toLocaleString(product.locale),
      (months / 12).toFixed(strategyLimits.yearsDecimalsOnScreen),
      formatPence(totalInterestPence),
      ...(feesPence === 0 ? [] : [formatPence(feesPence)]),
      monthly,
      formatMonthShort(addMonths(start, months)),
    ],
  };
}

/** '18.9%' */
export function ratePercent(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

export function figureColumns(heads: readonly string[]): Column[] {
  return heads.map((head) => ({ head, width: 2.4, align: 'right' }));
}
