/** Makes tables that an article can have: a head row, no joined cells, none within another. */
import {
  element,
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from '../html-tree.ts';

type Row = { readonly isHead: boolean; readonly cells: readonly HtmlElement[] };

export function plainTable(table: HtmlElement): HtmlNode[] {
  const rows = rowsOf(table.children, false);
  const [first] = rows;
  if (first === undefined) return [];
  // A single cell is a frame around something.
  if (rows.length === 1 && first.cells.length === 1) return [...(first.cells[0]?.children ?? [])];
  const cells = withEqualLengths(withoutSpans(rows));
  const hasHead = rows.some((row) => row.cells.some(({ tag }) => tag === 'th'));
  const isHead = rows.map((row, at) =>
    hasHead
      ? row.isHead || row.cells.every(({ tag }) => tag === 'th')
      : at === 0 && rows.length > 1,
  );
  const headRows = isHead.includes(false) ? isHead.indexOf(false) : isHead.length;
  const drawn = cells.map((row, at) => rowElement(row, at < headRows));
  const caption = table.children.filter(isElement).find(({ tag }) => tag === 'caption');
  return [
    element('table', [
      ...(caption === undefined ? [] : [element('caption', [textOf(caption.children)])]),
      ...(headRows === 0 ? [] : [element('thead', drawn.slice(0, headRows))]),
      ...(headRows === drawn.length ? [] : [element('tbody', drawn.slice(headRows))]),
    ]),
  ];
}

function rowsOf(nodes: readonly HtmlNode[], isHead: boolean): Row[] {
  return nodes.filter(isElement).flatMap((node): Row[] => {
    if (/^t(?:head|body|foot)$/.test(node.tag)) return rowsOf(node.children, node.tag === 'thead');
    const cells = node.children.filter(isElement).filter(({ tag }) => /^t[dh]$/.test(tag));
    return node.tag === 'tr' && cells.length > 0 ? [{ isHead, cells }] : [];
  });
}

/** Wider than any table that is to be read. */
const columnsMax = 50;

/** A joined cell keeps its text in its first place; the others are empty. */
function withoutSpans(rows: readonly Row[]): HtmlElement[][] {
  const drawn = rows.map((): (HtmlElement | undefined)[] => []);
  rows.forEach(({ cells }, top) => {
    for (const cell of cells) {
      const row = drawn[top] ?? [];
      const left = firstFree(row);
      for (const line of drawn.slice(top, top + spanOf(cell, 'rowspan'))) {
        for (let column = left; column < left + spanOf(cell, 'colspan'); column += 1) {
          if (column < columnsMax) line[column] = element(cell.tag, [], cell.attributes);
        }
      }
      if (left < columnsMax) row[left] = cell;
    }
  });
  return drawn.map((row) => Array.from(row, (cell) => cell ?? element('td')));
}

function firstFree(row: readonly (HtmlElement | undefined)[]): number {
  let column = 0;
  while (row[column] !== undefined) column += 1;
  return column;
}

function spanOf({ attributes }: HtmlElement, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(attributes[name] ?? '', 10);
  return span >= 1 ? Math.min(span, columnsMax) : 1;
}

function withEqualLengths(rows: readonly HtmlElement[][]): HtmlElement[][] {
  const length = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [
    ...row,
    ...Array.from({ length: length - row.length }, () => element('td')),
  ]);
}

function rowElement(cells: readonly HtmlElement[], isHead: boolean): HtmlElement {
  return element(
    'tr',
    cells.map(({ tag, children }) => {
      const inner = withoutTables(children);
      if (isHead) return element('th', withoutBold(inner), { scope: 'col' });
      return tag === 'th' ? element('th', inner, { scope: 'row' }) : element('td', inner);
    }),
  );
}

function withoutTables(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node];
    if (node.tag !== 'table') {
      return [element(node.tag, withoutTables(node.children), node.attributes)];
    }
    const cells = elementsIn(node.children).filter(({ tag }) => /^(?:t[dh]|caption)$/.test(tag));
    return cells.map(({ children }) => element('p', [textOf(children)]));
  });
}

function withoutBold(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node];
    const children = withoutBold(node.children);
    return node.tag === 'strong' ? children : [element(node.tag, children, node.attributes)];
  });
}
