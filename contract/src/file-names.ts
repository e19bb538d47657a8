/** What is said of a file on its way from the server to the browser: its name, by RFC 6266, and about how large it is. */

/** About how large a file will be that is sent while it is made. */
export const estimatedBytesHeader = 'x-estimated-bytes';

const nameMaxLength = 100;

/** What a person has called something, made fit for the name of a file: no folders, no end of its own, not too long. */
export function fileNamePart(name: string): string {
  const characters = Array.from(
    name
      .toWellFormed()
      .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
      // They turn what follows around, so that the end of the name reads like another.
      .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
      .replaceAll(/[\\/:*?<>|]/g, '-'),
  );
  return characters.slice(0, nameMaxLength).join('').trim();
}

/** With a plain form of the name for programs that know no other. */
export function attachmentHeader(name: string): string {
  const oneLine = name.replaceAll(/\p{Cc}/gu, '');
  const plain = oneLine.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll(/["\\]/g, '_');
  const header = `attachment; filename="${plain}"`;
  return plain === oneLine ? header : `${header}; filename*=UTF-8''${encoded(oneLine)}`;
}

/** Null where the header names none. No folder: the browser alone decides where the file goes. */
export function fileNameIn(header: string | null): string | null {
  const extended = /;\s*filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /;\s*filename="([^"]*)"/i.exec(header ?? '')?.[1];
  const name = extended === undefined ? plain : decoded(extended);
  return name?.split(/[\\/]/).at(-1) || null;
}

function encoded(name: string): string {
  // Half of a surrogate pair cannot be encoded; these four may stand in a link, but not here.
  return encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
