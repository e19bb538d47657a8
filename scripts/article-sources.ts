/** `npm run content:sources`: writes docs/article-sources.md, where each figure and fact of the articles comes from. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeedArticle } from '../server/src/content/seed/seed-article.ts';
import { seedArticles } from '../server/src/content/seed/seed-articles.ts';

export const articleSourcesFile = join(import.meta.dirname, '../docs/article-sources.md');

export function writeArticleSources(): string {
  return `${[introduction, ...seedArticles.map(sectionOf)].join('\n\n')}\n`;
}

const introduction = `# Where the figures and facts in the articles come from

Written by \`npm run content:sources\`. A name in code type is a function or an example in
\`server/src/content/seed/figures/\`, whose tests hold it against a figure worked out another way;
anything else is a published source.`;

function sectionOf({ title, slug, sources }: SeedArticle): string {
  const rows = sources.map(({ says, source }) => `| ${cell(says)} | ${cell(nameOf(source))} |`);
  return [
    `## ${title}`,
    '',
    `/articles/${slug}`,
    '',
    '| says | source |',
    '|---|---|',
    ...rows,
  ].join('\n');
}

function nameOf(source: string): string {
  return /^\w+$/.test(source) ? `\`${source}\`` : source;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

if (import.meta.main) await writeFile(articleSourcesFile, writeArticleSources());
