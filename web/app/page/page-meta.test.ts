import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

const page = {
  title: 'About | Debt Payoff',
  description: 'What this is.',
  origin: 'https://debtpayoff.example',
  path: '/about',
  isIndexed: true,
};
const article = {
  slug: 'clear-a-card',
  title: 'Clear a card',
  category: 'Credit cards',
  tags: ['cards', 'interest'],
  published_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-02T09:00:00.000Z',
};

describe('the head of a page', () => {
  it('names its address, and an image with its size and what it says', () => {
    const meta = pageMeta(page);
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://debtpayoff.example/about',
    });
    expect(contentOf(meta, 'og:image')).toMatch(
      /^https:\/\/debtpayoff\.example\/social-images\/about\.png\?v=[0-9a-f]{8}$/,
    );
    expect(contentOf(meta, 'og:image:width')).toBe('1200');
    expect(contentOf(meta, 'og:image:height')).toBe('630');
    expect(contentOf(meta, 'og:image:alt')).toContain('What Debt Payoff does');
    expect(contentOf(meta, 'og:type')).toBe('website');
    expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
    expect(JSON.stringify(meta)).not.toMatch(/robots|rss/);
  });

  it.each(['/', '/strategies'])('shows the image of the home page at %s', (path) => {
    const meta = pageMeta({ ...page, path });
    expect(contentOf(meta, 'og:image')).toContain('/social-images/home.png');
  });

  it.each(['articles', 'resources'])('shows the image of all %s for one category', (name) => {
    const meta = pageMeta({ ...page, path: `/${name}?category=any` });
    expect(contentOf(meta, 'og:image')).toContain(`/social-images/${name}.png`);
  });

  it('keeps search engines away from what is not to be found', () => {
    const meta = pageMeta({ ...page, isIndexed: false });
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  it('says of an article when it was published and changed, and what it is about', () => {
    const meta = pageMeta({ ...page, path: '/articles/clear-a-card', article });
    expect(contentOf(meta, 'og:type')).toBe('article');
    expect(contentOf(meta, 'og:image')).toContain('/social-images/article-clear-a-card.png?v=');
    expect(contentOf(meta, 'article:published_time')).toBe(article.published_at);
    expect(contentOf(meta, 'article:modified_time')).toBe(article.updated_at);
    expect(contentOf(meta, 'article:section')).toBe('Credit cards');
    expect(
      meta.filter((entry) => 'property' in entry && entry.property === 'article:tag'),
    ).toHaveLength(2);
  });

  it('gives an image another address when its title changes', () => {
    const imageOf = (title: string): unknown =>
      contentOf(pageMeta({ ...page, article: { ...article, title } }), 'og:image');
    expect(imageOf('Clear a card')).not.toBe(imageOf('Clear a credit card'));
  });

  it('leads from articles to the feed', () => {
    expect(pageMeta({ ...page, path: '/articles?category=Cards' })).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: 'Debt Payoff articles',
      href: 'https://debtpayoff.example/rss.xml',
    });
  });
});

function contentOf(meta: ReturnType<typeof pageMeta>, property: string): unknown {
  return meta.flatMap((entry) =>
    'property' in entry && entry.property === property && 'content' in entry ? [entry.content] : [],
  )[0];
}
