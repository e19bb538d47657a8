/** The workbook's table of names, which come again and again; a text that comes once is better written in its cell. */
import { isFormulaLike } from '../formula-text.ts';
import { cellText } from './xml-text.ts';

export type SharedText = { readonly index: number; readonly isFormulaLike: boolean };

export class SharedTexts {
  readonly #texts = new Map<string, SharedText>();

  of(text: string): SharedText {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const added = { index: this.#texts.size, isFormulaLike: isFormulaLike(text) };
    this.#texts.set(text, added);
    return added;
  }

  xml(): string {
    const items = Array.from(this.#texts.keys(), (text) => `<si>${cellText(oneLine(text))}</si>`);
    return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" uniqueCount="${items.length}">${items.join('')}</sst>`;
  }
}

/** Rows of figures are one line high, and a name must not reach into the next. */
function oneLine(text: string): string {
  return text.replaceAll(/ *[\r\n]+ */g, ' ');
}
