/** What changed balances besides payments: openings, stated balances, spending, charges and refunds. */
import { balanceEntryTexts } from '@debt-payoff/contract/texts/balance-entries';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import type { HistoryEntry } from '../payment-history-report.ts';
import { notesWidth } from './history-payments.ts';
import { type LongList, longSheets, type Page } from './long-sheets.ts';
import { type Column, linesOf, type Sheet } from './sheet.ts';
import type { SheetRows } from './sheet-rows.ts';
import type { Span } from './sums.ts';

const columns: readonly Column[] = [
  { head: fieldNames.date, width: 12, isFigure: true },
  { head: fieldNames.debt, width: 32 },
  { head: 'Entry', width: 18 },
  { head: fieldNames.amount, width: 16, isFigure: true },
  { head: 'Interest', width: 14, isFigure: true },
  { head: 'Spending or refunds', width: 14, isFigure: true },
  { head: 'Balance after', width: 16, isFigure: true },
  { head: fieldNames.notes, width: notesWidth },
];

/** Without totals: a sum of balances and of what was spent says nothing. */
export async function* entrySheets(
  entries: AsyncIterable<readonly HistoryEntry[]>,
  options: Pick<LongList, 'order' | 'rowsMax'>,
): AsyncGenerator<Sheet, void, void> {
  yield* longSheets({ name: 'Other entries', columns, pages: pages(), foot, ...options });

  async function* pages(): AsyncGenerator<Page, void, void> {
    for await (const page of entries) {
      if (page.length === 0) return;
      yield { length: page.length, write: (rows, at) => writeEntry(rows, page[at]) };
    }
  }
}

function foot(rows: SheetRows, spans: readonly Span[]): void {
  if (spans.length === 0) rows.begin().text('There are no other entries.', 'sentence').end();
}

function writeEntry(rows: SheetRows, entry: HistoryEntry | undefined): void {
  if (entry === undefined) return;
  rows
    .begin(linesOf(entry.notes ?? '', notesWidth))
    .day(entry.on)
    .name(entry.debtName)
    .name(balanceEntryTexts.kinds[entry.kind]);
  rows.pence(entry.amountPence).pence(entry.interestPence).pence(entry.adjustmentPence);
  rows.pence(entry.balanceAfterPence).text(entry.notes, 'paragraph').end();
}
