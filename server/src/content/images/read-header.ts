/** Tells from its structure alone whether a file is one whole still image, and how large, before anything is decoded. */
import { imageLimits } from '@debt-payoff/contract/image-addresses';
import { readJpegSides } from './jpeg-structure.ts';
import { readPngSides } from './png-structure.ts';
import { readWebpSides } from './webp-structure.ts';

export type Sides = { readonly width: number; readonly height: number };

const formats = ['png', 'jpeg', 'webp'] as const;
export type ImageFormat = (typeof formats)[number];

type ImageHeader = Sides & { readonly format: ImageFormat };

const readers = { png: readPngSides, jpeg: readJpegSides, webp: readWebpSides } as const;

/** Null for anything else, whatever it is called: what is no image of these, moves, was cut, is too large or more than an image. */
export function readImageHeader(bytes: Buffer): ImageHeader | null {
  for (const format of formats) {
    const sides = readers[format](bytes);
    if (sides !== null) return areFit(sides) ? { format, ...sides } : null;
  }
  return null;
}

/** As long as a JPEG can be. A line of millions of pixels takes minutes to decode, and is no picture. */
const sideMax = 65_535;

function areFit(sides: Sides): boolean {
  const areSidesFit = [sides.width, sides.height].every((side) => side > 0 && side <= sideMax);
  return areSidesFit && sides.width * sides.height <= imageLimits.maxPixels;
}

export function isImageFormat(name: unknown): name is ImageFormat {
  return formats.some((format) => format === name);
}
