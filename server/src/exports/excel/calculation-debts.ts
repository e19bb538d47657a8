/** The debts of a calculation, numbered as the months name them. */
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { printedPlanTexts } from '@debt-payoff/contract/texts/printed-plan';
import type { CalculationReport } from '../calculation-report.ts';
import type { Column, Sheet } from './sheet.ts';
import type { SheetRows } from './sheet-rows.ts';
import { Total, writeTotals } from './totals.ts';

const { creditor, type, balance, rate, monthlyPayment } = calculatorTexts.columns;
const columns: readonly Column[] = [
  { head: printedPlanTexts.debt, width: 8, isFigure: true },
  { head: creditor, width: 40 },
  { head: type, width: 16 },
  { head: balance, width: 18, isFigure: true },
  { head: rate, width: 14, isFigure: true },
  { head: monthlyPayment, width: 18, isFigure: true },
];

export function calculationDebts(
  { debts }: CalculationReport,
  { order }: { readonly order: number },
): Sheet {
  const name = 'Debts';
  return { name, order, columns, hasHead: true, body };

  function* body(rows: SheetRows): Generator<void, void, void> {
    const [balances, payments] = [new Total(), new Total()];
    for (const [at, debt] of debts.entries()) {
      rows
        .begin()
        .integer(at + 1)
        .name(debt.name)
        .name(debt.type);
      rows.pence(debt.balancePence).rate(debt.rateBasisPoints).pence(debt.paymentPence).end();
      balances.add(debt.balancePence);
      payments.add(debt.paymentPence);
      yield;
    }
    rows.lastDataRow = rows.row;
    const spans = [{ sheet: name, firstRow: 2, lastRow: rows.row }];
    writeTotals(rows, { spans, sheet: name, totals: [null, null, balances, null, payments] });
  }
}
