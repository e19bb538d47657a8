/**
 * Whether portfolios stay fast as the product fills up: the same account, asked in turns, on a database
 * with hardly anybody else and on one with 100,000 people and 300,000 debts.
 */
import { connectToBuiltIn } from '../e2e/support/built-in-database.ts';
import { addCrowd, crowd } from './many-people.ts';
import { reportFullReads } from './query-plans.ts';
import {
  closeDatabases,
  compare,
  firstPortfolioId,
  send,
  smallAndLargeDatabase,
} from './small-and-large-database.ts';

const goal = 1.5;

try {
  const { small, large } = await smallAndLargeDatabase();
  const client = await connectToBuiltIn(large.server.folder);
  await addCrowd(client);
  const calls = {
    list: '/api/portfolios',
    detail: `/api/portfolios/${await firstPortfolioId(large)}`,
    dashboard: '/api/portfolios?include=debts',
  };
  console.log(
    `portfolios: an almost empty database against one with ${crowd.people} people and ${crowd.people * crowd.debtsEach} debts`,
  );
  for (const [name, path] of Object.entries(calls)) {
    await compare(name, { base: () => send(small, path), other: () => send(large, path), goal });
  }
  await reportFullReads(client);
  await client.end();
} finally {
  await closeDatabases();
}
