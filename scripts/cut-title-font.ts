/**
 * Cuts the title font down to the one weight that titles use: 22 kB where the variable font is 58.
 * Run it again when the weight of titles or the font package changes; the result is kept with the styles.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const whole = join(
  root,
  'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
);
const styles = join(root, 'web/app/styles');

const tokens = await readFile(join(styles, 'tokens.css'), 'utf8');
const weight = Number(/--font-weight-title: (\d+);/.exec(tokens)?.[1]);
if (!weight) throw new Error('tokens.css names no weight for titles (--font-weight-title).');

const spans: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2000, 0x206f],
];
const letters = [
  ...spans.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  ),
  ...'ıŒœ€™−',
].join('');

const cut = await subsetFont(await readFile(whole), letters, {
  targetFormat: 'woff2',
  variationAxes: { wght: weight },
});
await writeFile(join(styles, 'newsreader-title.woff2'), cut);
console.log(`Titles in weight ${weight}: ${cut.length} bytes`);
