/** The debts of a calculation, numbered as the months name them. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import { termsInWords } from '@debt-payoff/contract/terms-in-words';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { termFieldNames } from '@debt-payoff/contract/texts/debt-terms';
import { printedPlanTexts } from '@debt-payoff/contract/texts/printed-plan';
import { termedPlanTexts } from '@debt-payoff/contract/texts/termed-plan';
import type { CalculationReport } from '../calculation-report.ts';
import { type Column, linesOf, type Sheet } from './sheet.ts';
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

const wordsWidth = 60;

/** What debts with terms have besides. */
const termColumns: readonly Column[] = [
  { head: termFieldNames.fee, width: 14, isFigure: true },
  { head: termedPlanTexts.moreAbout, width: wordsWidth },
];

export function calculationDebts(
  { debts, terms, start }: CalculationReport,
  { order }: { readonly order: number },
): Sheet {
  const name = 'Debts';
  const shown = terms === null ? columns : [...columns, ...termColumns];
  return { name, order, columns: shown, hasHead: true, body };

  function* body(rows: SheetRows): Generator<void, void, void> {
    const [balances, payments, fees] = [new Total(), new Total(), new Total()];
    for (const [at, debt] of debts.entries()) {
      const own = terms?.debts[at];
      const words = own === undefined ? '' : termsInWords(own, start);
      rows
        .begin(linesOf(words, wordsWidth))
        .integer(at + 1)
        .name(debt.name)
        .name(debt.type);
      rows.pence(debt.balancePence).rate(debt.rateBasisPoints).pence(debt.paymentPence);
      if (own !== undefined) {
        const feePence = penceFromPounds(own.fee ?? 0);
        fees.add(feePence);
        rows.pence(feePence).text(words, 'paragraph');
      }
      rows.end();
      balances.add(debt.balancePence);
      payments.add(debt.paymentPence);
      yield;
    }
    rows.lastDataRow = rows.row;
    const spans = [{ sheet: name, firstRow: 2, lastRow: rows.row }];
    const totals = [null, null, balances, null, payments];
    const termTotals = terms === null ? [] : [fees, null];
    writeTotals(rows, { spans, sheet: name, totals: [...totals, ...termTotals] });
  }
}
