/** Unpacks a font file once. fontkit would unpack a table of it again for every glyph that is embedded. */
import { inflateSync } from 'node:zlib';

const woffHeaderLength = 44;
const woffEntryLength = 20;
const sfntHeaderLength = 12;
const sfntEntryLength = 16;

/** The same font as TrueType (WOFF 1.0, sections 3 to 5). */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file');
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(sfntHeaderLength + count * sfntEntryLength);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const largestPower = Math.floor(Math.log2(count));
  header.writeUInt16BE(2 ** largestPower * sfntEntryLength, 6);
  header.writeUInt16BE(largestPower, 8);
  header.writeUInt16BE((count - 2 ** largestPower) * sfntEntryLength, 10);
  const parts: Uint8Array[] = [header];
  let offset = header.length;
  for (let at = 0; at < count; at += 1) {
    const entry = woffHeaderLength + at * woffEntryLength;
    const table = unpackTable(woff, entry);
    const place = sfntHeaderLength + at * sfntEntryLength;
    woff.copy(header, place, entry, entry + 4);
    woff.copy(header, place + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, place + 8);
    header.writeUInt32BE(table.length, place + 12);
    // Tables begin at multiples of four.
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** A table that would not get smaller is stored as it is. */
function unpackTable(woff: Buffer, entry: number): Buffer {
  const [offset, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
  if (offset === undefined || packedLength === undefined || length === undefined) {
    throw new Error('A table of a font has a place and two lengths');
  }
  const packed = woff.subarray(offset, offset + packedLength);
  return packedLength < length ? inflateSync(packed) : packed;
}
