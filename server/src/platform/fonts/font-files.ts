/** The font files that text on paper or in an image may need, and which characters each of them was cut to. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Face = 'text' | 'strong' | 'display';

export type FontFile = {
  readonly path: string;
  /** Of the size that is asked for: emoji are drawn wider than letters. */
  readonly scale: number;
  readonly covers: (codePoint: number) => boolean;
};

type Family = {
  readonly package: string;
  readonly weights: Readonly<Record<Face, number>>;
  /** The parts that are looked through, in this order; null for all that have a number. */
  readonly parts: readonly string[] | null;
  readonly scale?: number;
};

const { resolve } = createRequire(import.meta.url);
const sansWeights = { text: 400, strong: 600, display: 500 } as const;

const figtree: Family = {
  package: 'figtree',
  weights: sansWeights,
  parts: ['latin', 'latin-ext'],
};
const newsreader: Family = {
  package: 'newsreader',
  weights: sansWeights,
  parts: ['latin', 'latin-ext', 'vietnamese'],
};
const fallbacks: readonly Family[] = [
  {
    package: 'noto-sans',
    weights: sansWeights,
    parts: [
      'latin',
      'latin-ext',
      'greek',
      'cyrillic',
      'greek-ext',
      'cyrillic-ext',
      'vietnamese',
      'devanagari',
    ],
  },
  ...['armenian', 'georgian', 'hebrew', 'arabic'].map((script) => ({
    package: `noto-sans-${script}`,
    weights: sansWeights,
    parts: [script],
  })),
  { package: 'noto-sans-sc', weights: sansWeights, parts: null },
];
const emoji: Family = {
  package: 'noto-emoji',
  weights: { text: 400, strong: 400, display: 400 },
  // The whole font: what is joined of several emoji must come from one file.
  parts: ['emoji'],
  scale: 0.92,
};

/** All files of a face, the first choice first. Emoji have their own file, which their sequences are looked up in first. */
export function fontFiles(face: Face): { letters: FontFile[]; emoji: FontFile[] } {
  const families = face === 'display' ? [newsreader, figtree] : [figtree];
  return {
    letters: [...families, ...fallbacks].flatMap((family) => filesOf(family, face)),
    emoji: filesOf(emoji, face),
  };
}

function filesOf(family: Family, face: Face): FontFile[] {
  const folder = dirname(resolve(`@fontsource/${family.package}/package.json`));
  const ranges = readRanges(folder);
  const parts = family.parts ?? Object.keys(ranges).filter((part) => /^\d+$/.test(part));
  const weight = family.weights[face];
  return parts.map((part) => ({
    path: join(folder, 'files', `${family.package}-${part}-${weight}-normal.woff`),
    scale: family.scale ?? 1,
    covers: covering(ranges[part]),
  }));
}

/** 'U+0100-02BA,U+2020' by the name of the part; parts with a number are written in brackets. */
function readRanges(folder: string): Record<string, string> {
  const text = readFileSync(join(folder, 'unicode.json'), 'utf8');
  const ranges: Record<string, string> = JSON.parse(text);
  return Object.fromEntries(
    Object.entries(ranges).map(([part, range]) => [part.replaceAll(/[[\]]/g, ''), range]),
  );
}

/** Of a part without a list anything may be asked: the font itself knows. */
function covering(ranges: string | undefined): FontFile['covers'] {
  if (ranges === undefined) return () => true;
  let spans: (readonly [number, number])[] | null = null;
  return (codePoint) => {
    spans ??= ranges.split(',').map(spanOf);
    return spans.some(([from, to]) => codePoint >= from && codePoint <= to);
  };
}

function spanOf(range: string): readonly [number, number] {
  const [from = '', to = from] = range.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
