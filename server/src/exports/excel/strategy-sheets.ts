/** The months of one strategy as rows: one for each month and debt. */

import { firstDayOf } from '@debt-payoff/contract/days';
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { addMonths } from '@debt-payoff/contract/months';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { printedPlanTexts } from '@debt-payoff/contract/texts/printed-plan';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { termedPlanTexts } from '@debt-payoff/contract/texts/termed-plan';
import type { MonthOfDebts, StrategyName } from '@debt-payoff/engine';
import { type CalculationReport, monthsOf } from '../calculation-report.ts';
import { longSheets, type Page } from './long-sheets.ts';
import type { Column, Sheet } from './sheet.ts';
import { dateSerial, type SheetRows } from './sheet-rows.ts';
import type { Span } from './sums.ts';
import { Total, writeTotals } from './totals.ts';

/** Where the totals of a strategy stand. */
export type StrategyTotals = {
  readonly strategy: StrategyName;
  readonly sheet: string;
  readonly interestCell: string;
  readonly paidCell: string;
};

const { openingBalance, interest, balanceLeft } = strategyTexts.plan;
const columns: readonly Column[] = [
  { head: printedPlanTexts.month, width: 9, isFigure: true },
  { head: 'Date', width: 11, isFigure: true },
  { head: printedPlanTexts.debt, width: 8, isFigure: true },
  { head: calculatorTexts.columns.creditor, width: 32 },
  { head: openingBalance, width: 18, isFigure: true },
  { head: interest, width: 14, isFigure: true },
  { head: 'Payment', width: 14, isFigure: true },
  { head: balanceLeft, width: 18, isFigure: true },
];
const [interestColumn, paidColumn] = ['F', 'G'];

type StrategyList = {
  readonly strategy: StrategyName;
  readonly order: number;
  readonly onTotals: (totals: StrategyTotals) => void;
  readonly rowsMax?: number;
};

export async function* strategySheets(
  report: CalculationReport,
  { strategy, order, onTotals, ...limits }: StrategyList,
): AsyncGenerator<Sheet, void, void> {
  const name = strategyLabel(strategy);
  const [interestSum, paidSum] = [new Total(), new Total()];
  yield* longSheets({ name, order, columns, pages: pages(), foot, ...limits });

  function* pages(): Generator<Page, void, void> {
    for (const month of monthsOf(report, strategy)) {
      interestSum.add(month.interestPence);
      paidSum.add(month.paidPence);
      yield monthPage(report, month);
    }
  }

  function foot(rows: SheetRows, spans: readonly Span[], sheet: string): void {
    if (spans.length === 0) {
      rows.begin().text(withoutMonths(report, strategy), 'sentence').end();
      return;
    }
    writeTotals(rows, {
      spans,
      sheet,
      totals: [null, null, null, null, interestSum, paidSum, null],
    });
    const interestCell = `${interestColumn}${rows.row}`;
    onTotals({ strategy, sheet, interestCell, paidCell: `${paidColumn}${rows.row}` });
  }
}

function monthPage(
  { start, debts }: CalculationReport,
  { month, debts: months }: MonthOfDebts,
): Page {
  const serial = dateSerial(firstDayOf(addMonths(start, month)));
  return {
    length: months.length,
    write: (rows, at) => {
      const entry = months[at];
      if (entry === undefined) return;
      rows
        .begin()
        .integer(month)
        .month(serial)
        .integer(entry.debt + 1);
      rows.name(debts[entry.debt]?.name ?? '').pence(entry.openingPence);
      rows.pence(entry.interestPence).pence(entry.paidPence).pence(entry.balancePence).end();
    },
  };
}

/** Why a strategy has no months. */
export function withoutMonths(
  { outcomes, terms }: CalculationReport,
  strategy: StrategyName,
): string {
  const outcome = outcomes.find((result) => result.strategy === strategy)?.outcome;
  if (outcome?.neverPaysOff === false) return 'Nothing is owed.';
  const isOnlyMinimum =
    strategy === 'minimum' && outcomes.some((result) => !result.outcome.neverPaysOff);
  return terms !== null && isOnlyMinimum
    ? `${termedPlanTexts.onlyAskedNeverClears}.`
    : `${strategyTexts.neverClears.title}.`;
}
