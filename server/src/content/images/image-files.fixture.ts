/** Files that are what they say, and files that lie, all made here. */
import { deflateSync } from 'node:zlib';
import { imageLimits } from '@debt-payoff/contract/image-addresses';
import sharp, { type Sharp } from 'sharp';
import { aPng, pngChunk } from './png.fixture.ts';

type NamedFile = { readonly name: string; readonly bytes: Buffer };

/** A fair-sized picture, part of which can be seen through. */
export function aPicture({ width = 30, height = 20 } = {}): Sharp {
  const background = { r: 20, g: 120, b: 90, alpha: 0.5 };
  return sharp({ create: { width, height, channels: 4, background } });
}

export async function honestFiles(): Promise<readonly NamedFile[]> {
  const jpeg = await aPicture().jpeg().toBuffer();
  return filesOf({
    'a PNG': aPicture().png(),
    'a PNG of a few colours': aPicture().png({ palette: true }),
    'a PNG of 16 bits': aPicture().toColourspace('rgb16').png(),
    'a PNG in grey': aPicture().toColourspace('b-w').png(),
    'an interlaced PNG': aPicture().png({ progressive: true }),
    'a PNG of one bit': aPng(),
    'a PNG of one pixel': aPng({ width: 1, height: 1 }),
    'a JPEG': jpeg,
    'a progressive JPEG': aPicture().jpeg({ progressive: true }),
    'a JPEG for print': aPicture().removeAlpha().toColourspace('cmyk').jpeg(),
    'a JPEG with a further one behind it': Buffer.concat([jpeg, Buffer.alloc(30), jpeg]),
    'a JPEG with what a phone writes behind it': Buffer.concat([jpeg, phoneTrailer('Sunday')]),
    'a WebP': aPicture().webp(),
    'a WebP without loss': aPicture().webp({ lossless: true }),
    'a WebP without anything to see through': aPicture().removeAlpha().webp(),
  });
}

/** Of which every byte counts. */
export function noise({ width = 100, height = 100 } = {}): Sharp {
  const pattern = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'black', noise: pattern } });
}

const endOfJpeg = Buffer.from('ffd9', 'hex');
export const html = '<!doctype html><script>attack()</script>';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

/** None of them needs to be decoded to be refused, but for those that are broken inside. */
export async function lyingFiles(): Promise<readonly NamedFile[]> {
  const png = await aPicture().png().toBuffer();
  const jpeg = await aPicture().jpeg().toBuffer();
  const webp = await aPicture().webp().toBuffer();
  const movingWebp = await sharp(await movingGif(), { animated: true })
    .webp()
    .toBuffer();
  const noisyJpeg = await noise().jpeg().toBuffer();
  const tail = Buffer.from(html);
  const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
  return filesOf({
    nothing: Buffer.alloc(0),
    'a byte': Buffer.from([0x89]),
    'nothing but zeros, as many as are taken': Buffer.alloc(imageLimits.maxBytes),
    'an SVG': Buffer.from(svg),
    'an SVG behind an XML declaration': Buffer.from(`<?xml version="1.0"?>${svg}`),
    'an HTML page': tail,
    'a GIF': aPicture().gif(),
    'a GIF that moves': movingGif(),
    'an AVIF': aPicture().heif({ compression: 'av1' }),
    'a HEIC': Buffer.from('0000001c6674797068656963000000006d696631686569636865766300', 'hex'),
    'a TIFF': aPicture().tiff(),
    'a PDF': Buffer.from('%PDF-1.7\n%%EOF'),
    'an icon': Buffer.concat([Buffer.from('000001000100', 'hex'), Buffer.alloc(16), png]),
    'a bitmap': Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]),
    'a PNG of 16,000 by 16,000': aPng({ width: 16_000, height: 16_000 }),
    'a PNG of a few pixels too many': aPng({ width: 1_937, height: 20_651 }),
    'a PNG of a single line, far too long': aPng({ width: 1, height: 65_536 }),
    'a PNG that says it has no height': aPng({ height: 0 }),
    'a PNG that moves': aPng({
      before: [pngChunk('acTL', Buffer.from('0000000200000000', 'hex'))],
    }),
    'a WebP that moves': movingWebp,
    'a cut PNG': png.subarray(0, -13),
    'a cut JPEG': jpeg.subarray(0, -200),
    'a cut WebP': webp.subarray(0, -30),
    'a PNG that is broken inside': aPngWithPixels(Buffer.from('these are no pixels')),
    'a PNG whose pixels end early': aPngWithPixels(deflateSync(Buffer.alloc(3))),
    'a PNG with a wrong checksum': changed(png, 29),
    'a JPEG whose pixels end early': Buffer.concat([noisyJpeg.subarray(0, -900), endOfJpeg]),
    'a WebP whose pixels end early': shortened(await noise().webp().toBuffer()),
    'a PNG without pixels': pngWithoutPixels(),
    'a PNG with a page behind it': Buffer.concat([png, tail]),
    'a PNG with an archive behind it': Buffer.concat([png, zip]),
    'a JPEG with a page behind it': Buffer.concat([jpeg, tail]),
    'a JPEG with an archive behind it': Buffer.concat([jpeg, zip]),
    'a JPEG with half a JPEG behind it': Buffer.concat([jpeg, jpeg.subarray(0, 60)]),
    'a JPEG with a page among what a phone writes': Buffer.concat([jpeg, tail, phoneTrailer('x')]),
    'a WebP with a page behind it': Buffer.concat([webp, tail]),
    'a WebP with a page behind it, as part of it': lengthened(Buffer.concat([webp, tail])),
    'a page with a PNG behind it': Buffer.concat([tail, png]),
    'a JPEG with more scans than any has': manyScans(
      await aPicture().jpeg({ progressive: true }).toBuffer(),
    ),
    'a WebP that is larger than it says': lyingCanvas(webp),
  });
}

