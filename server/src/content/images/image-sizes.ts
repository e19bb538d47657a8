/** Decodes an image and encodes its sizes, in a process that has nothing else to lose. */
import { createHash } from 'node:crypto';
import { imageLimits, imageWidths } from '@debt-payoff/contract/image-addresses';
import sharp, { type OutputInfo } from 'sharp';
import type { ImageFormat, Sides } from './read-header.ts';

export type MadeImage = Sides & {
  /** Of the largest size. */
  readonly hash: string;
  readonly files: readonly { readonly width: number; readonly webp: Uint8Array }[];
};

/** Four times the width of the widest: a long chart can still be read, and nothing grows beyond bounds. */
const heightMax = 4 * Math.max(...imageLimits.widths);
/** Text in a screenshot stays sharp, and a photo in the middle size takes about 60 kB. */
const encoding = { quality: 80, effort: 4, smartSubsample: true };

// What it keeps for the next image is of no use: none comes twice.
sharp.cache(false);
sharp.concurrency(1);

/** Null for what is no image inside: whatever fails in the decoder fails because of the file. */
export async function makeSizes(bytes: Uint8Array, format: ImageFormat): Promise<MadeImage | null> {
  try {
    const largest = await decode(bytes, format);
    return largest === null ? null : await encode(largest);
  } catch {
    return null;
  }
}

type Pixels = { readonly data: Buffer; readonly info: OutputInfo };

/** Once, upright and in sRGB, in the largest size: what was uploaded is never looked at again. */
async function decode(bytes: Uint8Array, format: ImageFormat): Promise<Pixels | null> {
  const image = sharp(bytes, {
    failOn: 'warning',
    limitInputPixels: imageLimits.maxPixels,
    sequentialRead: true,
  });
  const found = await image.metadata();
  if (found.format !== format || (found.pages ?? 1) > 1) return null;
  const { width, height } = largestSides(found.autoOrient);
  return image
    .autoOrient()
    .resize({ width, height, fit: 'fill' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

/** Never larger than it came. */
function largestSides({ width, height }: Sides): Sides {
  const scale = Math.min(1, Math.max(...imageLimits.widths) / width, heightMax / height);
  return { width: scaled(width, scale), height: scaled(height, scale) };
}

function scaled(side: number, scale: number): number {
  return Math.max(1, Math.round(side * scale));
}

async function encode({ data, info }: Pixels): Promise<MadeImage> {
  const { width, height, channels } = info;
  const files = [];
  for (const smaller of imageWidths(width)) {
    const webp = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: smaller, height: scaled(height, smaller / width), fit: 'fill' })
      .webp(encoding)
      .toBuffer();
    files.push({ width: smaller, webp });
  }
  const largest = files.at(-1)?.webp ?? Buffer.alloc(0);
  return { hash: createHash('sha256').update(largest).digest('hex'), width, height, files };
}
