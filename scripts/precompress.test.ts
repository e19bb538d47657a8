import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

const folder = await mkdtemp(join(tmpdir(), 'debt-payoff-precompress-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('text files above a kilobyte get compressed forms beside them; small ones and images do not', async () => {
  const long = 'const pounds = 1;\n'.repeat(200);
  await writeFile(join(folder, 'long.js'), long);
  await writeFile(join(folder, 'short.css'), 'p{}');
  await writeFile(join(folder, 'photo.png'), long);
  await precompress(folder);
  expect((await readdir(folder)).sort()).toEqual([
    'long.js',
    'long.js.br',
    'long.js.gz',
    'photo.png',
    'short.css',
  ]);
  const read = (name: string) => readFile(join(folder, name));
  expect(brotliDecompressSync(await read('long.js.br')).toString()).toBe(long);
  expect(gunzipSync(await read('long.js.gz')).toString()).toBe(long);
});
