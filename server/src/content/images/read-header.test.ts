import { describe, expect, it } from 'vitest';
import { honestFiles, lyingFiles } from './image-files.fixture.ts';
import { createImageMaker } from './make-image.ts';
import { aPng } from './png.fixture.ts';
import { readImageHeader } from './read-header.ts';

const honest = await honestFiles();
const lying = await lyingFiles();
const { make } = createImageMaker();

describe('an image', () => {
  it.each(honest)('is taken: $name', async ({ bytes }) => {
    expect(readImageHeader(bytes)).not.toBeNull();
    expect(await make(bytes)).not.toBeNull();
  });
});

it('an image has at most 40 million pixels, and no side that no camera has', () => {
  const sides = [
    [8_000, 5_000],
    [8_000, 5_001],
    [65_535, 1],
    [65_536, 1],
  ] as const;
  const areTaken = sides.map(
    ([width, height]) => readImageHeader(aPng({ width, height })) !== null,
  );
  expect(areTaken).toEqual([true, false, true, false]);
});

describe('what is no image that we take', () => {
  it.each(lying)('is refused: $name', async ({ bytes }) => {
    expect(await make(bytes)).toBeNull();
  });

  it('is known without decoding, but for what is broken inside', () => {
    const passed = lying.filter(({ bytes }) => readImageHeader(bytes) !== null);
    expect(passed.map(({ name }) => name)).toEqual([
      'a PNG that is broken inside',
      'a PNG whose pixels end early',
      'a PNG with a wrong checksum',
      'a JPEG whose pixels end early',
      'a WebP whose pixels end early',
    ]);
  });

  it('is any part of an image, however long', () => {
    for (const { bytes } of honest) {
      // The ends of one with something behind it are inside of it.
      for (let length = 0; length < bytes.length; length += 1) {
        const part = readImageHeader(bytes.subarray(0, length));
        if (part !== null) expect(part.format).toBe('jpeg');
      }
    }
  });
});
