/** Tells whether the text of an article is still one that the product came with. */
import { createHash } from 'node:crypto';
import type { StoredText } from '../articles/write-articles.store.ts';

/** Of everything that staff can write, and of nothing that follows from it. */
export function textDigest(text: Omit<StoredText, 'readingMinutes'>): string {
  const { title, content, excerpt, metaTitle, metaDescription, metaKeywords } = text;
  const { category, tags, author, sourceUrl } = text;
  const written = [title, content, excerpt, metaTitle, metaDescription, metaKeywords];
  return createHash('sha256')
    .update(JSON.stringify([...written, category, tags, author, sourceUrl]))
    .digest('hex')
    .slice(0, 16);
}
