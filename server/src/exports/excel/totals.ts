/** The row of totals below a list: formulas over its columns, each with what it comes to. */
import { printedPlanTexts } from '@debt-payoff/contract/texts/printed-plan';
import { decimalPounds } from '../decimal-pounds.ts';
import { columnLetter, type SheetRows } from './sheet-rows.ts';
import { type Span, sumFormula } from './sums.ts';

/** A sum that is kept while its figures pass. */
export class Total {
  pence = 0;
  absolutePence = 0;

  add(pence: number): void {
    this.pence += pence;
    this.absolutePence += Math.abs(pence);
  }
}

/** From the second column on; null where a column has no total. */
export function writeTotals(
  rows: SheetRows,
  {
    spans,
    sheet,
    totals,
  }: {
    readonly spans: readonly Span[];
    readonly sheet: string;
    readonly totals: readonly (Total | null)[];
  },
): void {
  rows.begin().name(printedPlanTexts.total, 'total');
  for (const [at, total] of totals.entries()) {
    if (total === null) {
      rows.empty('total');
      continue;
    }
    const { absolutePence, pence } = total;
    const column = columnLetter(at + 1);
    rows.formula(sumFormula({ spans, column, onSheet: sheet, absolutePence }), {
      value: decimalPounds(pence),
      style: 'totalPounds',
    });
  }
  rows.end();
}
