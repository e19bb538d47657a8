import { readFileSync } from 'node:fs';
import { type LogoPreset, logoPresets } from '@debt-payoff/contract/content-vocabulary';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DownloadButton, LogoExport, LogoOutcome } from './logo-export.tsx';
import { layOutLogo, type PlacedPart, sizeProblem } from './logo-layout.ts';
import { type Box, markPaths, markSide, words } from './logo-paths.ts';
import { logoFileName, presetOptions } from './logo-words.ts';
import { exportLogo } from './use-logo-export.ts';

const file = readFileSync(new URL('../../../public/wordmark.svg', import.meta.url), 'utf8');
// The keys of the record itself.
const presets = Object.keys(logoPresets) as LogoPreset[];

describe('the outlines', () => {
  it("are those of the site's own logo", () => {
    const [hull, hill, word] = [...file.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
    const [circle] = [...file.matchAll(/<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/g)];
    expect(markPaths.slice(0, 2).map(({ path }) => path)).toEqual([hull, hill]);
    expect(circle?.slice(1)).toEqual(['25.1', '21.5', '3']);
    expect(markPaths[2].path).toBe('M22.1 21.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z');
    expect(`${words.debt.path}${words.payoff.path}`).toBe(word);
    for (const { colour } of markPaths) expect(file).toContain(`fill="${colour}"`);
  });

  it.each(['debt', 'payoff'] as const)('%s lies within its box', (name) => {
    expect(boxOf(words[name].path)).toEqual(words[name].box);
  });
});

/** Of the points of a path and of those that bend it: the outline reaches no further. */
function boxOf(path: string): Box {
  const across: number[] = [];
  const down: number[] = [];
  for (const [, command = '', text = ''] of path.matchAll(/([MLHVQ])([^A-Z]*)/g)) {
    const figures = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    for (const [at, figure] of figures.entries()) {
      const isDown = command === 'V' || (command !== 'H' && at % 2 === 1);
      (isDown ? down : across).push(figure);
    }
  }
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

const markBox: Box = { left: 0, top: 0, right: markSide, bottom: markSide };

function pixelBox({ part, x, y, scale }: PlacedPart): Box {
  const box = part === 'mark' ? markBox : words[part].box;
  return {
    left: x + box.left * scale,
    top: y + box.top * scale,
    right: x + box.right * scale,
    bottom: y + box.bottom * scale,
  };
}

const boxes = (preset: LogoPreset, hasText: boolean) =>
  Object.fromEntries(
    layOutLogo(logoPresets[preset], { hasText }).map((placed) => [placed.part, pixelBox(placed)]),
  );

describe.each(presets)('the layout of %s', (preset) => {
  const { widthPixels, heightPixels } = logoPresets[preset];

  it.each([true, false])('cuts nothing off and stands in the middle, text: %s', (hasText) => {
    const all = Object.values(boxes(preset, hasText));
    const left = Math.min(...all.map((box) => box.left));
    const right = widthPixels - Math.max(...all.map((box) => box.right));
    const top = Math.min(...all.map((box) => box.top));
    const bottom = heightPixels - Math.max(...all.map((box) => box.bottom));
    for (const room of [left, right, top, bottom]) expect(room).toBeGreaterThanOrEqual(0.99);
    expect(Math.abs(left - right)).toBeLessThanOrEqual(2);
    expect(Math.abs(top - bottom)).toBeLessThanOrEqual(2);
  });

  it.each([true, false])('puts the mark on whole pixels, text: %s', (hasText) => {
    const { mark } = boxes(preset, hasText);
    expect(mark).toBeDefined();
    for (const edge of Object.values(mark ?? {})) expect(edge).toBe(Math.round(edge));
  });

  it('has the name only where it is asked for, clear of the mark', () => {
    expect(Object.keys(boxes(preset, false))).toEqual(['mark']);
    const { mark, debt, payoff } = boxes(preset, true);
    if (mark === undefined || debt === undefined || payoff === undefined) {
      throw new Error('A part is missing.');
    }
    const isWide = widthPixels > heightPixels;
    expect(debt.left > mark.right).toBe(isWide);
    expect(debt.top > mark.bottom).toBe(!isWide);
    expect(payoff.left > debt.right || payoff.top > debt.bottom).toBe(true);
  });
});

/** Those that platforms cut to a circle. */
const avatars = ['instagram', 'twitter', 'linkedin', 'youtube'] as const;

it.each(avatars)('%s stays within the circle to which the platform cuts it', (preset) => {
  const radius = logoPresets[preset].widthPixels / 2;
  for (const box of Object.values(boxes(preset, true))) {
    for (const x of [box.left, box.right]) {
      for (const y of [box.top, box.bottom]) {
        expect(Math.hypot(x - radius, y - radius)).toBeLessThan(radius);
      }
    }
  }
});

it.each([
  [{ widthPixels: 16_384, heightPixels: 16_384 }, null],
  [
    { widthPixels: 16_385, heightPixels: 10 },
    'No side of the image can be longer than 16,384 pixels.',
  ],
  [
    { widthPixels: 10, heightPixels: 16_385 },
    'No side of the image can be longer than 16,384 pixels.',
  ],
])('a canvas has a largest side: %j', (size, problem) => {
  expect(sizeProblem(size)).toBe(problem);
});

describe('the page', () => {
  const markup = renderToStaticMarkup(<LogoExport />);

  it('offers every preset by its name and its pixels', () => {
    const options = [...markup.matchAll(/<option[^>]*value="([^"]*)"[^>]*>([^<]*)</g)];
    expect(options.map(([, preset]) => preset)).toEqual(presets);
    expect(options.map(([, , words]) => words)).toEqual([
      'Small, 32 × 32 pixels',
      'Default, 200 × 80 pixels',
      'Large, 320 × 120 pixels',
      'Instagram, 320 × 320 pixels',
      'Twitter/X, 400 × 400 pixels',
      'LinkedIn, 400 × 400 pixels',
      'YouTube, 800 × 800 pixels',
      'Instagram post, 1080 × 1080 pixels',
      'Banner, 1200 × 630 pixels',
      'Favicon, 48 × 48 pixels',
    ]);
    expect(Object.keys(presetOptions)).toEqual(presets);
  });

  it('starts with a light background and the text', () => {
    expect(markup).toMatch(/<input type="radio"[^>]*checked=""\/><span>Light</);
    expect(markup).toMatch(/<input type="checkbox"[^>]*checked=""\/><span>Show Text</);
    expect(markup).toContain('Download PNG</button>');
  });

  it('says that it is at work, for as long as it is', () => {
    const button = (isBusy: boolean) =>
      renderToStaticMarkup(<DownloadButton isBusy={isBusy} onPress={() => {}} />);
    expect(button(true)).toMatch(/aria-disabled="true".*>Exporting\.\.\.<\/button>$/);
    expect(button(false)).not.toContain('Exporting');
  });

  it('names the file by size and background', () => {
    expect(logoFileName('igpost', 'dark')).toBe('debt-payoff-logo-igpost-dark.png');
  });

  it.each([
    [{ kind: 'saved', name: 'a.png' }, 'a.png has been saved.'],
    [{ kind: 'failed', why: 'Failed.' }, 'Failed.'],
  ] as const)('says what came of it: %j', (state, text) => {
    expect(renderToStaticMarkup(<LogoOutcome state={state} />)).toContain(`<b>${text}</b>`);
  });
});

describe('a browser that cannot make the file', () => {
  afterEach(() => vi.unstubAllGlobals());
  const choice = { preset: 'small', background: 'dark', hasText: false } as const;
  const drawn = { fillRect: () => {}, setTransform: () => {}, fill: () => {} };
  const failed = {
    kind: 'failed',
    why: 'Failed to export the logo. No file was saved. Please try again.',
  };

  it.each([
    ['gives no drawing', { getContext: () => null }],
    [
      'gives no file',
      { getContext: () => drawn, toBlob: (done: (blob: null) => void) => done(null) },
    ],
    [
      'throws',
      {
        getContext: () => {
          throw new RangeError('No memory');
        },
      },
    ],
  ])('%s: it is said, and another try is left', async (_, canvas) => {
    vi.stubGlobal('document', { createElement: () => canvas });
    vi.stubGlobal('Path2D', class {});
    vi.stubGlobal('requestAnimationFrame', () => 1);
    vi.stubGlobal('cancelAnimationFrame', () => {});
    expect(await exportLogo(choice)).toEqual(failed);
  });
});
