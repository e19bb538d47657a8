/** A font of the document as it shapes text. pdfkit lays a text out anew at every call; what is shaped here can be kept. */
import { readFileSync } from 'node:fs';
import { unpackWoff } from '../../platform/fonts/woff.ts';

/** What pdfkit 0.20 and its fontkit have, and their types leave out. */
type PdfkitFont = {
  readonly id: string;
  readonly scale: number;
  readonly font: {
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features: readonly string[],
      script: undefined,
      language: undefined,
      direction: 'ltr' | 'rtl',
    ): { readonly glyphs: readonly Glyph[]; readonly positions: readonly Position[] };
  };
  readonly subset: { includeGlyph(id: number): number };
  readonly widths: (number | undefined)[];
  readonly unicode: (readonly number[] | undefined)[];
  ref(): unknown;
};

type Glyph = {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
};

type Position = {
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
};

/** Glyphs at one height, as the operand of TJ; lengths are thousandths of the size. */
export type GlyphPiece = {
  readonly rise: number;
  readonly operand: string;
  /** Where several pieces draw one letter: the letter, at the first of them, and where they end. */
  readonly letter?: string;
  readonly endsLetter?: boolean;
};

export type ShapedRun = { readonly pieces: readonly GlyphPiece[]; readonly width: number };

export type FontUser = { readonly fonts: Record<string, unknown> };

export class EmbeddedFont {
  readonly #font: PdfkitFont;

  constructor(document: PDFKit.PDFDocument, path: string) {
    document.registerFont(path, unpackWoff(readFileSync(path)));
    document.font(path);
    // The one place that reaches for what the types leave out; the version is pinned.
    this.#font = (document as unknown as { readonly _font: PdfkitFont })._font;
  }

  get id(): string {
    return this.#font.id;
  }

  has(codePoint: number): boolean {
    return this.#font.font.hasGlyphForCodePoint(codePoint);
  }

  /** Puts the font among those of the page, or of another part, whose text names it by its id. */
  useOn({ fonts }: FontUser): void {
    fonts[this.id] ??= this.#font.ref();
  }

  /** In the order in which it is seen, from left to right. */
  shape(text: string, { isRightToLeft, isTabular }: RunStyle): ShapedRun {
    const { glyphs, positions } = this.#font.font.layout(
      text,
      isTabular ? ['tnum'] : [],
      undefined,
      undefined,
      isRightToLeft ? 'rtl' : 'ltr',
    );
    const letters = isRightToLeft ? lettersOfGlyphs(glyphs, text) : wholeTextOfGlyphs(glyphs, text);
    const pieces: GlyphPiece[] = [];
    let width = 0;
    glyphs.forEach((glyph, at) => {
      const position = positions[at];
      if (position === undefined) return;
      const { xAdvance, xOffset, yOffset } = this.#scaled(position);
      const after = glyph.advanceWidth * this.#font.scale + xOffset - xAdvance;
      const operand = `${gap(-xOffset)}<${this.#encode(glyph)}>${gap(after)}`;
      width += xAdvance;
      addPiece(pieces, { rise: yOffset, operand, ...letters[at] });
    });
    return { pieces, width };
  }

  #scaled({ xAdvance, xOffset, yOffset }: Position): Position {
    const { scale } = this.#font;
    return { xAdvance: xAdvance * scale, xOffset: xOffset * scale, yOffset: yOffset * scale };
  }

  #encode(glyph: Glyph): string {
    if (glyph.id === 0) throw new Error('No font has this character');
    const { subset, widths, unicode, scale } = this.#font;
    const id = subset.includeGlyph(glyph.id);
    widths[id] ??= glyph.advanceWidth * scale;
    unicode[id] ??= glyph.codePoints.length === 0 ? [zeroWidthSpace] : glyph.codePoints;
    return id.toString(16).padStart(4, '0');
  }
}

/** For marks that a font draws apart from their letter: they have no text of their own, and must have some. */
const zeroWidthSpace = 0x200b;

export type RunStyle = { readonly isRightToLeft: boolean; readonly isTabular: boolean };

/** Glyphs of one height are shown at once. */
function addPiece(pieces: GlyphPiece[], piece: GlyphPiece): void {
  const last = pieces.at(-1);
  const isPlain = piece.letter === undefined && piece.endsLetter === undefined;
  if (last === undefined || !isPlain || last.endsLetter || last.rise !== piece.rise) {
    pieces.push(piece);
  } else {
    pieces[pieces.length - 1] = { ...last, operand: last.operand + piece.operand };
  }
}

type NamedGlyphs = Pick<GlyphPiece, 'letter' | 'endsLetter'>[];

/** Devanagari draws some vowels before the letter that they follow: there the run is named as a whole. */
function wholeTextOfGlyphs(glyphs: readonly Glyph[], text: string): NamedGlyphs {
  const drawn = glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join('');
  if (drawn === text) return [];
  const named: NamedGlyphs = glyphs.map(() => ({}));
  named[0] = { letter: text };
  named[glyphs.length - 1] = { ...named.at(-1), endsLetter: true };
  return named;
}

/**
 * Arabic fonts draw the dots of a letter apart, and several letters with the same body, which fontkit then takes for
 * the first of them. Seen from the left, the dots come before their letter.
 */
function lettersOfGlyphs(glyphs: readonly Glyph[], text: string): NamedGlyphs {
  const characters = Array.from(text);
  let end = characters.length;
  let first = 0;
  const letters: NamedGlyphs = [];
  glyphs.forEach(({ codePoints }, at) => {
    letters.push({});
    if (codePoints.length === 0) return;
    const letter = characters.slice(Math.max(0, end - codePoints.length), end).join('');
    end -= codePoints.length;
    if (first < at || letter !== String.fromCodePoint(...codePoints)) {
      letters[first] = { letter };
      letters[at] = { ...letters[at], endsLetter: true };
    }
    first = at + 1;
  });
  return letters;
}

/** Ends with a space: the gap after one glyph and that before the next are two numbers. */
function gap(length: number): string {
  return Math.abs(length) < 0.01 ? '' : `${Number(length.toFixed(2))} `;
}
