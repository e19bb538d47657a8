/** Reads comma- or semicolon-separated text as RFC 4180 has it, and as spreadsheets write it. */

/** Rows of cells; a blank line is a row as well, so that rows can be counted. */
export function readCsv(text: string): string[][] {
  const body = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(body);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < body.length) {
    const quoted = body[at] === '"' ? readQuoted(body, at) : { text: '', end: at };
    const plain = readPlain(body, quoted.end, separator);
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
  return row.length > 0 ? [...rows, row] : rows;
}

type Cell = { readonly text: string; readonly end: number };

function readPlain(body: string, start: number, separator: string): Cell {
  let end = start;
  while (end < body.length && !isEnd(body[end], separator)) end += 1;
  return { text: body.slice(start, end), end };
}

/** Within quotes, two of them stand for one. */
function readQuoted(body: string, start: number): Cell {
  let text = '';
  let at = start + 1;
  while (at < body.length) {
    const close = body.indexOf('"', at);
    if (close === -1) return { text: text + body.slice(at), end: body.length };
    text += body.slice(at, close);
    if (body[close + 1] !== '"') return { text, end: close + 1 };
    text += '"';
    at = close + 2;
  }
  return { text, end: body.length };
}

function isEnd(character: string | undefined, separator: string): boolean {
  return character === separator || character === '\n' || character === '\r';
}

/** By the first line with text: whichever of the two stands there more often outside of quotes. */
function separatorOf(body: string): string {
  const [header = ''] = body.trimStart().split(/[\r\n]/, 1);
  const names = header.replaceAll(/"[^"]*"/g, '');
  return countOf(names, ';') > countOf(names, ',') ? ';' : ',';
}

function countOf(text: string, character: string): number {
  return text.split(character).length - 1;
}
