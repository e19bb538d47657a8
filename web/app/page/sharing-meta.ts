/** What a page says to those who show a link to it: social networks, messengers and feed readers. */
import type { Article } from '@debt-payoff/contract/articles';
import { feed } from '@debt-payoff/contract/feed';
import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import {
  articleImageOf,
  pageImageOf,
  socialImagePath,
  socialImageSize,
} from '@debt-payoff/contract/social-images';
import type { MetaDescriptor } from 'react-router';

export type SharedArticle = Pick<
  Article,
  'slug' | 'title' | 'category' | 'tags' | 'published_at' | 'updated_at'
>;

export type SharedPage = {
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  readonly path: string;
  /** For the page of an article. */
  readonly article?: SharedArticle;
};

export function sharingMeta(page: SharedPage): MetaDescriptor[] {
  const { title, description, origin, path, article } = page;
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${origin}${path}` },
    { property: 'og:type', content: article === undefined ? 'website' : 'article' },
    { property: 'og:site_name', content: product.name },
    { property: 'og:locale', content: 'en_GB' },
    ...imageMeta(page),
    ...(article === undefined ? [] : articleMeta(article)),
    ...(path.startsWith(paths.articles) ? [feedLink(origin)] : []),
  ];
}

function imageMeta({ origin, path, article }: SharedPage): MetaDescriptor[] {
  const image = article === undefined ? pageImageOf(path) : articleImageOf(article);
  return [
    { property: 'og:image', content: `${origin}${socialImagePath(image)}` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(socialImageSize.widthPixels) },
    { property: 'og:image:height', content: String(socialImageSize.heightPixels) },
    { property: 'og:image:alt', content: `${image.title}. ${product.name}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function articleMeta(article: SharedArticle): MetaDescriptor[] {
  const { published_at: publishedAt, updated_at: updatedAt, category, tags } = article;
  return [
    ...(publishedAt === null ? [] : [{ property: 'article:published_time', content: publishedAt }]),
    { property: 'article:modified_time', content: updatedAt },
    ...(category === '' ? [] : [{ property: 'article:section', content: category }]),
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ];
}

function feedLink(origin: string): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: feed.title,
    href: `${origin}${feed.path}`,
  };
}
