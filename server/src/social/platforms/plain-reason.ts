/** A platform's own words, as staff may read them: one short line without any of our tokens. */

const maxLength = 200;
/** Replies are read up to here. */
const readLength = 2_000;
const partLength = 8;

export function plainReason(reason: string | undefined, secrets: readonly string[]): string | null {
  const line = withoutSecrets((reason ?? '').slice(0, readLength), secrets)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  if (line === '') return null;
  const characters = [...line];
  return characters.length <= maxLength
    ? line
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}

/** Meta repeats a token that it cannot read, whole or in part. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  const spelled = secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]);
  return text.replace(/[\w\-.~%+/=|]{8,}/g, (word) =>
    spelled.some((secret) => isShared(word, secret)) ? '[token]' : word,
  );
}

/** Whether eight characters in a row stand in both. */
function isShared(word: string, secret: string): boolean {
  for (let at = 0; at + partLength <= word.length; at += 1) {
    if (secret.includes(word.slice(at, at + partLength))) return true;
  }
  return false;
}
