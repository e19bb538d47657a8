/** Tables with hairlines: figures to the right, the head on every page, totals under a double rule. */
import type { TextStyle } from './drawing.ts';
import { colours, paper, sizes } from './paper.ts';
import type { ReportDocument, Structure } from './report-document.ts';
import {
  type CellLine,
  type Column,
  cellLines,
  headLines,
  lineHeight,
  type PlacedColumn,
  padding,
  placeColumns,
  type Row,
  rowHeight,
  smallLineHeight,
} from './table-cells.ts';

/** So many rows stay with the head, where the table begins near the foot of a page. */
const rowsWithHead = 2;

export function table(
  report: ReportDocument,
  { columns, rows }: { readonly columns: readonly Column[]; readonly rows: Iterable<Row> },
): void {
  const { shaper } = report.drawing;
  const placed = placeColumns(columns);
  const head = headLines(placed, shaper);
  const headHeight = Math.max(...head.map(({ length }) => length)) * lineHeight + 2 * padding;
  report.ensure(headHeight + rowsWithHead * (lineHeight + 2 * padding) + smallLineHeight);
  const structure = report.open('Table');
  drawHead(report, { placed, head, headHeight, parent: structure });
  for (const row of withNext(rows)) {
    const lines = row.current.cells.map((cell, at) => cellLines(shaper, cell, placed[at]));
    const height = rowHeight(lines, row.current);
    const needed = height + (row.next?.isTotal ? lineHeight + 2 * padding + 6 : 0);
    if (report.ensure(needed)) {
      report.artifact(
        () => drawHead(report, { placed, head, headHeight, parent: null }),
        'Pagination',
      );
    }
    drawRow(report, {
      placed,
      lines,
      height,
      parent: structure,
      isTotal: row.current.isTotal === true,
    });
  }
  structure.end();
  report.y += 10;
}

type Head = {
  readonly placed: readonly PlacedColumn[];
  readonly head: readonly (readonly string[])[];
  readonly headHeight: number;
  /** Null where it is repeated, and not read again. */
  readonly parent: Structure | null;
};

function drawHead(report: ReportDocument, { placed, head, headHeight, parent }: Head): void {
  const row = parent === null ? null : report.open('TR', parent);
  const style = { face: 'strong', size: sizes.small, colour: colours.supporting } as const;
  const foot = report.y + headHeight;
  placed.forEach((column, at) => {
    const lines = head[at] ?? [];
    const draw = () =>
      lines.forEach((text, line) => {
        const baseline = foot - padding - 2 - (lines.length - 1 - line) * lineHeight;
        drawInColumn(report, { text, baseline, column, style });
      });
    if (row === null) draw();
    else report.tag('TH', draw, { parent: row, scope: 'Column' });
  });
  row?.end();
  report.y = foot;
  const rule = () => drawRule(report, foot, { colour: colours.strongLine, width: 0.75 });
  if (row === null) rule();
  else report.artifact(rule);
}

function drawRow(
  report: ReportDocument,
  row: {
    readonly placed: readonly PlacedColumn[];
    readonly lines: readonly (readonly CellLine[])[];
    readonly height: number;
    readonly parent: Structure;
    readonly isTotal: boolean;
  },
): void {
  const { placed, lines, height, isTotal } = row;
  const structure = report.open('TR', row.parent);
  const top = report.y + padding + (isTotal ? 3 : 0);
  placed.forEach((column, at) => {
    const draw = () => drawCell(report, { lines: lines[at] ?? [], column, top, isTotal });
    report.tag(at === 0 ? 'TH' : 'TD', draw, {
      parent: structure,
      ...(at === 0 ? { scope: 'Row' } : {}),
    });
  });
  structure.end();
  report.artifact(() => {
    if (isTotal) {
      drawRule(report, report.y, { colour: colours.ink, width: 0.6 });
      drawRule(report, report.y + 2, { colour: colours.ink, width: 0.6 });
    } else {
      drawRule(report, report.y + height, { colour: colours.line, width: 0.5 });
    }
  });
  report.y += height;
}

function drawCell(
  report: ReportDocument,
  cell: {
    readonly lines: readonly CellLine[];
    readonly column: PlacedColumn;
    readonly top: number;
    readonly isTotal: boolean;
  },
): void {
  let y = cell.top;
  for (const { text, size, isBelow } of cell.lines) {
    const style = isBelow
      ? ({ face: 'text', size, colour: colours.hint } as const)
      : ({ face: cell.isTotal ? 'strong' : 'text', size, colour: colours.ink } as const);
    drawInColumn(report, {
      text,
      baseline: y + (isBelow ? sizes.small : sizes.table) * 0.95,
      column: cell.column,
      style,
    });
    y += isBelow ? smallLineHeight : lineHeight;
  }
}

function drawInColumn(
  report: ReportDocument,
  {
    text,
    baseline,
    column,
    style,
  }: { text: string; baseline: number; column: PlacedColumn; style: TextStyle },
): void {
  const isRight = column.align === 'right';
  report.drawing.text(
    text,
    {
      x: isRight ? column.left + column.width : column.left,
      baseline,
      anchor: isRight ? 'end' : 'start',
    },
    style,
  );
}

function drawRule(
  report: ReportDocument,
  y: number,
  style: { colour: string; width: number },
): void {
  report.drawing.horizontal(y, { from: paper.left, to: paper.right, ...style });
}

function* withNext(rows: Iterable<Row>): Generator<{ current: Row; next: Row | null }, void, void> {
  let current: Row | null = null;
  for (const next of rows) {
    if (current !== null) yield { current, next };
    current = next;
  }
  if (current !== null) yield { current, next: null };
}
