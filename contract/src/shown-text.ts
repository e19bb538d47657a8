/** Characters that nobody sees: with them, two different names could look the same. */

/** Whether there are any, but for those that emoji and some scripts are written with. */
export function hasHiddenCharacters(text: string): boolean {
  if (unprintable.test(text)) return true;
  const characters = Array.from(text.replaceAll(flagWithTags, ''));
  return characters.some(
    (character, at) =>
      ignorable.test(character) &&
      !isEmojiSelector(characters, at) &&
      !isEmojiJoiner(characters, at) &&
      !isLetterJoiner(characters, at),
  );
}

/** As many as one would count, had one to. */
export function countShown(text: string): number {
  return Array.from(text).filter((character) => !ignorable.test(character)).length;
}

const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const ignorable = /\p{Default_Ignorable_Code_Point}/u;

/** England, Scotland and Wales: the flags that are spelt with letters which nobody sees. */
const flagWithTags =
  /\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu;

const zeroWidthNonJoiner = '\u200C';
const zeroWidthJoiner = '\u200D';
const emojiSelector = '\uFE0F';
const keycap = '\u20E3';

const pictograph = /\p{Extended_Pictographic}/u;
const skinTone = /\p{Emoji_Modifier}/u;
const keycapBase = /[0-9#*]/;

type Characters = readonly string[];
const at = (characters: Characters, index: number): string => characters[index] ?? '';

function isEmojiSelector(characters: Characters, index: number): boolean {
  if (at(characters, index) !== emojiSelector) return false;
  const before = at(characters, index - 1);
  const isInKeycap = keycapBase.test(before) && at(characters, index + 1) === keycap;
  return isInKeycap || pictograph.test(before);
}

/** Between two emoji, the first perhaps with a skin tone or a selector (Unicode UTS #51, ED-16). */
function isEmojiJoiner(characters: Characters, index: number): boolean {
  if (at(characters, index) !== zeroWidthJoiner) return false;
  const before = at(characters, index - 1);
  const isChanged = before === emojiSelector || skinTone.test(before);
  const first = isChanged ? at(characters, index - 2) : before;
  return pictograph.test(first) && pictograph.test(at(characters, index + 1));
}

/** The scripts whose letters look different with a joiner or a non-joiner between them. */
const joiningScripts = [
  'Arabic',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
].map((script) => new RegExp(`^(?=[\\p{L}\\p{M}])\\p{Script_Extensions=${script}}$`, 'u'));

function isLetterJoiner(characters: Characters, index: number): boolean {
  const joiner = at(characters, index);
  if (joiner !== zeroWidthJoiner && joiner !== zeroWidthNonJoiner) return false;
  const [before, after] = [at(characters, index - 1), at(characters, index + 1)];
  return joiningScripts.some((letter) => letter.test(before) && letter.test(after));
}
