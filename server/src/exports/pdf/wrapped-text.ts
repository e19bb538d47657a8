/** Breaks text into lines that fit, and cuts what does not at a whole letter. */
import type { Face } from '../../platform/fonts/font-files.ts';
import type { TextShaper } from './shaped-text.ts';
import { lettersOf, tidy } from './text-runs.ts';

export type WrapStyle = {
  readonly face: Face;
  readonly size: number;
  readonly width: number;
  /** Beyond them the last line ends with an ellipsis. */
  readonly linesMost?: number;
};

const ellipsis = '…';
const wrappedMost = 5_000;

/** A text that is set apart for its direction stays so on each of its lines. */
export function wrapText(text: string, style: WrapStyle, shaper: TextShaper): readonly string[] {
  const { face, size, width, linesMost = 0 } = style;
  const key = `${face} ${size} ${width} ${linesMost} ${text}`;
  const known = shaper.wrapped.get(key);
  if (known !== undefined) return known;
  const lines = breakText(text, style, shaper);
  if (shaper.wrapped.size < wrappedMost) shaper.wrapped.set(key, lines);
  return lines;
}

function breakText(text: string, style: WrapStyle, shaper: TextShaper): string[] {
  const isolated = /^\u2068([^\u2069]*)\u2069$/.exec(text)?.[1];
  if (isolated === undefined) return wrapWords(text, style, shaper);
  return wrapWords(isolated, style, shaper).map((line) => `\u2068${line}\u2069`);
}

function wrapWords(text: string, style: WrapStyle, shaper: TextShaper): string[] {
  const { linesMost = Number.POSITIVE_INFINITY } = style;
  const lines: string[] = [];
  let rest = tidy(text).trim();
  while (rest !== '') {
    if (lines.length + 1 === linesMost) {
      lines.push(cutText(rest, style, shaper));
      break;
    }
    const line = firstLine(rest, style, shaper);
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return lines;
}

/** The text, or as much of it as fits before an ellipsis. */
export function cutText(text: string, style: WrapStyle, shaper: TextShaper): string {
  if (fits(text, style, shaper)) return text;
  const letters = lettersOf(text);
  const kept = mostThatFit(letters, (part) => fits(`${part}${ellipsis}`, style, shaper));
  return `${kept.trimEnd()}${ellipsis}`;
}

/** As many words as fit; of a word that is wider than the line, as many letters. */
function firstLine(text: string, style: WrapStyle, shaper: TextShaper): string {
  const words = text.split(/(?<= )/);
  const line = mostThatFit(words, (part) => fits(part.trimEnd(), style, shaper));
  if (line !== '') return line;
  const letters = lettersOf(text);
  return mostThatFit(letters, (part) => fits(part, style, shaper)) || (letters[0] ?? text);
}

function fits(text: string, { face, size, width }: WrapStyle, shaper: TextShaper): boolean {
  return shaper.widthOf(text, { face, size }) <= width;
}

/** Halves the range: a name may have hundreds of letters. */
function mostThatFit(parts: readonly string[], isEnough: (text: string) => boolean): string {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isEnough(parts.slice(0, middle).join(''))) low = middle;
    else high = middle - 1;
  }
  return parts.slice(0, low).join('');
}
