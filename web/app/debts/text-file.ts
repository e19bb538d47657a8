/** Reads a file that a spreadsheet has written as text. */

const bytesMax = 1_000_000;

export type TextFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unreadable'; readonly reason: string };

export async function readTextFile(file: Blob): Promise<TextFile> {
  if (file.size > bytesMax) return unreadable('The file is larger than 1 MB.');
  try {
    const text = decode(new Uint8Array(await file.arrayBuffer()));
    // Text has none; a workbook or a picture has many.
    return text.includes('\0') ? unreadable('This is not a CSV file.') : { kind: 'text', text };
  } catch {
    return unreadable('The file could not be read.');
  }
}

/** UTF-8 or UTF-16 by its mark; else what older spreadsheets on Windows write. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function unreadable(reason: string): TextFile {
  return { kind: 'unreadable', reason };
}
