import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { articleSourcesFile, writeArticleSources } from './article-sources.ts';

it('keeps the sources of the articles on file as they are (npm run content:sources)', async () => {
  expect(await readFile(articleSourcesFile, 'utf8')).toBe(writeArticleSources());
});
