/**
 * Whether portfolios stay fast as the product fills up: the same account, asked in turns, on a database
 * with hardly anybody else and on one with 100,000 people and 300,000 debts.
 */
import { connectToBuiltIn } from '../e2e/support/built-in-database.ts';
import { addCrowd, crowd } from './many-people.ts';
import { reportFullReads } from './query-plans.ts';
import { ask, closePlaces, compare, firstPortfolioId, openPlace } from './small-and-large-database.ts';

const goal = 1.5;

try {
  const empty = await openPlace('empty');
  const full = await openPlace('full');
  const client = await connectToBuiltIn(full.folder);
  await addCrowd(client);
  const calls = {
    list: '/api/portfolios',
    detail: `/api/portfolios/${await firstPortfolioId(full)}`,
    dashboard: '/api/portfolios?include=debts',
  };
  console.log(
    `portfolios: an almost empty database against one with ${crowd.people} people and ${crowd.people * crowd.debtsEach} debts`,
  );
  for (const [name, path] of Object.entries(calls)) {
    await compare(name, { base: () => ask(empty, path), other: () => ask(full, path), goal });
  }
  await reportFullReads(client);
  await client.end();
} finally {
  await closePlaces();
}
