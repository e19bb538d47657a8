/** Works out the formulas of a workbook from the cells that were read, as a spreadsheet would. */
import type { Cell, Sheet, Workbook } from 'hucre';

type Value = number | string | readonly (number | null)[];

const tokenPattern = /'(?:[^']|'')*'!|\$?[A-Z]+\$?\d+|[A-Z]+(?=\()|"[^"]*"|\d+|[(),:+&-]/g;

export function cellAt(sheet: Sheet, address: string): Cell | undefined {
  const [, letters = 'A', row = '1'] = /^\$?([A-Z])\$?(\d+)$/.exec(address) ?? [];
  return sheet.cells?.get(`${Number(row) - 1},${letters.charCodeAt(0) - 65}`);
}

export function formulaValue(book: Workbook, sheet: Sheet, formula: string): number {
  const tokens = formula.match(tokenPattern) ?? [];
  if (tokens.join('') !== formula) throw new Error(`Not understood: ${formula}`);
  let at = 0;
  const value = sum();
  if (typeof value !== 'number' || at !== tokens.length)
    throw new Error(`Not worked out: ${formula}`);
  return value;

  function sum(): Value {
    let value = term();
    for (let operator = tokens[at]; isOperator(operator); operator = tokens[at]) {
      at += 1;
      value = operators[operator](value, term());
    }
    return value;
  }

  function term(): Value {
    const token = tokens[at++] ?? '';
    if (/^\d+$/.test(token)) return Number(token);
    if (token.startsWith('"')) return token.slice(1, -1);
    if (tokens[at] === '(') return call(token);
    const other = token.endsWith('!') ? token.slice(1, -2).replaceAll("''", "'") : null;
    const place = other === null ? sheet : book.sheets.find(({ name }) => name === other);
    if (place === undefined) throw new Error(`No sheet ${other}`);
    return cells(place, other === null ? token : (tokens[at++] ?? ''));
  }

  function cells(place: Sheet, from: string): Value {
    if (tokens[at] !== ':') return figure(place, from) ?? 0;
    at += 1;
    const to = tokens[at++] ?? '';
    const column = from.replaceAll(/[$\d]/g, '');
    const [first, last] = [from, to].map((address) => Number(address.replaceAll(/\D/g, '')));
    return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, row) =>
      figure(place, `${column}${(first ?? 0) + row}`),
    );
  }

  function figure(place: Sheet, address: string): number | null {
    const cell = cellAt(place, address);
    if (cell?.formula !== undefined) return formulaValue(book, place, cell.formula);
    if (cell?.value instanceof Date) return cell.value.getTime() / 86_400_000 + 25_569;
    return typeof cell?.value === 'number' ? cell.value : null;
  }

  function call(name: string): Value {
    const args: Value[] = [];
    do {
      at += 1;
      args.push(sum());
    } while (tokens[at] === ',');
    at += 1;
    return functions[name]?.(args) ?? fail(name);
  }
}

const operators = {
  '+': (one: Value, other: Value): Value => Number(one) + Number(other),
  '-': (one: Value, other: Value): Value => Number(one) - Number(other),
  '&': (one: Value, other: Value): Value => `${one}${other}`,
} as const;

function isOperator(token: string | undefined): token is keyof typeof operators {
  return token !== undefined && token in operators;
}

const functions: Readonly<Record<string, (args: readonly Value[]) => number>> = {
  SUM: (args) => added(args.flatMap((arg) => (typeof arg === 'object' ? arg : [Number(arg)]))),
  // Nought has no sign in a spreadsheet.
  ROUND: ([value]) => Math.round(Number(value) * 100) / 100 || 0,
  EDATE: ([day, months]) => laterBy(Number(day), Number(months)),
  COUNTIFS: (args) => added(matching(args).map((is) => (is ? 1 : 0))),
  SUMIFS: ([figures, ...conditions]) =>
    added(matching(conditions).map((is, row) => (is ? (listed(figures)[row] ?? 0) : 0))),
};

function matching(conditions: readonly Value[]): boolean[] {
  const [dates, from, , until] = conditions;
  const least = Number(String(from).replace('>=', ''));
  const below = Number(String(until).replace('<', ''));
  return listed(dates).map((date) => date !== null && date >= least && date < below);
}

function listed(value: Value | undefined): readonly (number | null)[] {
  return typeof value === 'object' ? value : [];
}

function added(figures: readonly (number | null)[]): number {
  return figures.reduce<number>((sum, each) => sum + (each ?? 0), 0);
}

function laterBy(serial: number, months: number): number {
  const date = new Date((serial - 25_569) * 86_400_000);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime() / 86_400_000 + 25_569;
}

function fail(name: string): never {
  throw new Error(`No function ${name}`);
}
