/** What stands in the cells of a table, in lines that fit their columns. */
import { paper, sizes } from './paper.ts';
import type { TextShaper } from './shaped-text.ts';
import { wrapText } from './wrapped-text.ts';

export type Column = {
  readonly head: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
  /** For names: they take so many lines at most. Anything else is written smaller where it would not fit. */
  readonly linesMost?: number;
  /** The same for what stands below; without it, as many. */
  readonly belowMost?: number;
};

/** A figure, and what stands below it in smaller type. */
export type Cell = string | { readonly text: string; readonly below: string };

export type Row = { readonly cells: readonly Cell[]; readonly isTotal?: boolean };

export type PlacedColumn = Column & { readonly left: number };

export const lineHeight = sizes.table * 1.3;
export const smallLineHeight = sizes.small * 1.3;
export const padding = 3.2;
const gutter = 6;
/** Widths are shares of the page. */
export function placeColumns(columns: readonly Column[]): PlacedColumn[] {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const scale = (paper.right - paper.left) / whole;
  let left: number = paper.left;
  return columns.map((column) => {
    const width = column.width * scale;
    left += width;
    return { ...column, width, left: left - width };
  });
}

export type CellLine = {
  readonly text: string;
  readonly size: number;
  readonly isBelow: boolean;
};

export function cellLines(
  shaper: TextShaper,
  cell: Cell,
  column: PlacedColumn | undefined,
): CellLine[] {
  if (column === undefined) throw new Error('A row has no more cells than there are columns');
  const { text, below } = typeof cell === 'string' ? { text: cell, below: '' } : cell;
  const width = column.width - gutter;
  if (column.linesMost === undefined) {
    return [
      { text, size: sizes.table, isBelow: false },
      { text: below, size: sizes.small, isBelow: true },
    ]
      .filter((line) => line.text !== '')
      .map((line) => ({ ...line, size: sizeThatFits(line, width, shaper) }));
  }
  const { linesMost: textMost, belowMost = textMost } = column;
  const linesIn = (words: string, size: number, isBelow: boolean) => {
    const style = { face: 'text', width, size, linesMost: isBelow ? belowMost : textMost } as const;
    return wrapText(words, style, shaper).map((line) => ({ text: line, size, isBelow }));
  };
  return [...linesIn(text, sizes.table, false), ...linesIn(below, sizes.small, true)];
}

/** A figure is never cut. */
function sizeThatFits(
  { text, size }: { readonly text: string; readonly size: number },
  width: number,
  shaper: TextShaper,
): number {
  return Math.min(size, (size * width) / shaper.widthOf(text, { face: 'strong', size }));
}

export function rowHeight(lines: readonly (readonly CellLine[])[], { isTotal }: Row): number {
  const heights = lines.map((cell) =>
    cell.reduce((sum, { isBelow }) => sum + (isBelow ? smallLineHeight : lineHeight), 0),
  );
  return Math.max(lineHeight, ...heights) + 2 * padding + (isTotal ? 3 : 0);
}

export function headLines(
  placed: readonly PlacedColumn[],
  shaper: TextShaper,
): (readonly string[])[] {
  return placed.map(({ head, width }) =>
    wrapText(
      head,
      { face: 'strong', size: sizes.small, width: width - gutter, linesMost: 2 },
      shaper,
    ),
  );
}
