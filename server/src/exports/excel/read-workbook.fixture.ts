/** Workbooks read back with a reader that did not write them. */
import type { Sheet, Workbook } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { bytesOf } from '../builders.fixture.ts';
import { formulaValue } from './formula-value.fixture.ts';
import { unzipped } from './unzip.fixture.ts';

export async function readBack(parts: AsyncIterable<Uint8Array>): Promise<Workbook> {
  const bytes = await bytesOf(parts);
  requireKnownStyles(unzipped(bytes));
  return readXlsx(bytes, { readStyles: true });
}

/** The reader takes a cell with a style that the workbook does not have; Excel calls the whole file damaged. */
function requireKnownStyles(parts: ReadonlyMap<string, string>): void {
  const [cellXfs = ''] = /<cellXfs .*<\/cellXfs>/.exec(parts.get('xl/styles.xml') ?? '') ?? [];
  const stylesCount = cellXfs.match(/<xf /g)?.length ?? 0;
  for (const [path, xml] of parts) {
    if (!path.startsWith('xl/worksheets/')) continue;
    for (const [cell, style] of xml.matchAll(/<c [^>]*\bs="(\d+)"[^>]*>/g)) {
      if (Number(style) < stylesCount) continue;
      throw new Error(`${cell} of ${path} has a style beyond the ${stylesCount} of the workbook`);
    }
  }
}

export function sheetOf(book: Workbook, name: string): Sheet {
  const sheet = book.sheets.find((each) => each.name === name);
  if (sheet === undefined) throw new Error(`No sheet ${name}`);
  return sheet;
}

export function dayRead(value: unknown): string | null {
  return value instanceof Date ? value.toISOString().slice(0, 10) : null;
}

export function penceRead(value: unknown): number {
  return Math.round(Number(value) * 100);
}

export type ReadFormula = {
  readonly sheet: string;
  readonly formula: string;
  /** What the file says it comes to, and what it comes to. */
  readonly cached: unknown;
  readonly worked: number;
};

export function formulasOf(book: Workbook): ReadFormula[] {
  return book.sheets.flatMap((sheet) =>
    Array.from(sheet.cells?.values() ?? []).flatMap(({ formula, value }) =>
      formula === undefined
        ? []
        : [
            {
              sheet: sheet.name,
              formula,
              cached: value,
              worked: formulaValue(book, sheet, formula),
            },
          ],
    ),
  );
}
