/** How X counts a post: in its own weights. */

/** Every link is replaced by one of this length. */
export const xLinkLength = 23;

/** Characters of these ranges count one, all others two (version 3 of X's published configuration). */
const lightRanges = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;

const linkCharacter = String.raw`[\w\-.~:/?#[\]@!$&'()*+,;=%|À-ɏЀ-ӿ]`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
/**
 * With its scheme, or a name with an ending that X links by itself. It knows more endings than these: where it
 * counts higher than we do, it says so when the post is sent.
 */
const link = new RegExp(
  String.raw`(?<![\p{L}\p{N}@#$_.-])(?:https?:\/\/(?:${label}\.)+\p{L}{2,}|(?:${label}\.)+(?:com|net|org|info|biz|edu|gov)|(?:${label}\.){2,}uk)(?![\p{L}\p{N}@-])(?:[:/?#]${linkCharacter}*[\w/=&#-])?`,
  'giu',
);

/** A sequence is one: a family, a flag, a number in its box. The signs of copyright and trade mark are letters. */
const emoji =
  /\p{Regional_Indicator}{2}|[#*\d]\uFE0F?\u20E3|[©®]\uFE0F|(?![©®])\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*[\u{E0020}-\u{E007F}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)*/gu;

export function xLengthOf(text: string): number {
  let length = 0;
  const withoutLinks = text.normalize('NFC').replace(link, () => {
    length += xLinkLength;
    return '';
  });
  const rest = withoutLinks.replace(emoji, () => {
    length += 2;
    return '';
  });
  for (const character of rest) length += weightOf(character);
  return length;
}

function weightOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return lightRanges.some(([first, last]) => code >= first && code <= last) ? 1 : 2;
}
