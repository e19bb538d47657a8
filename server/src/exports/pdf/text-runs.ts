/** Cuts a line into runs of one font and one direction, in the order in which they are seen. */
import { product } from '@debt-payoff/contract/product';
import bidiFactory from 'bidi-js';
import type { Face } from '../../platform/fonts/font-files.ts';
import type { EmbeddedFont } from './embedded-font.ts';
import { knownTo, type ReportFonts } from './report-fonts.ts';

export type TextRun = {
  readonly text: string;
  readonly font: EmbeddedFont;
  readonly scale: number;
  readonly isRightToLeft: boolean;
};

type LeveledRun = TextRun & { readonly level: number };

// Its types speak of a module whose default is the function; Node gives the function itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
const segmenter = new Intl.Segmenter(product.locale);
const directionMarks = /^[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]+$/;
const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/** What people would count as one letter each. */
export function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The text as it can be laid out: composed, on one line, without what nobody sees and no font draws. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u00AD\u2060\uFEFF]/g, '');
}

/** Throws where a letter has no font: names are looked at before. */
export function textRuns(text: string, face: Face, fonts: ReportFonts): TextRun[] {
  const turned = hasRightToLeft(text) ? bidi.getEmbeddingLevels(text, 'ltr') : null;
  const runs: LeveledRun[] = [];
  let at = 0;
  for (const letter of lettersOf(text)) {
    const level = turned?.levels[at] ?? 0;
    const shown = (level % 2 === 1 ? bidi.getMirroredCharacter(letter) : null) ?? letter;
    at += letter.length;
    if (directionMarks.test(letter)) continue;
    const found = fonts.fontOf(shown, face);
    if (found === null) throw new Error('No font has this letter');
    addLetter(runs, { ...found, text: knownTo(found.font, shown), level });
  }
  return inVisualOrder(runs);
}

type Letter = Omit<LeveledRun, 'isRightToLeft'>;

function addLetter(runs: LeveledRun[], letter: Letter): void {
  const last = runs.at(-1);
  if (last !== undefined && last.font === letter.font && last.level === letter.level) {
    runs[runs.length - 1] = { ...last, text: last.text + letter.text };
  } else {
    runs.push({ ...letter, isRightToLeft: letter.level % 2 === 1 });
  }
}

/** From the highest level down, whatever stands at it or above is turned round (Unicode UAX #9, rule L2). */
function inVisualOrder(runs: readonly LeveledRun[]): LeveledRun[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  let ordered = [...runs];
  for (let level = highest; level > 0; level -= 1) {
    const turned: LeveledRun[] = [];
    let stretch: LeveledRun[] = [];
    for (const run of ordered) {
      if (run.level >= level) {
        stretch.unshift(run);
      } else {
        turned.push(...stretch, run);
        stretch = [];
      }
    }
    ordered = [...turned, ...stretch];
  }
  return ordered;
}
