/** The images shown with shared links: what each of them says, and its address. */
import type { Article } from './articles.ts';
import { paths } from './paths.ts';
import { product } from './product.ts';
import { navigationTexts } from './texts/navigation.ts';

/** What is drawn: a title, and a small line above it. */
export type SocialImageText = { readonly title: string; readonly label: string };

export type SocialImage = SocialImageText & { readonly name: string };

export const socialImageSize = { widthPixels: 1200, heightPixels: 630 } as const;

/** Raised with each change of how images look, so that they are drawn again. */
const template = 1;

const homeImage: SocialImage = {
  name: 'home',
  label: 'Free debt calculator for the UK',
  title: 'See the month you could be debt free',
};

/** Of all pages but home, by their addresses. A function, since bundlers would keep the list in every page's scripts. */
function pageTexts(): Readonly<Record<string, SocialImageText>> {
  const { menu, footer } = navigationTexts;
  return {
    [paths.articles]: {
      label: menu.articles,
      title: 'Paying off debt, explained in plain words',
    },
    [paths.resources]: { label: menu.resources, title: 'Tools and services for everyday money' },
    [paths.about]: { label: footer.about, title: `What ${product.name} does, and why` },
    [paths.accessibility]: {
      label: footer.accessibility,
      title: 'How this site works for everyone',
    },
    [paths.debtHelp]: { label: footer.debtHelp, title: 'Free, confidential debt advice in the UK' },
    [paths.howWeCalculate]: {
      label: footer.howWeCalculate,
      title: 'The sums behind your plan, in words',
    },
    [paths.privacy]: {
      label: footer.privacy,
      title: 'What we know about you, and what we never ask',
    },
    [paths.terms]: { label: footer.terms, title: 'Our terms, in plain words' },
    [paths.contact]: { label: footer.contact, title: 'Questions, answers and a way to reach us' },
    [paths.cookies]: { label: footer.cookies, title: 'What we keep in your browser, and why' },
    [paths.cookieSettings]: {
      label: footer.cookieSettings,
      title: 'Choose whether we may measure your visits',
    },
  };
}

/** A list shows the same image whatever it is narrowed to; a page without an image shows the home page's. */
export function pageImageOf(path: string): SocialImage {
  const [page = ''] = path.split('?');
  return findPageImage(page.slice(1)) ?? homeImage;
}

export function findPageImage(name: string): SocialImage | null {
  if (name === homeImage.name) return homeImage;
  const text = pageTexts()[`/${name}`];
  return text === undefined ? null : { ...text, name };
}

const articlePrefix = 'article-';

export function articleImageOf(article: Pick<Article, 'slug' | 'title' | 'category'>): SocialImage {
  const { slug, title, category } = article;
  return { name: `${articlePrefix}${slug}`, label: category, title };
}

/** The slug of the article whose image has this name; null where it is no article's. */
export function articleSlugOf(name: string): string | null {
  return name.startsWith(articlePrefix) ? name.slice(articlePrefix.length) : null;
}

/** All that the look of an image depends on. */
export function drawnText({ title, label }: SocialImageText): string {
  return JSON.stringify([template, label, title]);
}

/** The version makes caches fetch an image again when it has changed; the server does not read it. */
export function socialImagePath(image: SocialImage): string {
  return `/social-images/${image.name}.png?v=${shortHashOf(drawnText(image))}`;
}

/** FNV-1a: the web has no synchronous hash of its own, and this one only tells versions apart. */
function shortHashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
