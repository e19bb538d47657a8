/** Turns text into outlines, so that an image looks the same whichever fonts a machine has. */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { type Face, type FontFile, fontFiles } from '../../../platform/fonts/font-files.ts';
import { unpackWoff } from '../../../platform/fonts/woff.ts';

/** The outline of a letter: the data of an SVG path, in units of its font, upwards positive. */
export type Letter = {
  readonly data: string;
  /** Lengths are shares of the size of the text. */
  readonly x: number;
  readonly y: number;
  readonly unit: number;
};

export type Outlines = { readonly letters: readonly Letter[]; readonly width: number };

/** Characters that no font has are left out. */
export type Lettering = {
  readonly outlinesOf: (text: string) => Outlines;
  readonly widthOf: (text: string) => number;
};

export function createLettering(face: Face): Lettering {
  const files = fontFiles(face).letters;
  const fonts = new Map<string, Font>();
  const found = new Map<string, Font | null>();
  const fontOf = (character: string): Font | null => {
    const known = found.get(character);
    if (known !== undefined) return known;
    const font = findFont(character, files, fonts);
    found.set(character, font);
    return font;
  };
  return {
    outlinesOf: (text) => joinRuns(runsOf(text, fontOf)),
    widthOf: (text) => runsOf(text, fontOf).reduce((sum, run) => sum + widthOf(run), 0),
  };
}

function findFont(
  character: string,
  files: readonly FontFile[],
  fonts: Map<string, Font>,
): Font | null {
  const codePoint = character.codePointAt(0) ?? 0;
  for (const file of files) {
    if (!file.covers(codePoint)) continue;
    const font = fonts.get(file.path) ?? openFont(file.path);
    fonts.set(file.path, font);
    if (font.hasGlyphForCodePoint(codePoint)) return font;
  }
  return null;
}

function openFont(path: string): Font {
  const font = create(unpackWoff(readFileSync(path)));
  if (!('layout' in font)) throw new Error(`${path} holds more than one font`);
  return font;
}

type Run = { readonly font: Font; readonly text: string };

/** A run is as long as the font stays the same, so that the font can kern it. */
function runsOf(text: string, fontOf: (character: string) => Font | null): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontOf(character);
    const last = runs.at(-1);
    if (font === null) continue;
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + character };
    else runs.push({ font, text: character });
  }
  return runs;
}

function widthOf({ font, text }: Run): number {
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

function joinRuns(runs: readonly Run[]): Outlines {
  const letters: Letter[] = [];
  let width = 0;
  for (const { font, text } of runs) {
    const unit = 1 / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    glyphs.forEach((glyph, at) => {
      const position = positions[at];
      if (position === undefined) return;
      const data = glyph.path.toSVG();
      const x = width + position.xOffset * unit;
      if (data !== '') letters.push({ data, x, y: position.yOffset * unit, unit });
      width += position.xAdvance * unit;
    });
  }
  return { letters, width };
}
