/** Fields of a CSV file as RFC 4180 has them, which a spreadsheet never takes for a formula. */
import { isFormulaLike } from '../formula-text.ts';

/** Excel takes a file for UTF-8 only where this mark opens it. */
export const byteOrderMark = '\uFEFF';

/** For text that somebody typed; figures are written as they are, or those below nought would be guarded. */
export function csvText(text: string): string {
  // Half of a surrogate pair cannot be written in UTF-8.
  const guarded = (isFormulaLike(text) ? `'${text}` : text).toWellFormed();
  return /[",\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

export function csvRow(fields: readonly string[]): string {
  return `${fields.join(',')}\r\n`;
}
