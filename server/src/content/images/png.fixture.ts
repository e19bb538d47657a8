/** Writes PNG files chunk by chunk, also ones that lie. */
import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function pngChunk(name: string, content: Uint8Array | string): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), Buffer.from(content)]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(named.length - 4, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

/** In grey, one bit a pixel: a large one takes hardly any bytes. */
export function aPng({
  width = 3,
  height = 2,
  before = [],
}: {
  readonly width?: number;
  readonly height?: number;
  /** Chunks in front of the pixels. */
  readonly before?: readonly Buffer[];
} = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    ...before,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', ''),
  ]);
}
