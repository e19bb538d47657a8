/** One line of text, ready to be drawn at any size: its glyphs by font, and how wide it is. */

import type { Face } from '../../platform/fonts/font-files.ts';
import type { EmbeddedFont, GlyphPiece, ShapedRun } from './embedded-font.ts';
import type { ReportFonts } from './report-fonts.ts';
import { lettersOf, textRuns, tidy } from './text-runs.ts';

export type ShapedText = {
  /** For a size of 1. */
  readonly width: number;
  readonly runs: readonly DrawnRun[];
};

type DrawnRun = {
  readonly font: EmbeddedFont;
  readonly scale: number;
  readonly pieces: readonly GlyphPiece[];
};

const figures = /^[£\d,.%-]+$/;
const keptMost = 2_000;
/** Longer ones are names, each with the many cuts of it that were tried: they would fill the memory. */
const keptLength = 40;

export class TextShaper {
  readonly #fonts: ReportFonts;
  readonly #lines = new Map<string, ShapedText>();
  readonly #figures = new Map<string, ShapedRun>();
  /** Lines that texts were broken into, by text and style: the heads of tables come again on every page. */
  readonly wrapped = new Map<string, readonly string[]>();

  constructor(fonts: ReportFonts) {
    this.#fonts = fonts;
  }

  shape(text: string, face: Face): ShapedText {
    if (figures.test(text)) return this.#shapeFigures(text, face);
    const key = `${face} ${text}`;
    const known = this.#lines.get(key);
    if (known !== undefined) return known;
    const shaped = this.#shapeLine(tidy(text), face);
    const isKept = text.length <= keptLength && this.#lines.size < keptMost;
    if (isKept) this.#lines.set(key, shaped);
    return shaped;
  }

  widthOf(text: string, { face, size }: { readonly face: Face; readonly size: number }): number {
    return this.shape(text, face).width * size;
  }

  canShow(text: string): boolean {
    return lettersOf(tidy(text)).every((letter) => this.#fonts.fontOf(letter, 'text') !== null);
  }

  #shapeLine(text: string, face: Face): ShapedText {
    const runs = textRuns(text, face, this.#fonts).map((run) => ({
      ...run,
      ...run.font.shape(run.text, { isRightToLeft: run.isRightToLeft, isTabular: true }),
    }));
    return {
      width: runs.reduce((sum, { width, scale }) => sum + width * scale, 0) / 1_000,
      runs,
    };
  }

  /** A table has thousands of different amounts, but they share a dozen glyphs of fixed widths. */
  #shapeFigures(text: string, face: Face): ShapedText {
    const pieces: GlyphPiece[] = [];
    let operand = '';
    let width = 0;
    for (const character of text) {
      const shaped = this.#figure(character, face);
      operand += shaped.pieces[0]?.operand ?? '';
      width += shaped.width;
    }
    pieces.push({ rise: 0, operand });
    const font = this.#fonts.fontOf('0', face);
    if (font === null) throw new Error('The first font has figures');
    return { width: width / 1_000, runs: [{ ...font, pieces }] };
  }

  #figure(character: string, face: Face): ShapedRun {
    const key = `${face} ${character}`;
    const known = this.#figures.get(key);
    if (known !== undefined) return known;
    const font = this.#fonts.fontOf(character, face);
    if (font === null) throw new Error('The first font has figures');
    const shaped = font.font.shape(character, { isRightToLeft: false, isTabular: true });
    this.#figures.set(key, shaped);
    return shaped;
  }
}
