/** A calculation as a workbook: a summary, the debts, a sheet for each told strategy, and what it rests on. */
import { formatMonth } from '@debt-payoff/contract/months';
import { product } from '@debt-payoff/contract/product';
import type { CalculationReport } from '../calculation-report.ts';
import { aboutCalculation } from './about-calculation.ts';
import { calculationDebts } from './calculation-debts.ts';
import { calculationSummary } from './calculation-summary.ts';
import type { Sheet } from './sheet.ts';
import { type StrategyTotals, strategySheets } from './strategy-sheets.ts';
import { writeWorkbook } from './workbook.ts';

/** The row limit is Excel's own, but for tests. */
export function calculationWorkbook(
  report: CalculationReport,
  limits: { readonly rowsMax?: number } = {},
): AsyncGenerator<Uint8Array, void, void> {
  return writeWorkbook(
    {
      title: `${product.name}: calculation of ${formatMonth(report.start)}`,
      createdOn: report.madeOn,
      hasPreciseRates: report.debts.some(
        ({ rateBasisPoints }) => !Number.isInteger(rateBasisPoints),
      ),
    },
    sheetsOf(report, limits),
  );
}

/** The summary is written after the strategies, because it points to their totals; it stands first. */
async function* sheetsOf(
  report: CalculationReport,
  limits: { readonly rowsMax?: number },
): AsyncGenerator<Sheet, void, void> {
  const totals: StrategyTotals[] = [];
  yield calculationDebts(report, { order: 1 });
  for (const [at, strategy] of report.detailedStrategies.entries()) {
    yield* strategySheets(report, {
      strategy,
      order: 2 + at,
      onTotals: (cells) => totals.push(cells),
      ...limits,
    });
  }
  yield calculationSummary(report, { order: 0, totals });
  yield aboutCalculation(report, { order: 2 + report.detailedStrategies.length });
}
