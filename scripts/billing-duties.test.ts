/** The table of what the law asks names tests by their titles: each of them is there. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const rows = (await readFile(join(root, 'docs/billing-duties.md'), 'utf8'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| duty |'))
  .map((line) => line.split('|').slice(1, -1));
const namedTests = /`([^`]+\.test\.tsx?)`: ((?:'[^']+'(?:, )?)+)/g;

it.each(rows)('names tests that are there for:%s', async (_duty, _place, named = '') => {
  const found = [...named.matchAll(namedTests)];
  expect(found).not.toEqual([]);
  for (const [, file = '', titles = ''] of found) {
    const source = await readFile(join(root, file), 'utf8');
    for (const [, title = ''] of titles.matchAll(/'([^']+)'/g)) expect(source).toContain(title);
  }
});
