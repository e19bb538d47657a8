/** Draws the logo from its outlines, pixel for pixel: no font and no other file is needed. */
import type { LogoBackground } from '@debt-payoff/contract/content-vocabulary';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { type ImageSize, layOutLogo, type PlacedPart, sizeProblem } from './logo-layout.ts';
import { markPaths, words } from './logo-paths.ts';

export type LogoImage = {
  readonly size: ImageSize;
  readonly background: LogoBackground;
  readonly hasText: boolean;
};

/** Light and dark of the image itself, whatever the theme of the page. */
export const logoColours = {
  light: { ground: '#ffffff', word: '#16211C' },
  dark: { ground: '#111827', word: '#EAF0EB' },
} as const satisfies Record<LogoBackground, { ground: string; word: string }>;

/** Why it could not be drawn; null once it is. */
export function drawLogo(canvas: HTMLCanvasElement, image: LogoImage): string | null {
  const { size, background } = image;
  const problem = sizeProblem(size);
  if (problem !== null) return problem;
  canvas.width = size.widthPixels;
  canvas.height = size.heightPixels;
  // Without transparency, so that the file has none either.
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) return adminTexts.logo.failed;
  const { ground, word } = logoColours[background];
  context.fillStyle = ground;
  context.fillRect(0, 0, size.widthPixels, size.heightPixels);
  for (const placed of layOutLogo(size, image)) {
    context.setTransform(placed.scale, 0, 0, placed.scale, placed.x, placed.y);
    for (const { colour, path } of outlinesOf(placed, word)) {
      context.fillStyle = colour;
      context.fill(new Path2D(path));
    }
  }
  return null;
}

function outlinesOf({ part }: PlacedPart, word: string) {
  return part === 'mark' ? markPaths : [{ colour: word, path: words[part].path }];
}

/** The file, or why there is none: a browser short of memory makes none and does not say so. */
export async function logoFile(image: LogoImage): Promise<Blob | string> {
  const canvas = document.createElement('canvas');
  const problem = drawLogo(canvas, image);
  if (problem !== null) return problem;
  const stopFrames = startFrames();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  stopFrames();
  return blob ?? adminTexts.logo.failed;
}

/** Chromium writes a large file in the pauses between frames. A page at rest has none, and waits for seconds. */
function startFrames(): () => void {
  let frame = 0;
  const next = (): void => {
    frame = requestAnimationFrame(next);
  };
  next();
  return () => cancelAnimationFrame(frame);
}
