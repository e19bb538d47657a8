/** What a calculation comes to, strategy by strategy. */
import { comparedNames } from '@debt-payoff/contract/compared-strategies';
import { firstDayOf } from '@debt-payoff/contract/days';
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { addMonths } from '@debt-payoff/contract/months';
import { product } from '@debt-payoff/contract/product';
import { shortfallNote } from '@debt-payoff/contract/shortfall-sentences';
import { exportTexts } from '@debt-payoff/contract/texts/exports';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { printedPlanTexts } from '@debt-payoff/contract/texts/printed-plan';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { termedPlanTexts } from '@debt-payoff/contract/texts/termed-plan';
import { type ClearedOutcome, monthlyPaymentPence, type StrategyName } from '@debt-payoff/engine';
import type { CalculationReport } from '../calculation-report.ts';
import { decimalPounds } from '../decimal-pounds.ts';
import { type Column, type Sheet, writeHead } from './sheet.ts';
import { dateSerial, type SheetRows } from './sheet-rows.ts';
import { type StrategyTotals, withoutMonths } from './strategy-sheets.ts';
import { quotedName } from './sums.ts';
import { writeGoals, writeShortfalls } from './termed-summary.ts';

const feesColumn: Column = { head: termedPlanTexts.fees, width: 18, isFigure: true };
const allColumns: readonly Column[] = [
  { head: strategyTexts.columns.strategy, width: 26 },
  { head: strategyTexts.columns.monthsToPayoff, width: 18, isFigure: true },
  { head: 'Debt-free month', width: 18, isFigure: true },
  { head: strategyTexts.columns.totalInterest, width: 18, isFigure: true },
  feesColumn,
  { head: 'Total paid', width: 18, isFigure: true },
  { head: fieldNames.monthlyPayment, width: 18, isFigure: true },
  { head: fieldNames.notes, width: 44 },
];

export function calculationSummary(
  report: CalculationReport,
  { order, totals }: { readonly order: number; readonly totals: readonly StrategyTotals[] },
): Sheet {
  const columns = allColumns.filter((column) => column !== feesColumn || hasFees(report));
  return { name: 'Summary', order, columns, hasHead: false, body };

  function* body(rows: SheetRows): Generator<void, void, void> {
    writeFacts(rows, report);
    writeShortfalls(rows, report);
    rows.begin().end();
    writeHead(rows, columns);
    for (const strategy of comparedNames(report.plan)) {
      writeStrategy(rows, report, { strategy, totals });
    }
    writeGoals(rows, report);
    yield;
  }
}

function writeFacts(
  rows: SheetRows,
  { madeOn, preparedFor: { name, reference }, plan, monthlyPence }: CalculationReport,
): void {
  rows.begin().text(`${product.name}: ${strategyTexts.title}`, 'title').end();
  rows.begin().name('Made on', 'label').day(madeOn).end();
  if (name !== null) rows.begin().name(exportTexts.fields.name, 'label').text(name).end();
  if (reference !== null) {
    rows.begin().name(exportTexts.fields.reference, 'label').text(reference).end();
  }
  rows.begin().name(printedPlanTexts.extra, 'label').pence(plan.extraPence).end();
  rows.begin().name('All monthly payments', 'label').pence(monthlyPence).end();
  rows.begin().text(printedPlanTexts.notAdvice, 'sentence').end();
}

function writeStrategy(
  rows: SheetRows,
  report: CalculationReport,
  {
    strategy,
    totals,
  }: { readonly strategy: StrategyName; readonly totals: readonly StrategyTotals[] },
): void {
  const result = report.outcomes.find((each) => each.strategy === strategy);
  if (result === undefined) return;
  const { outcome } = result;
  const monthlyPence = monthlyPaymentPence(report.plan, strategy);
  rows.begin().name(strategyLabel(strategy));
  if (outcome.neverPaysOff) {
    rows.name(printedPlanTexts.never).name(printedPlanTexts.never).blank().blank();
    if (hasFees(report)) rows.blank();
    rows.pence(monthlyPence).name(withoutMonths(report, strategy)).end();
    return;
  }
  const cells = totals.find((total) => total.strategy === strategy);
  rows
    .integer(outcome.months)
    .month(dateSerial(firstDayOf(addMonths(report.start, outcome.months))));
  writeSums(rows, { report, outcome, cells });
  rows.pence(monthlyPence);
  const notes = [
    ...(report.detailedStrategies.includes(strategy) ? [] : ['Its months are not in this file.']),
    ...(result.shortfall ? [shortfallNote(result.shortfall, report.start)] : []),
  ];
  if (notes.length > 0) rows.name(notes.join(' '));
  rows.end();
}

function hasFees({ terms }: CalculationReport): boolean {
  return (terms?.feesPence ?? 0) > 0;
}

/** Where the months are told, what their sheet adds up; everything paid is what was owed, the fees and the interest. */
function writeSums(
  rows: SheetRows,
  {
    report,
    outcome: { totalInterestPence },
    cells,
  }: {
    readonly report: CalculationReport;
    readonly outcome: ClearedOutcome;
    readonly cells: StrategyTotals | undefined;
  },
): void {
  const owedPence = report.debts.reduce((sum, { balancePence }) => sum + balancePence, 0);
  const feesPence = report.terms?.feesPence ?? 0;
  const paidPence = owedPence + feesPence + totalInterestPence;
  if (cells === undefined) {
    rows.pence(totalInterestPence);
    if (hasFees(report)) rows.pence(feesPence);
    rows.pence(paidPence);
    return;
  }
  const { sheet, interestCell, paidCell } = cells;
  const style = 'pounds';
  const from = `${quotedName(sheet)}!`;
  rows.formula(`${from}${interestCell}`, { value: decimalPounds(totalInterestPence), style });
  if (hasFees(report)) rows.pence(feesPence);
  rows.formula(`${from}${paidCell}`, { value: decimalPounds(paidPence), style });
}
