import type { Sides } from './read-header.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The length and the name before the content of a chunk, and the checksum after it. */
const beforeContent = 8;
const aroundContent = 12;
const headerLength = 13;

/** Those of a PNG that is one picture from its first byte to its last. */
export function readPngSides(bytes: Buffer): Sides | null {
  if (!bytes.subarray(0, signature.length).equals(signature)) return null;
  let sides: Sides | null = null;
  let hasPixels = false;
  for (let at = signature.length; at + aroundContent <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + beforeContent);
    const end = at + aroundContent + length;
    if ((sides === null) !== (name === 'IHDR') || end > bytes.length) return null;
    switch (name) {
      case 'IHDR':
        if (length !== headerLength) return null;
        sides = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
        break;
      case 'IDAT':
        hasPixels = true;
        break;
      // It moves.
      case 'acTL':
        return null;
      case 'IEND':
        return hasPixels && end === bytes.length ? sides : null;
    }
    at = end;
  }
  return null;
}
