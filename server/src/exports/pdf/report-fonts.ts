/** Finds a font for each letter as people see it: a base with its marks, an emoji with all that is joined to it. */

import { type Face, type FontFile, fontFiles } from '../../platform/fonts/font-files.ts';
import { EmbeddedFont } from './embedded-font.ts';

export type LetterFont = { readonly font: EmbeddedFont; readonly scale: number };

const drawnAsEmoji = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\uFE0F/u;
const ignorable = /^\p{Default_Ignorable_Code_Point}$/u;

export class ReportFonts {
  readonly #document: PDFKit.PDFDocument;
  readonly #files = new Map<Face, ReturnType<typeof fontFiles>>();
  readonly #fonts = new Map<string, EmbeddedFont>();
  readonly #found = new Map<string, LetterFont | null>();

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
  }

  /** The first that has all of the letter; null where none has. */
  fontOf(letter: string, face: Face): LetterFont | null {
    const key = `${face} ${letter}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const found = this.#find(letter, face);
    this.#found.set(key, found);
    return found;
  }

  #find(letter: string, face: Face): LetterFont | null {
    const codePoints = shownCodePoints(letter);
    const { letters, emoji } = this.#filesOf(face);
    const files = drawnAsEmoji.test(letter) ? [...emoji, ...letters] : [...letters, ...emoji];
    for (const file of files) {
      if (!codePoints.every(file.covers)) continue;
      const font = this.#open(file);
      if (codePoints.every((codePoint) => font.has(codePoint))) return { font, scale: file.scale };
    }
    return null;
  }

  #filesOf(face: Face): ReturnType<typeof fontFiles> {
    const files = this.#files.get(face) ?? fontFiles(face);
    this.#files.set(face, files);
    return files;
  }

  #open({ path }: FontFile): EmbeddedFont {
    const font = this.#fonts.get(path) ?? new EmbeddedFont(this.#document, path);
    this.#fonts.set(path, font);
    return font;
  }
}

/** Joiners and selectors change how others look; a font that does without them has the letter all the same. */
function shownCodePoints(letter: string): number[] {
  return Array.from(letter)
    .filter((character) => !ignorable.test(character))
    .map(codePointOf);
}

/** What of the letter is handed to its font: without the joiners and selectors that it does not know. */
export function knownTo(font: EmbeddedFont, letter: string): string {
  return Array.from(letter)
    .filter((character) => !ignorable.test(character) || font.has(codePointOf(character)))
    .join('');
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
