/** Fills a database with articles of an ordinary length, in a few statements. */
import type pg from 'pg';

export const manyArticles = 10_000;

/** `$1`: how many. All have one tag, and two of twelve; a category holds a dozen, then comes the next of six. */
const articlesStep = `INSERT INTO articles (slug, title, content, excerpt, meta_title, meta_description,
     meta_keywords, category, tags, author, reading_minutes, status, published_at, created_at, updated_at)
   SELECT 'article-' || n, 'What there is to know of subject ' || n,
     '<p>Article ' || n || '</p>' || repeat('<h2>A part</h2><p>A sentence of <strong>plain</strong> words with <a href="/debt-help">a link</a>. ' || repeat('Some more words. ', 40) || '</p>', 8),
     'What is to be said of it in a sentence or two, for the list.', 'Subject ' || n, 'About it', 'debt',
     'Category ' || (n - 1) / 12 % 6, ARRAY['debt', 'tag ' || n % 12, 'tag ' || (n + 5) % 12],
     'The Debt Payoff Team', 4, 'published', now() - n * interval '1 hour', now(), now()
   FROM generate_series(1, $1) AS n`;

const steps = [
  'INSERT INTO article_slugs (slug, article_id) SELECT slug, id FROM articles',
  `INSERT INTO article_tags (article_id, tag, category, published_at)
   SELECT id, unnest(tags), category, published_at FROM articles`,
];

/** Replaces those that are there. */
export async function fillWithArticles(client: pg.Client, count: number): Promise<void> {
  await client.query('TRUNCATE articles CASCADE');
  await client.query(articlesStep, [count]);
  for (const step of steps) await client.query(step);
  await client.query('VACUUM ANALYZE');
}
