/** One sheet as XML, in pieces: its rows are written as they come. */
import type { SharedTexts } from './shared-texts.ts';
import { columnLetter, lineHeight, SheetRows } from './sheet-rows.ts';
import { xmlText } from './xml-text.ts';

export type Column = {
  readonly head: string;
  /** In characters. */
  readonly width: number;
  /** Figures stand at the right, and so do their heads. */
  readonly isFigure?: boolean;
};

export type Sheet = {
  readonly name: string;
  /** Where it stands among the sheets, from 0, which is not when it is written; of two, the one written first. */
  readonly order: number;
  readonly columns: readonly Column[];
  /** Whether the names of the columns are the first row, which stays in sight. */
  readonly hasHead: boolean;
  /** Writes rows, and gives way after every few: only then are they sent. */
  readonly body: (rows: SheetRows) => Iterable<void> | AsyncIterable<void>;
};

/** What the workbook says of a sheet that has been written. */
export type WrittenSheet = Pick<Sheet, 'name' | 'order' | 'hasHead'> & {
  readonly filterRange: string | null;
};

/** About what one piece holds. */
const pieceLength = 64 * 1024;

export async function* sheetXml(
  sheet: Sheet,
  { shared, isFirst }: { readonly shared: SharedTexts; readonly isFirst: boolean },
): AsyncGenerator<string, WrittenSheet> {
  const rows = new SheetRows(shared);
  yield opening(sheet, { isSelected: isFirst });
  if (sheet.hasHead) writeHead(rows, sheet.columns);
  for await (const _ of sheet.body(rows)) {
    if (rows.length >= pieceLength) yield rows.take();
  }
  const filterRange = sheet.hasHead ? dataRange(sheet, rows) : null;
  yield `${rows.take()}</sheetData>${closing(filterRange)}`;
  const { name, order, hasHead } = sheet;
  return { name, order, hasHead, filterRange };
}

function opening(
  { columns, hasHead }: Sheet,
  { isSelected }: { readonly isSelected: boolean },
): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane = hasHead
    ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/>'
    : '';
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView${isSelected ? ' tabSelected="1"' : ''} workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="${lineHeight}"/><cols>${widths.join('')}</cols><sheetData>`;
}

/** On paper: as wide as a sheet of A4, and as long as it takes. */
function closing(filterRange: string | null): string {
  const filter = filterRange === null ? '' : `<autoFilter ref="${xmlText(filterRange)}"/>`;
  return `${filter}<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter></worksheet>`;
}

export function writeHead(rows: SheetRows, columns: readonly Column[]): void {
  const lines = columns.map(({ head, width }) => linesOf(head, width));
  rows.begin(Math.max(...lines));
  for (const { head, isFigure } of columns) rows.name(head, isFigure ? 'figureHead' : 'head');
  rows.end();
}

/** How many lines a text takes in a column, about: letters differ in width. */
export function linesOf(text: string, width: number): number {
  const lines = text.split('\n').map((line) => Math.ceil(line.length / width));
  return lines.reduce((sum, count) => sum + Math.max(1, count), 0);
}

function dataRange({ columns }: Sheet, { lastDataRow }: SheetRows): string | null {
  return lastDataRow > 1 ? `A1:${columnLetter(columns.length - 1)}${lastDataRow}` : null;
}
