/** Reads text separated by commas, semicolons or tabs, as RFC 4180 has it and as spreadsheets write it. */

export type CsvFile = {
  /** Rows of cells; a blank line is a row as well, so that rows can be counted. */
  readonly rows: readonly (readonly string[])[];
  /** The line of the first quotation mark that is opened and not closed; null where all are. */
  readonly unclosedLine: number | null;
};

export function readCsv(text: string): CsvFile {
  const { separator, body } = separated(text.replace(/^\uFEFF/, ''));
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  let unclosedAt: number | null = null;
  while (at < body.length) {
    const start = skipSpaces(body, at);
    const quoted = body[start] === '"' ? readQuoted(body, start) : { text: '', end: at };
    const plain = readPlain(body, quoted.end, separator);
    if (body[start] === '"' && isUnclosed(quoted, plain)) unclosedAt ??= start;
    row.push(quoted.text + plain.text);
    at = plain.end;
    if (body[at] === separator) {
      at += 1;
      // A separator at the very end still has an empty cell behind it.
      if (at === body.length) row.push('');
    } else if (at < body.length) {
      at += body.startsWith('\r\n', at) ? 2 : 1;
      rows.push(row);
      row = [];
    }
  }
  return {
    rows: row.length > 0 ? [...rows, row] : rows,
    unclosedLine: unclosedAt === null ? null : lineAt(text, text.length - body.length + unclosedAt),
  };
}

type Cell = { readonly text: string; readonly end: number };
type QuotedCell = Cell & { readonly isClosed?: boolean };

/** Where the closing one is missing, the next quotation mark of a later line is taken for it, and text follows. */
function isUnclosed(quoted: QuotedCell, after: Cell): boolean {
  if (quoted.isClosed !== true) return true;
  return /[\r\n]/.test(quoted.text) && after.text.trim() !== '';
}

/** As editors count, from 1. */
function lineAt(text: string, position: number): number {
  return text.slice(0, position).split(/\r\n|\r|\n/).length;
}

function readPlain(body: string, start: number, separator: string): Cell {
  let end = start;
  while (end < body.length && !isEnd(body[end], separator)) end += 1;
  return { text: body.slice(start, end), end };
}

/** Within quotes, two of them stand for one. */
function readQuoted(body: string, start: number): QuotedCell {
  let text = '';
  let at = start + 1;
  while (at < body.length) {
    const close = body.indexOf('"', at);
    if (close === -1) return { text: text + body.slice(at), end: body.length };
    text += body.slice(at, close);
    if (body[close + 1] !== '"') return { text, end: close + 1, isClosed: true };
    text += '"';
    at = close + 2;
  }
  return { text, end: body.length };
}

function isEnd(character: string | undefined, separator: string): boolean {
  return character === separator || character === '\n' || character === '\r';
}

function skipSpaces(body: string, start: number): number {
  let at = start;
  while (body[at] === ' ') at += 1;
  return at;
}

/** A first line like 'sep=;' is for the spreadsheet: it names the separator, and is no row. */
function separated(text: string): { readonly separator: string; readonly body: string } {
  const [line, separator] = /^sep=([,;\t])(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  return line === undefined || separator === undefined
    ? { separator: separatorOf(text), body: text }
    : { separator, body: text.slice(line.length) };
}

/** By the first line with text: whichever of them stands there most often outside of quotes. */
function separatorOf(body: string): string {
  const [header = ''] = body.trimStart().split(/[\r\n]/, 1);
  const names = header.replaceAll(/"[^"]*"/g, '');
  return [',', ';', '\t'].reduce((most, one) =>
    countOf(names, one) > countOf(names, most) ? one : most,
  );
}

function countOf(text: string, character: string): number {
  return text.split(character).length - 1;
}
