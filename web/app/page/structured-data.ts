/**
 * What search engines are told about a page, in the vocabulary of schema.org. For the server's page
 * alone: callers ask for it where `import.meta.env.SSR` holds.
 */
import type { Article } from '@debt-payoff/contract/articles';
import { articlePath, paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { articleImageOf, socialImagePath } from '@debt-payoff/contract/social-images';

export type StructuredData = Readonly<Record<string, unknown>>;

const context = { '@context': 'https://schema.org' } as const;

/** From the home page, which is not among the given ones, down to the page itself. */
export function breadcrumbData(
  origin: string,
  crumbs: readonly { readonly name: string; readonly path: string }[],
): StructuredData {
  const all = [{ name: product.name, path: paths.home }, ...crumbs];
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

type DescribedArticle = Pick<
  Article,
  'slug' | 'title' | 'category' | 'tags' | 'author' | 'published_at' | 'updated_at'
>;

export function articleData(
  origin: string,
  { article, description }: { readonly article: DescribedArticle; readonly description: string },
): StructuredData {
  const publisher = { '@type': 'Organization', name: product.name, url: `${origin}/` };
  const isOurs = article.author === product.team;
  return {
    ...context,
    '@type': 'Article',
    headline: article.title,
    description,
    mainEntityOfPage: `${origin}${articlePath(article.slug)}`,
    image: `${origin}${socialImagePath(articleImageOf(article))}`,
    ...(article.published_at !== null && { datePublished: article.published_at }),
    dateModified: article.updated_at,
    author: isOurs
      ? { ...publisher, name: article.author }
      : { '@type': 'Person', name: article.author },
    publisher,
    ...(article.category !== '' && { articleSection: article.category }),
    keywords: article.tags,
    inLanguage: product.locale,
    isAccessibleForFree: true,
  };
}

export function questionsData(
  questions: readonly { readonly question: string; readonly answer: string }[],
): StructuredData {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
