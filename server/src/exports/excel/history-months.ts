/** What was paid month by month: formulas over the sheet of payments, with the sums that were kept while it was written. */
import { firstDayOf } from '@debt-payoff/contract/days';
import { type Month, monthOf } from '@debt-payoff/contract/months';
import { printedPlanTexts } from '@debt-payoff/contract/texts/printed-plan';
import { decimalPounds } from '../decimal-pounds.ts';
import type { HistoryPayment } from '../payment-history-report.ts';
import { noPayments, paymentColumns } from './history-payments.ts';
import type { Column, Sheet } from './sheet.ts';
import { dateSerial, type SheetRows } from './sheet-rows.ts';
import { quotedName, type Span, sumFormula } from './sums.ts';

const columns: readonly Column[] = [
  { head: printedPlanTexts.month, width: 14, isFigure: true },
  { head: 'Payments', width: 12, isFigure: true },
  { head: 'Amount', width: 16, isFigure: true },
  { head: 'Interest', width: 16, isFigure: true },
  { head: 'Principal', width: 16, isFigure: true },
  { head: 'Other', width: 16, isFigure: true },
];

type MonthSums = { count: number; amount: number; interest: number; principal: number };
const figures = ['amount', 'interest', 'principal'] as const;

/** As many as there are months, however many payments pass. */
export class MonthlySums {
  readonly #months = new Map<Month, MonthSums>();
  readonly total: MonthSums = noSums();

  add(payment: HistoryPayment): void {
    const month = monthOf(payment.paidOn);
    const sums = this.#months.get(month) ?? noSums();
    this.#months.set(month, sums);
    for (const each of [sums, this.total]) {
      each.count += 1;
      each.amount += payment.amountPence;
      each.interest += payment.interestPence;
      each.principal += payment.principalPence;
    }
  }

  /** The newest first, as the payments are. */
  list(): (MonthSums & { readonly month: Month })[] {
    const months = Array.from(this.#months, ([month, sums]) => ({ month, ...sums }));
    return months.sort((one, other) => (one.month < other.month ? 1 : -1));
  }
}

function noSums(): MonthSums {
  return { count: 0, amount: 0, interest: 0, principal: 0 };
}

export function monthsSheet({
  order,
  sums,
  payments,
}: {
  readonly order: number;
  readonly sums: MonthlySums;
  readonly payments: readonly Span[];
}): Sheet {
  const name = 'By month';
  return { name, order, columns, hasHead: true, body };

  function* body(rows: SheetRows): Generator<void, void, void> {
    if (payments.length === 0) rows.begin().text(noPayments, 'sentence').end();
    for (const month of sums.list()) {
      writeMonth(rows, month, payments);
      yield;
    }
    rows.lastDataRow = payments.length === 0 ? 0 : rows.row;
    if (payments.length > 0) writeTotal(rows, { sheet: name, total: sums.total });
  }
}

function writeMonth(
  rows: SheetRows,
  month: MonthSums & { readonly month: Month },
  payments: readonly Span[],
): void {
  rows.begin().month(dateSerial(firstDayOf(month.month)));
  const isOfMonth = (span: Span) => {
    const dates = range(span, paymentColumns.date);
    return `${dates},">="&A${rows.row},${dates},"<"&EDATE(A${rows.row},1)`;
  };
  const counts = payments.map((span) => `COUNTIFS(${isOfMonth(span)})`);
  rows.formula(counts.join('+'), { value: month.count, style: 'integer' });
  for (const figure of figures) {
    const parts = payments.map(
      (span) => `SUMIFS(${range(span, paymentColumns[figure])},${isOfMonth(span)})`,
    );
    const value = decimalPounds(month[figure]);
    rows.formula(`ROUND(${parts.join('+')},2)`, { value, style: 'pounds' });
  }
  writeOther(rows, month, 'pounds');
  rows.end();
}

function writeTotal(
  rows: SheetRows,
  { sheet, total }: { readonly sheet: string; readonly total: MonthSums },
): void {
  const lastRow = rows.row;
  rows.begin().name(printedPlanTexts.total, 'total');
  rows.formula(`SUM(B2:B${lastRow})`, { value: total.count, style: 'totalInteger' });
  for (const [at, figure] of figures.entries()) {
    const formula = sumFormula({
      spans: [{ sheet, firstRow: 2, lastRow }],
      column: ['C', 'D', 'E'][at] ?? '',
      onSheet: sheet,
      absolutePence: total[figure],
    });
    rows.formula(formula, { value: decimalPounds(total[figure]), style: 'totalPounds' });
  }
  writeOther(rows, total, 'totalPounds');
  rows.end();
}

/** What went neither to interest nor to principal: more than was owed, or what the balance already held. */
function writeOther(
  rows: SheetRows,
  { amount, interest, principal }: MonthSums,
  style: 'pounds' | 'totalPounds',
): void {
  const value = decimalPounds(amount - interest - principal);
  rows.formula(`ROUND(C${rows.row}-D${rows.row}-E${rows.row},2)`, { value, style });
}

/** `'Payments'!$D$2:$D$100`, so that it stays where a formula is copied. */
function range({ sheet, firstRow, lastRow }: Span, column: string): string {
  return `${quotedName(sheet)}!$${column}$${firstRow}:$${column}$${lastRow}`;
}
