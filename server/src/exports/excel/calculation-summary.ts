/** What a calculation comes to, strategy by strategy. */
import { comparedNames } from '@debt-payoff/contract/compared-strategies';
import { firstDayOf } from '@debt-payoff/contract/days';
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { addMonths } from '@debt-payoff/contract/months';
import { product } from '@debt-payoff/contract/product';
import { exportTexts } from '@debt-payoff/contract/texts/exports';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { printedPlanTexts } from '@debt-payoff/contract/texts/printed-plan';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import type { ClearedOutcome, StrategyName } from '@debt-payoff/engine';
import type { CalculationReport } from '../calculation-report.ts';
import { decimalPounds } from '../decimal-pounds.ts';
import { type Column, type Sheet, writeHead } from './sheet.ts';
import { dateSerial, type SheetRows } from './sheet-rows.ts';
import { neverClears, type StrategyTotals } from './strategy-sheets.ts';
import { quotedName } from './sums.ts';

const columns: readonly Column[] = [
  { head: strategyTexts.columns.strategy, width: 26 },
  { head: strategyTexts.columns.monthsToPayoff, width: 18, isFigure: true },
  { head: 'Debt-free month', width: 18, isFigure: true },
  { head: strategyTexts.columns.totalInterest, width: 18, isFigure: true },
  { head: 'Total paid', width: 18, isFigure: true },
  { head: fieldNames.monthlyPayment, width: 18, isFigure: true },
  { head: fieldNames.notes, width: 44 },
];

export function calculationSummary(
  report: CalculationReport,
  { order, totals }: { readonly order: number; readonly totals: readonly StrategyTotals[] },
): Sheet {
  return { name: 'Summary', order, columns, hasHead: false, body };

  function* body(rows: SheetRows): Generator<void, void, void> {
    writeFacts(rows, report);
    rows.begin().end();
    writeHead(rows, columns);
    for (const strategy of comparedNames(report.plan)) {
      writeStrategy(rows, report, { strategy, totals });
    }
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
  const outcome = report.outcomes.find((result) => result.strategy === strategy)?.outcome;
  if (outcome === undefined) return;
  rows.begin().name(strategyLabel(strategy));
  if (outcome.neverPaysOff) {
    rows.name(printedPlanTexts.never).name(printedPlanTexts.never).blank().blank();
    rows.pence(report.monthlyPence).name(neverClears).end();
    return;
  }
  const cells = totals.find((total) => total.strategy === strategy);
  rows
    .integer(outcome.months)
    .month(dateSerial(firstDayOf(addMonths(report.start, outcome.months))));
  writeSums(rows, { report, outcome, cells });
  rows.pence(report.monthlyPence);
  if (!report.detailedStrategies.includes(strategy)) rows.name('Its months are not in this file.');
  rows.end();
}

/** Where the months are told, what their sheet adds up; everything paid is what was owed and the interest. */
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
  const paidPence = owedPence + totalInterestPence;
  if (cells === undefined) {
    rows.pence(totalInterestPence).pence(paidPence);
    return;
  }
  const { sheet, interestCell, paidCell } = cells;
  const style = 'pounds';
  const from = `${quotedName(sheet)}!`;
  rows.formula(`${from}${interestCell}`, { value: decimalPounds(totalInterestPence), style });
  rows.formula(`${from}${paidCell}`, { value: decimalPounds(paidPence), style });
}
