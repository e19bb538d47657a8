/** Breaks a title into lines, in the largest size that fits. */

export type TitleLines = { readonly sizePixels: number; readonly lines: readonly string[] };

type Space = {
  readonly widthPixels: number;
  readonly heightPixels: number;
  /** As a share of the size of the text. */
  readonly widthOf: (text: string) => number;
};

export const lineHeight = 1.12;
const smallestPixels = 54;
const sizesPixels = [84, 76, 68, 60, smallestPixels] as const;
const linesMax = 4;
/** More than four lines hold, so that no title takes long to measure. */
const charactersMax = 200;
const ellipsis = '…';

export function titleLines(title: string, space: Space): TitleLines {
  const measured = { ...space, widthOf: memoised(space.widthOf) };
  const words = wordsOf(title);
  for (const sizePixels of sizesPixels) {
    const lines = linesOf(words, sizePixels, measured);
    if (lines.length <= linesThatFit(sizePixels, space)) return { sizePixels, lines };
  }
  return { sizePixels: smallestPixels, lines: cutLines(words, measured) };
}

/** Measuring is most of the work, and the same words are measured for every size. */
function memoised(widthOf: Space['widthOf']): Space['widthOf'] {
  const widths = new Map<string, number>();
  return (text) => {
    const width = widths.get(text) ?? widthOf(text);
    widths.set(text, width);
    return width;
  };
}

function linesThatFit(sizePixels: number, { heightPixels }: Space): number {
  return Math.min(linesMax, Math.floor(heightPixels / (sizePixels * lineHeight)));
}

function wordsOf(title: string): string[] {
  const characters = Array.from(title);
  const kept = characters.slice(0, charactersMax).join('');
  const text = characters.length > charactersMax ? `${kept.trimEnd()}${ellipsis}` : kept;
  return text.split(/\s+/u).filter((word) => word !== '');
}

function linesOf(words: readonly string[], sizePixels: number, space: Space): string[] {
  const widthMax = space.widthPixels / sizePixels;
  const lines: string[] = [];
  let width = 0;
  for (const word of words.flatMap((whole) => brokenWord(whole, widthMax, space))) {
    const added = space.widthOf(' ') + space.widthOf(word);
    const last = lines.at(-1);
    if (last !== undefined && width + added <= widthMax) {
      lines[lines.length - 1] = `${last} ${word}`;
      width += added;
    } else {
      lines.push(word);
      width = space.widthOf(word);
    }
  }
  return lines;
}

/** A word that is wider than a line continues on the next one. */
function brokenWord(word: string, widthMax: number, { widthOf }: Space): string[] {
  if (widthOf(word) <= widthMax) return [word];
  const parts: string[] = [];
  let width = widthMax;
  for (const character of word) {
    width += widthOf(character);
    if (width > widthMax) {
      parts.push('');
      width = widthOf(character);
    }
    parts[parts.length - 1] += character;
  }
  return parts;
}

/** As much as fits at the smallest size, and an ellipsis in the last line. */
function cutLines(words: readonly string[], space: Space): string[] {
  const lines = linesOf(words, smallestPixels, space);
  const count = linesThatFit(smallestPixels, space);
  const widthMax = space.widthPixels / smallestPixels - space.widthOf(ellipsis);
  const last = Array.from((lines[count - 1] ?? '').replace(ellipsis, ''));
  let width = last.reduce((sum, character) => sum + space.widthOf(character), 0);
  while (width > widthMax && last.length > 0) width -= space.widthOf(last.pop() ?? '');
  return [...lines.slice(0, count - 1), `${last.join('').trimEnd()}${ellipsis}`];
}
