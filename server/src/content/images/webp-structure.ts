import type { Sides } from './read-header.ts';

const fileHeaderLength = 12;
const chunkHeaderLength = 8;

/** Those of a WebP that is one picture from its first byte to its last. */
export function readWebpSides(bytes: Buffer): Sides | null {
  const isWebp = textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP';
  if (!isWebp || bytes.readUInt32LE(4) !== bytes.length - chunkHeaderLength) return null;
  let canvas: Sides | null = null;
  let picture: Sides | null = null;
  let at = fileHeaderLength;
  while (at + chunkHeaderLength <= bytes.length) {
    const name = textAt(bytes, at);
    const length = bytes.readUInt32LE(at + 4);
    const content = bytes.subarray(at + chunkHeaderLength, at + chunkHeaderLength + length);
    if (content.length < length || name === 'ANIM' || name === 'ANMF') return null;
    if (name === 'VP8X') {
      if (canvas !== null || at !== fileHeaderLength) return null;
      canvas = canvasSides(content);
      if (canvas === null) return null;
    }
    if (name === 'VP8 ' || name === 'VP8L') {
      if (picture !== null) return null;
      picture = name === 'VP8 ' ? lossySides(content) : losslessSides(content);
      if (picture === null) return null;
    }
    // An odd length is filled up to an even one.
    at += chunkHeaderLength + length + (length % 2);
  }
  if (at !== bytes.length || picture === null) return null;
  const isAsCanvas =
    canvas === null || (canvas.width === picture.width && canvas.height === picture.height);
  return isAsCanvas ? picture : null;
}

function textAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}

const animationFlag = 0x02;

/** Null where it moves. */
function canvasSides(content: Buffer): Sides | null {
  if (content.length < 10 || (content.readUInt8(0) & animationFlag) !== 0) return null;
  return { width: content.readUIntLE(4, 3) + 1, height: content.readUIntLE(7, 3) + 1 };
}

/** The two bits above the fourteen of a side are how to enlarge it, which nobody does. */
const sideBits = 0x3f_ff;

function lossySides(content: Buffer): Sides | null {
  if (content.length < 10 || content.readUIntBE(3, 3) !== 0x9d_01_2a) return null;
  return {
    width: content.readUInt16LE(6) & sideBits,
    height: content.readUInt16LE(8) & sideBits,
  };
}

function losslessSides(content: Buffer): Sides | null {
  if (content.length < 5 || content.readUInt8(0) !== 0x2f) return null;
  const bits = content.readUInt32LE(1);
  return { width: (bits & sideBits) + 1, height: ((bits >>> 14) & sideBits) + 1 };
}
