import { readFile } from 'node:fs/promises';
import {
  type LogoPreset,
  logoBackgrounds,
  logoPresets,
} from '@debt-payoff/contract/content-vocabulary';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit, withPage } from '../support/browser.ts';
import { auditPage } from '../support/page-audits.ts';

const grounds = { light: '#ffffff', dark: '#111827' } as const;
const wordColours = { light: '#16211c', dark: '#eaf0eb' } as const;
const markColours = ['#17614a', '#edf5ef', '#f2b544'] as const;

// The keys of the record itself.
const presets = Object.keys(logoPresets) as LogoPreset[];
/** Under this the dot of the mark beside a name is less than two pixels wide, and mixed with what lies behind it. */
const largeSidePixels = 64;

it('every size is saved as it was asked for, in both colours, with and without the name', () =>
  withPage(
    async (page) => {
      await visit(page, '/admin/logo-export');
      for (const background of logoBackgrounds) {
        await page.getByRole('group', { name: 'Background' }).getByLabel(background).check();
        for (const hasText of [true, false]) {
          await page.getByLabel('Show Text').setChecked(hasText);
          for (const preset of presets) {
            await page.getByLabel('Size').selectOption(preset);
            const { name, bytes } = await download(page);
            const about = `${preset} ${background} ${hasText}`;
            expect(name).toBe(`debt-payoff-logo-${preset}-${background}.png`);
            const { widthPixels, heightPixels } = logoPresets[preset];
            const image = await decode(page, bytes);
            expect([image.width, image.height], about).toEqual([widthPixels, heightPixels]);
            expect(image.corners, about).toEqual(Array(4).fill(grounds[background]));
            expect(image.isOpaque, about).toBe(true);
            const isLarge = heightPixels >= largeSidePixels;
            if (isLarge || !hasText)
              expect(image.colours, about).toEqual(expect.arrayContaining([...markColours]));
            const word = wordColours[background];
            expect(image.colours.includes(word), about).toBe(hasText);
          }
        }
      }
      await auditPage(page);
    },
    // Whatever the screen has, a pixel of the file is a pixel of the preset.
    { deviceScaleFactor: 2, ownProfile: true },
  ));

async function download(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PNG' }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

type Decoded = {
  readonly width: number;
  readonly height: number;
  readonly corners: readonly string[];
  readonly isOpaque: boolean;
  readonly colours: readonly string[];
};

/** By the browser's own decoder, on a canvas that keeps transparency. */
function decode(page: Page, bytes: Buffer): Promise<Decoded> {
  return page.evaluate(async (text) => {
    const file = new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]);
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('No canvas.');
    context.drawImage(bitmap, 0, 0);
    const pixels = new DataView(context.getImageData(0, 0, width, height).data.buffer);
    const colours = new Set<number>();
    // Of a large image one pixel in several: no part of it is as thin as that.
    const step = Math.ceil(width / 200);
    for (let y = 0; y < height; y += step) {
      for (let x = 0; x < width; x += step) colours.add(pixels.getUint32((y * width + x) * 4));
    }
    const hex = (pixel: number): string =>
      `#${Math.floor(pixel / 256)
        .toString(16)
        .padStart(6, '0')}`;
    const corners = [0, width - 1, (height - 1) * width, height * width - 1];
    return {
      width,
      height,
      corners: corners.map((at) => hex(pixels.getUint32(at * 4))),
      isOpaque: [...colours].every((pixel) => pixel % 256 === 255),
      colours: [...colours].map(hex),
    };
  }, bytes.toString('base64'));
}
