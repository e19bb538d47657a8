/** Formulas that add up columns, and come to the same pennies in whatever program works them out. */

/** Rows of data on one sheet. */
export type Span = {
  readonly sheet: string;
  readonly firstRow: number;
  readonly lastRow: number;
};

/** Of floating numbers: how far one operation can be from the exact result, as a share of it. */
const unitError = 2 ** -53;
/** Half of what would round to another penny. */
const errorMaxPounds = 0.0025;
const partsMax = 100;

export function quotedName(sheet: string): string {
  return `'${sheet.replaceAll("'", "''")}'`;
}

/**
 * A floating sum is off by at most its count times its size times the unit error. Where that could come
 * near a penny, the figures are added up in parts that are rounded one by one.
 */
export function sumFormula({
  spans,
  column,
  onSheet,
  absolutePence,
}: {
  readonly spans: readonly Span[];
  readonly column: string;
  /** The sheet that the formula stands on. */
  readonly onSheet: string;
  /** What the figures come to, those below nought counted as if above it. */
  readonly absolutePence: number;
}): string {
  const count = spans.reduce((sum, { firstRow, lastRow }) => sum + lastRow - firstRow + 1, 0);
  const isExact = count * unitError * (absolutePence / 100) < errorMaxPounds;
  const parts = isExact
    ? spans
    : spans.flatMap((span) => partsOf(span, Math.ceil(count / partsMax)));
  const sums = parts.map((part) => `SUM(${rangeOf({ span: part, column, onSheet })})`);
  if (isExact) return `ROUND(${sums.join('+')},2)`;
  return `ROUND(SUM(${sums.map((sum) => `ROUND(${sum},2)`).join(',')}),2)`;
}

/** `F2:F601`, with the sheet's name where it is another one. */
function rangeOf({
  span: { sheet, firstRow, lastRow },
  column,
  onSheet,
}: {
  readonly span: Span;
  readonly column: string;
  readonly onSheet: string;
}): string {
  return `${sheet === onSheet ? '' : `${quotedName(sheet)}!`}${column}${firstRow}:${column}${lastRow}`;
}

function partsOf({ sheet, firstRow, lastRow }: Span, rowsMax: number): Span[] {
  const count = Math.ceil((lastRow - firstRow + 1) / rowsMax);
  return Array.from({ length: count }, (_, at) => ({
    sheet,
    firstRow: firstRow + at * rowsMax,
    lastRow: Math.min(firstRow + (at + 1) * rowsMax - 1, lastRow),
  }));
}
