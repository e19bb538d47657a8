/** A list of any length, under one head: where a sheet is full, it goes on in a further one. */
import type { Column, Sheet } from './sheet.ts';
import type { SheetRows } from './sheet-rows.ts';
import type { Span } from './sums.ts';

/** Some rows of a list that are at hand together. */
export type Page = {
  readonly length: number;
  /** Writes one of them, as one row. */
  readonly write: (rows: SheetRows, at: number) => void;
};

/** Excel's own limit. */
export const sheetRowsMax = 1_048_576;

/** After so many rows those that are written may be sent. */
const rowsAtOnce = 100;

export type LongList = {
  readonly name: string;
  readonly order: number;
  readonly columns: readonly Column[];
  readonly pages: Iterable<Page> | AsyncIterable<Page>;
  /** One row below the last, on the last sheet; the spans are all rows of the list. */
  readonly foot: (rows: SheetRows, spans: readonly Span[], sheet: string) => void;
  readonly rowsMax?: number;
};

export async function* longSheets(list: LongList): AsyncGenerator<Sheet, void, void> {
  const { name, order, columns, foot, rowsMax = sheetRowsMax } = list;
  const cursor = new Cursor(list.pages);
  const spans: Span[] = [];
  try {
    do {
      const sheet = spans.length === 0 ? name : `${name} (${spans.length + 1})`;
      yield { name: sheet, order, columns, hasHead: true, body: (rows) => body(rows, sheet) };
    } while (await cursor.hasMore());
  } finally {
    await cursor.close();
  }

  async function* body(rows: SheetRows, sheet: string): AsyncGenerator<void, void, void> {
    const firstRow = rows.row + 1;
    // One row is left for the foot.
    while (rows.row < rowsMax - 1 && (await cursor.hasMore())) {
      cursor.write(rows, Math.min(rowsAtOnce, rowsMax - 1 - rows.row));
      yield;
    }
    rows.lastDataRow = rows.row;
    if (rows.row >= firstRow) spans.push({ sheet, firstRow, lastRow: rows.row });
    if (!(await cursor.hasMore())) foot(rows, spans, sheet);
  }
}

class Cursor {
  readonly #pages: Iterator<Page> | AsyncIterator<Page>;
  #page: Page | null = null;
  #at = 0;
  #isOver = false;

  constructor(pages: Iterable<Page> | AsyncIterable<Page>) {
    this.#pages =
      Symbol.asyncIterator in pages ? pages[Symbol.asyncIterator]() : pages[Symbol.iterator]();
  }

  async hasMore(): Promise<boolean> {
    while (!this.#isOver && this.#at >= (this.#page?.length ?? 0)) {
      const { done, value } = await this.#pages.next();
      this.#isOver = done === true;
      this.#page = done === true ? null : value;
      this.#at = 0;
    }
    return !this.#isOver;
  }

  write(rows: SheetRows, count: number): void {
    const page = this.#page;
    const end = Math.min(this.#at + count, page?.length ?? 0);
    for (; this.#at < end; this.#at += 1) page?.write(rows, this.#at);
  }

  async close(): Promise<void> {
    await this.#pages.return?.();
  }
}
