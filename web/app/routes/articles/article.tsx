import { articlePath, paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { contentTexts } from '@debt-payoff/contract/texts/content';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { isRouteErrorResponse } from 'react-router';
import { ArticleNotFound } from '../../articles/article-not-found.tsx';
import { ArticleView } from '../../articles/article-page.tsx';
import { loadArticle } from '../../articles/load-articles.server.ts';
import type { ShownArticle } from '../../articles/shown-articles.ts';
import { pageContentOf } from '../../page/page-context.server.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { privateMeta } from '../../page/private-meta.ts';
import { articleData, breadcrumbData } from '../../page/structured-data.ts';
import type { Route } from './+types/article';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadArticle(pageContentOf(context), { slug: params.slug, search: url.search });
}

export const headers = ({ errorHeaders, loaderHeaders }: Route.HeadersArgs) =>
  errorHeaders ?? loaderHeaders;

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return privateMeta(contentTexts.articles.notFound);
  const { article } = loaderData;
  const { origin } = matches[0].loaderData;
  const description = article.meta_description || article.excerpt;
  return [
    ...pageMeta({
      title: article.meta_title || `${article.title} | ${product.name}`,
      description,
      origin,
      path: articlePath(article.slug),
      isIndexed: location.search === '',
      article,
    }),
    // For search engines, which read the server's page: a browser need not load it.
    ...(import.meta.env.SSR ? structuredData({ origin, article, description }) : []),
  ];
}

function structuredData(page: {
  readonly origin: string;
  readonly article: ShownArticle;
  readonly description: string;
}) {
  const { origin, article, description } = page;
  const crumbs = [
    { name: navigationTexts.menu.articles, path: paths.articles },
    { name: article.title, path: articlePath(article.slug) },
  ];
  return [articleData(origin, { article, description }), breadcrumbData(origin, crumbs)].map(
    (entry) => ({ 'script:ld+json': entry }),
  );
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return <ArticleView {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ArticleNotFound isGone={isRouteErrorResponse(error) && error.status === 404} />;
}
