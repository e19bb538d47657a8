/** The payments of a history, the newest first, with what became of each. */
import { paymentTypeLabels } from '@debt-payoff/contract/payment-kinds';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import type { HistoryPayment } from '../payment-history-report.ts';
import { type LongList, longSheets, type Page } from './long-sheets.ts';
import { type Column, linesOf, type Sheet } from './sheet.ts';
import type { SheetRows } from './sheet-rows.ts';
import type { Span } from './sums.ts';
import { Total, writeTotals } from './totals.ts';

export const notesWidth = 48;
const columns: readonly Column[] = [
  { head: fieldNames.date, width: 12, isFigure: true },
  { head: fieldNames.debt, width: 32 },
  { head: 'Type', width: 12 },
  { head: fieldNames.amount, width: 14, isFigure: true },
  { head: 'Interest', width: 14, isFigure: true },
  { head: 'Principal', width: 14, isFigure: true },
  { head: 'Spending or refunds', width: 14, isFigure: true },
  { head: 'More than was owed', width: 14, isFigure: true },
  { head: 'Balance after', width: 16, isFigure: true },
  { head: 'Balance stated?', width: 12 },
  { head: 'Counts towards the balance?', width: 16 },
  { head: fieldNames.notes, width: notesWidth },
];

/** Where the formulas of other sheets find the figures. */
export const paymentColumns = { date: 'A', amount: 'D', interest: 'E', principal: 'F' } as const;

export const noPayments = 'No payments have been recorded yet.';

type Listeners = {
  readonly order: number;
  readonly onPayment: (payment: HistoryPayment) => void;
  readonly onEnd: (spans: readonly Span[]) => void;
} & Pick<LongList, 'rowsMax'>;

export async function* paymentSheets(
  payments: AsyncIterable<readonly HistoryPayment[]>,
  { order, onPayment, onEnd, ...limits }: Listeners,
): AsyncGenerator<Sheet, void, void> {
  const sums = paymentTotals();
  yield* longSheets({ name: 'Payments', order, columns, pages: pages(), foot, ...limits });

  async function* pages(): AsyncGenerator<Page, void, void> {
    for await (const page of payments) {
      if (page.length === 0) return;
      for (const payment of page) {
        sums.add(payment);
        onPayment(payment);
      }
      yield { length: page.length, write: (rows, at) => writePayment(rows, page[at]) };
    }
  }

  function foot(rows: SheetRows, spans: readonly Span[], sheet: string): void {
    onEnd(spans);
    if (spans.length === 0) rows.begin().text(noPayments, 'sentence').end();
    else
      writeTotals(rows, {
        spans,
        sheet,
        totals: [null, null, ...sums.totals, null, null, null, null],
      });
  }
}

function paymentTotals() {
  const totals = Array.from({ length: 5 }, () => new Total());
  const add = (payment: HistoryPayment) => {
    const { amountPence, interestPence, principalPence, adjustmentPence, excessPence } = payment;
    const figures = [amountPence, interestPence, principalPence, adjustmentPence, excessPence];
    for (const [at, pence] of figures.entries()) totals[at]?.add(pence);
  };
  return { totals, add };
}

function writePayment(rows: SheetRows, payment: HistoryPayment | undefined): void {
  if (payment === undefined) return;
  rows
    .begin(linesOf(payment.notes ?? '', notesWidth))
    .day(payment.paidOn)
    .name(payment.debtName)
    .name(paymentTypeLabels[payment.type]);
  rows.pence(payment.amountPence).pence(payment.interestPence).pence(payment.principalPence);
  rows.pence(payment.adjustmentPence).pence(payment.excessPence).pence(payment.balanceAfterPence);
  rows.name(yesOrNo(payment.isBalanceStated)).name(yesOrNo(payment.affectsBalance));
  rows.text(payment.notes, 'paragraph').end();
}

function yesOrNo(is: boolean): string {
  return is ? 'Yes' : 'No';
}
