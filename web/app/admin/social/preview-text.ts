/** How a platform shows the text of a post: what it makes a link of, and where it folds the rest away. */
import type { SocialPlatform } from '@debt-payoff/contract/content-vocabulary';

export type TextPart = { readonly isMarked: boolean; readonly text: string };

const tag = String.raw`(?<![\p{L}\p{N}_])[#@](?=[\p{N}_]*\p{L})[\p{L}\p{N}_]+`;
const link = String.raw`https?:\/\/[^\s]+`;

/** Captions on Instagram have no links. */
const marked: Readonly<Record<SocialPlatform, RegExp>> = {
  twitter: new RegExp(`(${link}|${tag})`, 'gu'),
  linkedin: new RegExp(`(${link}|${tag})`, 'gu'),
  facebook: new RegExp(`(${link}|${tag})`, 'gu'),
  instagram: new RegExp(`(${tag})`, 'gu'),
};

export function partsOfText(text: string, platform: SocialPlatform): TextPart[] {
  return text
    .split(marked[platform])
    .map((part, place) => ({ isMarked: place % 2 === 1, text: part }))
    .filter((part) => part.text !== '');
}

/** About where their apps fold a long text; null for one that shows all of it. */
const folds: Readonly<Record<SocialPlatform, { characters: number; lines: number } | null>> = {
  twitter: null,
  linkedin: { characters: 210, lines: 3 },
  instagram: { characters: 125, lines: 2 },
  facebook: { characters: 477, lines: 5 },
};

/** What is read before 'see more'; null where all of it is. */
export function foldedText(text: string, platform: SocialPlatform): string | null {
  const fold = folds[platform];
  if (fold === null) return null;
  const lines = text.split('\n').slice(0, fold.lines).join('\n');
  const shown = [...lines].slice(0, fold.characters).join('');
  return shown === text ? null : shown.trimEnd();
}