async function filesOf(files: Readonly<Record<string, Sharp | Buffer | Promise<Buffer>>>) {
  const made = Object.entries(files).map(async ([name, file]) => ({
    name,
    bytes: await ('toBuffer' in file ? file.toBuffer() : file),
  }));
  return Promise.all(made);
}

function movingGif(): Promise<Buffer> {
  const frames = Buffer.alloc(4 * 8 * 3).fill(255, 4 * 4 * 3);
  const raw = { width: 4, height: 8, channels: 3, pageHeight: 4 } as const;
  return sharp(frames, { raw }).gif().toBuffer();
}

/** The time of the photo, as Samsung's phones write it. */
export function phoneTrailer(text: string): Buffer {
  const block = Buffer.concat([
    Buffer.from('0000010a0e000000', 'hex'),
    Buffer.from(`Image_UTC_Data${text}`),
  ]);
  const directory = Buffer.alloc(24);
  directory.write('SEFH');
  directory.writeUInt32LE(106, 4);
  directory.writeUInt32LE(1, 8);
  directory.writeUInt16LE(0x0a01, 14);
  directory.writeUInt32LE(block.length, 16);
  directory.writeUInt32LE(block.length, 20);
  const footer = Buffer.from('18000000', 'hex');
  return Buffer.concat([block, directory, footer, Buffer.from('SEFT')]);
}

function changed(bytes: Buffer, at: number): Buffer {
  return Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 0xff : byte)));
}

function aPngWithPixels(pixels: Buffer): Buffer {
  const png = aPng();
  const at = png.indexOf('IDAT') - 4;
  return Buffer.concat([png.subarray(0, at), pngChunk('IDAT', pixels), pngChunk('IEND', '')]);
}

function pngWithoutPixels(): Buffer {
  const png = aPng();
  return Buffer.concat([png.subarray(0, png.indexOf('IDAT') - 4), pngChunk('IEND', '')]);
}

/** Says of itself that it is as long as it is. */
function lengthened(webp: Buffer): Buffer {
  const whole = Buffer.from(webp);
  whole.writeUInt32LE(webp.length - 8, 4);
  return whole;
}

/** Without the second half of its pixels, and with lengths that fit. */
function shortened(webp: Buffer): Buffer {
  const half = lengthened(webp.subarray(0, 2 * Math.floor(webp.length / 4)));
  half.writeUInt32LE(half.length - 20, 16);
  return half;
}

/** The last scan again and again: each goes over all pixels. */
function manyScans(jpeg: Buffer): Buffer {
  const last = jpeg.subarray(jpeg.lastIndexOf(Buffer.from('ffda', 'hex')), -2);
  const scans = Array.from({ length: 100 }, () => last);
  return Buffer.concat([jpeg.subarray(0, -2), ...scans, endOfJpeg]);
}

/** Its canvas stays as it was, and the picture in it is one of 16,383 by 16,383. */
function lyingCanvas(webp: Buffer): Buffer {
  const lying = Buffer.from(webp);
  lying.writeUInt32LE(0x3fff_3fff, lying.indexOf(Buffer.from('9d012a', 'hex')) + 3);
  return lying;
}
