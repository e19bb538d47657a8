/** The debts of a portfolio as they stand on the day of the file. */
import { rateKindWords } from '@debt-payoff/contract/terms-in-words';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { termFieldNames } from '@debt-payoff/contract/texts/debt-terms';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import type { HistoryInput } from '../payment-history-report.ts';
import type { Column, Sheet } from './sheet.ts';
import type { SheetRows } from './sheet-rows.ts';
import { Total, writeTotals } from './totals.ts';

const columns: readonly Column[] = [
  { head: fieldNames.debt, width: 40 },
  { head: calculatorTexts.columns.type, width: 16 },
  { head: calculatorTexts.columns.rate, width: 14, isFigure: true },
  { head: fieldNames.monthlyPayment, width: 16, isFigure: true },
  { head: 'Opening balance', width: 16, isFigure: true },
  { head: fieldNames.balance, width: 16, isFigure: true },
  { head: 'Interest paid', width: 16, isFigure: true },
  { head: 'Principal paid', width: 16, isFigure: true },
  { head: 'Paid off on', width: 14, isFigure: true },
];

/** Only where some debt says of which kind its rate is. */
const kindColumn: Column = { head: termFieldNames.rateKind, width: 20 };

export function historyDebts(
  { debts }: HistoryInput,
  { order }: { readonly order: number },
): Sheet {
  const name = 'Debts';
  const hasKinds = debts.some(({ rateKind }) => rateKind !== null);
  const shown = hasKinds ? [...columns, kindColumn] : columns;
  return { name, order, columns: shown, hasHead: true, body };

  function* body(rows: SheetRows): Generator<void, void, void> {
    const totals = Array.from({ length: 5 }, () => new Total());
    for (const debt of debts) {
      const { originalPence, balancePence, interestPaidPence, principalPaidPence } = debt;
      // Nothing is paid any more to a debt that is paid off, and the total counts none of it, as on the page.
      const paymentPence = debt.paidOffOn === null ? debt.paymentPence : null;
      const figures = [paymentPence, originalPence, balancePence, interestPaidPence];
      rows.begin().name(debt.name).name(debt.type).rate(debt.rateBasisPoints);
      for (const [at, pence] of [...figures, principalPaidPence].entries()) {
        rows.pence(pence);
        totals[at]?.add(pence ?? 0);
      }
      rows.day(debt.paidOffOn);
      if (hasKinds) rows.text(rateKindWords[debt.rateKind ?? 'simple']);
      rows.end();
      yield;
    }
    rows.lastDataRow = rows.row;
    if (debts.length === 0) rows.begin().text('This portfolio has no debts.', 'sentence').end();
    else {
      const spans = [{ sheet: name, firstRow: 2, lastRow: rows.row }];
      writeTotals(rows, {
        spans,
        sheet: name,
        totals: [null, null, ...totals, null, ...(hasKinds ? [null] : [])],
      });
    }
  }
}
