/** Serves what search engines, feed readers and social networks ask for. */
import { feed } from '@debt-payoff/contract/feed';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors.ts';
import type { RenderCache } from '../../platform/render-cache.ts';
import { keepText, namesTag, sendKeptPage } from '../../platform/render-cache-page.ts';
import type { SiteConfig } from '../../platform/site-config.ts';
import type { ArticleReader } from '../articles/read-articles.ts';
import { listSitemapArticles } from './discovery.store.ts';
import { feedMax, feedXml } from './feed.ts';
import { robotsText } from './robots.ts';
import { sitemapMax, sitemapPages, sitemapXml } from './sitemap.ts';
import { createSocialImages, type SocialImageDeps } from './social-images/social-images.ts';

type DiscoveryDeps = SocialImageDeps & {
  readonly config: SiteConfig;
  readonly articles: Pick<ArticleReader, 'find' | 'list'>;
  readonly renderCache: Pick<RenderCache, 'findOrRender'>;
};

const daySeconds = 86_400;

export function serveDiscovery(app: FastifyInstance, deps: DiscoveryDeps): void {
  const { config, db } = deps;
  const { origin } = new URL(config.publicUrl);
  const xml = 'application/xml; charset=utf-8';
  serveText(app, deps, {
    path: '/robots.txt',
    contentType: 'text/plain; charset=utf-8',
    write: async () => robotsText(config),
  });
  // That site has no public page.
  if (config.environment === 'admin-production') return;
  serveText(app, deps, {
    path: '/sitemap.xml',
    contentType: xml,
    write: async () => {
      const articles = await listSitemapArticles(db, sitemapMax - sitemapPages.length);
      return sitemapXml(origin, { pages: sitemapPages, articles });
    },
  });
  serveText(app, deps, {
    path: feed.path,
    contentType: 'application/rss+xml; charset=utf-8',
    write: async () => feedXml(origin, await listFeedArticles(deps)),
  });
  serveSocialImages(app, deps);
}

type TextFile = {
  readonly path: string;
  readonly contentType: string;
  readonly write: () => Promise<string>;
};

/** Cached as pages are, until content changes; others must revalidate, so that they see a change at once. */
function serveText(
  app: FastifyInstance,
  { renderCache }: Pick<DiscoveryDeps, 'renderCache'>,
  { path, contentType, write }: TextFile,
): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await renderCache.findOrRender(path, async () =>
      keepText(contentType, await write()),
    );
    if (!page.mayBeKept) throw new Error(`${path} is the same for everyone`);
    return sendKeptPage(page, request, reply);
  };
  // A HEAD route that Fastify makes by itself would say that there is nothing to read.
  app.get(path, { ...open, exposeHeadRoute: false }, handler);
  app.head(path, open, handler);
}

/** Each route sets its own cache headers. */
const open = { config: { access: 'public', caching: null }, schema: { hide: true } } as const;

async function listFeedArticles({ articles }: Pick<DiscoveryDeps, 'articles'>) {
  const newest = { category: null, tag: null, page: 1, perPage: feedMax };
  const { articles: listed } = await articles.list(newest);
  const found = await Promise.all(listed.map(({ slug }) => articles.find(slug)));
  return found.filter((article) => article !== null);
}

function serveSocialImages(app: FastifyInstance, deps: SocialImageDeps): void {
  const images = createSocialImages(deps);
  // A wildcard, since a name may be longer than Fastify allows for a parameter.
  app.get<{ Params: { '*': string } }>('/social-images/*', open, async (request, reply) => {
    const name = /^([a-z0-9-]+)\.png$/.exec(request.params['*'])?.[1];
    const image = name === undefined ? null : await images.find(name);
    if (image === null) {
      reply.header('cache-control', 'no-store');
      throw new DomainError('not_found');
    }
    const etag = `"${image.digest}"`;
    const isKnown = namesTag(request.headers['if-none-match'], etag);
    // Before the headers, lest one that could not be made be kept for a day.
    const png = isKnown ? null : await image.readPng();
    reply.headers({ 'cache-control': `public, max-age=${daySeconds}`, etag });
    return png === null ? reply.status(304).send() : reply.type('image/png').send(png);
  });
}
