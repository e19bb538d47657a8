/** The rows of a sheet, written cell by cell from left to right: text without an object a cell, for sheets of a million. */
import { dayNumber } from '@debt-payoff/contract/days';
import { decimalPounds } from '../decimal-pounds.ts';
import { isFormulaLike } from '../formula-text.ts';
import type { SharedTexts } from './shared-texts.ts';
import { type StyleName, styleNumber } from './styles.ts';
import { cellText, xmlText } from './xml-text.ts';

/** Days from the workbook's first to the first of 1970. */
const firstOf1970 = 25_569;

export function dateSerial(day: string): number {
  return dayNumber(day) + firstOf1970;
}

export function columnLetter(column: number): string {
  return String.fromCharCode(65 + column);
}

/** In points. */
export const lineHeight = 15;

const letters = Array.from({ length: 26 }, (_, column) => columnLetter(column));
const styleMarks = { pounds: mark('pounds'), integer: mark('integer'), month: mark('month') };

export class SheetRows {
  /** The number of the row that is being written, or was written last. */
  row = 0;
  /** The last row of the data under the head, which can be sorted and filtered; totals come after it. */
  lastDataRow = 0;
  #xml = '';
  #column = 0;
  readonly #shared: SharedTexts;

  constructor(shared: SharedTexts) {
    this.#shared = shared;
  }

  /** Rows of several lines say so: not every program measures them. */
  begin(lines = 1): this {
    this.row += 1;
    this.#column = 0;
    const height = lines > 1 ? ` ht="${lines * lineHeight}"` : '';
    this.#xml += `<row r="${this.row}"${height}>`;
    return this;
  }

  end(): void {
    this.#xml += '</row>';
  }

  blank(): this {
    this.#column += 1;
    return this;
  }

  /** With its look, and nothing in it. */
  empty(style: StyleName): this {
    return this.#cell(mark(style));
  }

  integer(value: number): this {
    return this.#number(value, styleMarks.integer);
  }

  /** Null: an empty cell. */
  pence(pence: number | null): this {
    return pence === null ? this.blank() : this.#number(decimalPounds(pence), styleMarks.pounds);
  }

  rate(basisPoints: number): this {
    if (Number.isInteger(basisPoints)) return this.#number(basisPoints / 10_000, mark('rate'));
    // A rate a month has a decimal more.
    return this.#number(Math.round(basisPoints * 10) / 100_000, mark('preciseRate'));
  }

  day(day: string | null): this {
    return day === null ? this.blank() : this.#number(dateSerial(day), mark('date'));
  }

  /** By the number of its first day. */
  month(serial: number): this {
    return this.#number(serial, styleMarks.month);
  }

  /** A text that comes again and again. */
  name(text: string, style: StyleName = 'text'): this {
    const { index, isFormulaLike: isQuoted } = this.#shared.of(text);
    return this.#cell(` s="${styleNumber(style, { isQuoted })}" t="s"><v>${index}</v>`);
  }

  text(text: string | null, style: StyleName = 'text'): this {
    if (text === null || text === '') return this.blank();
    const number = styleNumber(style, { isQuoted: isFormulaLike(text) });
    return this.#cell(` s="${number}" t="inlineStr"><is>${cellText(text)}</is>`);
  }

  /** With what it comes to, for programs that do not work it out. */
  formula(
    formula: string,
    result: { readonly value: string | number; readonly style: StyleName },
  ): this {
    return this.#cell(`${mark(result.style)}<f>${xmlText(formula)}</f><v>${result.value}</v>`);
  }

  /** What is written and has not been taken yet. */
  get length(): number {
    return this.#xml.length;
  }

  take(): string {
    const xml = this.#xml;
    this.#xml = '';
    return xml;
  }

  #number(value: number | string, style: string): this {
    return this.#cell(`${style}<v>${value}</v>`);
  }

  #cell(content: string): this {
    this.#xml += `<c r="${letters[this.#column]}${this.row}"${content}</c>`;
    this.#column += 1;
    return this;
  }
}

function mark(style: StyleName): string {
  return ` s="${styleNumber(style)}">`;
}
