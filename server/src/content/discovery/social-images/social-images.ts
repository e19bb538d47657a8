/** Draws each social image when it is first asked for, and keeps it in the database. */
import { createHash } from 'node:crypto';
import {
  articleImageOf,
  articleSlugOf,
  drawnText,
  findPageImage,
  type SocialImage,
  type SocialImageText,
} from '@debt-payoff/contract/social-images';
import type { Renderings } from '../../../platform/capacity.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ArticleReader } from '../../articles/read-articles.ts';
import { createSocialImageDrawing } from './drawing.ts';
import { findSavedImage, saveImage } from './social-images.store.ts';

type FoundImage = {
  readonly digest: string;
  /** From the database, or made where it is not there yet. */
  readonly readPng: () => Promise<Buffer>;
};

export type SocialImages = {
  /** Null where no page and no published article has an image of this name. */
  readonly find: (name: string) => Promise<FoundImage | null>;
};

export type SocialImageDeps = {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly articles: Pick<ArticleReader, 'find'>;
  /** An image takes about 60 ms, of which the main thread works 5: it waits its turn among the pages. */
  readonly renderings: Pick<Renderings, 'begin'>;
};

export function createSocialImages(deps: SocialImageDeps): SocialImages {
  const { db, clock, articles, renderings } = deps;
  const drawing = createSocialImageDrawing();
  const underWay = new Map<string, Promise<Buffer>>();

  const make = async (text: SocialImageText, digest: string): Promise<Buffer> => {
    const png = await renderings.begin(() => drawing.draw(text));
    await saveImage(db, { digest, png, madeAt: clock.now() });
    return png;
  };
  const makeOnce = (text: SocialImageText, digest: string): Promise<Buffer> => {
    const making =
      underWay.get(digest) ?? make(text, digest).finally(() => underWay.delete(digest));
    underWay.set(digest, making);
    return making;
  };

  return {
    find: async (name) => {
      const image = await findImage(articles, name);
      if (image === null) return null;
      const digest = createHash('sha256').update(drawnText(image)).digest('hex');
      const readPng = async () => (await findSavedImage(db, digest)) ?? makeOnce(image, digest);
      return { digest, readPng };
    },
  };
}

/** Under a former slug, too: links that were shared long ago still show one. */
async function findImage(
  articles: SocialImageDeps['articles'],
  name: string,
): Promise<SocialImage | null> {
  const slug = articleSlugOf(name);
  if (slug === null) return findPageImage(name);
  const article = await articles.find(slug);
  return article === null ? null : articleImageOf(article);
}
