/**
 * Whether articles stay fast as they grow in number: lists and articles, by call and as pages that are
 * rendered afresh, on a database with twelve articles and on one with ten thousand, asked in turns.
 */
import { connectToBuiltIn } from '../e2e/support/built-in-database.ts';
import { fillWithArticles, manyArticles } from './many-articles.ts';
import {
  closeDatabases,
  compare,
  type ServedDatabase,
  send,
  smallAndLargeDatabase,
} from './small-and-large-database.ts';

const goal = 1.5;
const few = 12;

/** Another one each time. */
function anyArticle(prefix: string, count: number): () => string {
  let number = 0;
  return () => {
    number = (number + 7) % count;
    return `${prefix}/article-${number + 1}`;
  };
}

async function fill({ server }: ServedDatabase, count: number): Promise<void> {
  const client = await connectToBuiltIn(server.folder);
  await fillWithArticles(client, count);
  await client.end();
}

try {
  const { small, large } = await smallAndLargeDatabase();
  await fill(small, few);
  await fill(large, manyArticles);
  console.log(`articles: ${few} articles against ${manyArticles}`);
  // Twelve are in the category and have the tag there; here it is every sixth, and every one.
  const category = 'category=Category%200';
  const tag = 'tag=debt';
  const addresses = {
    'GET /api/articles': '/api/articles',
    'with category': `/api/articles?${category}`,
    'with tag': `/api/articles?${tag}`,
    'with category and tag': `/api/articles?${category}&${tag}`,
    'GET /api/articles/categories': '/api/articles/categories',
    // A request with a token bypasses the cached pages.
    'page /articles': '/articles',
    'page /articles with tag': `/articles?${tag}`,
  };
  for (const [name, path] of Object.entries(addresses)) {
    await compare(name, { base: () => send(small, path), other: () => send(large, path), goal });
  }
  // A process checks the content of an article when it first serves it.
  for (const { database, count } of [
    { database: small, count: few },
    { database: large, count: manyArticles },
  ]) {
    const next = anyArticle('/api/articles', count);
    for (let asked = 0; asked < count; asked += 1) await send(database, next());
  }
  for (const prefix of ['/api/articles', '/articles']) {
    const [ofFew, ofMany] = [anyArticle(prefix, few), anyArticle(prefix, manyArticles)];
    await compare(`${prefix === '/articles' ? 'page' : 'GET'} ${prefix}/{slug}`, {
      base: () => send(small, ofFew()),
      other: () => send(large, ofMany()),
      goal,
    });
  }
} finally {
  await closeDatabases();
}
