import { articleTags } from '@debt-payoff/contract/article-html';
import { getSchema } from '@tiptap/core';
import { expect, it } from 'vitest';
import { articleTagOf } from './article-html.ts';
import { articleExtensions } from './extensions.ts';

/** Parts of a table or a figure, which is read as a whole. */
const readWithTheirParent = ['thead', 'tbody', 'figcaption'];
/** Holds the place of an image on its way, and is never written. */
const ownTags = ['div'];

it('knows each element that the server lets an article have, and no other', () => {
  const { nodes, marks } = getSchema(articleExtensions);
  const rules = [...Object.values(nodes), ...Object.values(marks)].flatMap(
    ({ spec }) => spec.parseDOM ?? [],
  );
  const known = rules
    .flatMap(({ tag }) => /^[a-z0-9]+/.exec(tag ?? '')?.[0] ?? [])
    .map(articleTagOf);
  const wanted = articleTags.filter((tag) => !readWithTheirParent.includes(tag));
  expect([...new Set(known)].sort()).toEqual([...wanted, ...ownTags].sort());
});
