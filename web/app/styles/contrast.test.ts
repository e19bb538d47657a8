import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function colours(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    Array.from(block.matchAll(/--color-([\w-]+):\s*(#[0-9A-Fa-f]{6})/g), ([, name, hex]) => [
      name ?? '',
      hex ?? '',
    ]),
  );
}

const themes = {
  light: colours(':root, [data-theme="light"]'),
  'dark by choice': colours('\n[data-theme="dark"]'),
  'dark by system': colours(':root:not([data-theme="light"])'),
};

const grounds = ['paper', 'surface', 'raised'];
const onGrounds = (names: string[]) =>
  names.flatMap((name) => grounds.map((ground): [string, string] => [name, ground]));
const onTints = (names: string[]) =>
  names.flatMap((name): [string, string][] => [
    [name, `${name}-tint`],
    ['ink', `${name}-tint`],
    ['ink-2', `${name}-tint`],
  ]);

const textPairs: [string, string][] = [
  ...onGrounds(['ink', 'ink-2', 'ink-3', 'accent', 'danger', 'warn', 'info']),
  ...onTints(['accent', 'success', 'info', 'warn', 'danger']),
  ...['ink', 'ink-2', 'ink-3'].map((name): [string, string] => [name, 'sunken']),
  ...['accent', 'accent-hover', 'accent-active'].map((name): [string, string] => [
    'on-accent',
    name,
  ]),
  ['on-deep', 'deep'],
  ['on-deep-2', 'deep'],
  ['deep', 'on-deep'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['snowball', 'surface'],
  ['minimum', 'surface'],
  ['custom', 'surface'],
];
const graphicPairs: [string, string][] = [
  ...onGrounds(['line-strong', 'focus']),
  ...[1, 2, 3, 4, 5].map((number): [string, string] => [`chart-${number}`, 'surface']),
  ['avalanche', 'surface'],
  ['highlight', 'deep'],
  ['accent', 'sunken'],
];

describe.each(Object.entries(themes))('in the %s theme', (_, palette) => {
  it.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(ratio(palette.get(text), palette.get(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs)('%s can be seen on %s', (graphic, ground) => {
    expect(ratio(palette.get(graphic), palette.get(ground))).toBeGreaterThanOrEqual(3);
  });
});

it('the two ways into the dark theme give the same colours', () => {
  expect(themes['dark by system']).toEqual(themes['dark by choice']);
});

/** WCAG 2.2, contrast ratio. */
function ratio(one: string | undefined, other: string | undefined): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(hex: string | undefined): number {
  if (hex === undefined) return Number.NaN;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
