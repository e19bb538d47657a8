import { endsWithPhoneTrailer } from './phone-trailer.ts';
import type { Sides } from './read-header.ts';

const marker = 0xff;
const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Each goes over all pixels again. Encoders write about ten. */
const scansMax = 40;

/** Those of a JPEG that is one picture to its last byte, but for what phones write behind it. */
export function readJpegSides(bytes: Buffer): Sides | null {
  const first = readPicture(bytes, 0);
  if (first === null) return null;
  let end = first.end;
  while (end < bytes.length) {
    // Such as the same picture again for a display of more brightness; it may stand at a round address.
    const next = skipZeros(bytes, end);
    const further = readPicture(bytes, next);
    if (next < bytes.length && further === null) {
      return endsWithPhoneTrailer(bytes, end) ? first.sides : null;
    }
    end = further?.end ?? next;
  }
  return first.sides;
}

type Picture = { readonly sides: Sides; readonly end: number };

function readPicture(bytes: Buffer, start: number): Picture | null {
  if (bytes[start] !== marker || bytes[start + 1] !== startOfImage) return null;
  let sides: Sides | null = null;
  let scans = 0;
  for (let at = start + 2; at + 4 <= bytes.length + 2; ) {
    if (bytes[at] !== marker) return null;
    const kind = bytes[at + 1] ?? 0;
    // Any number of these may stand before a marker.
    if (kind === marker) {
      at += 1;
      continue;
    }
    if (kind === endOfImage) return sides !== null && scans > 0 ? { sides, end: at + 2 } : null;
    if (at + 4 > bytes.length) return null;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) return null;
    if (isFrame(kind)) {
      if (sides !== null || end < at + 9) return null;
      sides = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    at = end;
    if (kind === startOfScan) {
      scans += 1;
      if (scans > scansMax) return null;
      at = scanEnd(bytes, end);
    }
  }
  return null;
}

/** The start of a frame; among its numbers are those of tables. */
function isFrame(kind: number): boolean {
  return kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
}

/** Where the next marker stands that is neither a byte of the scan nor a restart within it. */
function scanEnd(bytes: Buffer, start: number): number {
  for (let at = start; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== marker) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== marker && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function skipZeros(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes[at] === 0) at += 1;
  return at;
}
