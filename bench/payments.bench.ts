/**
 * Whether payments, schedules and progress stay fast: the same account, asked in turns, on a database with
 * hardly anybody else and on one with 3,000,000 payments; and, in the large one, more of one's own against less:
 * a history of 10,000 payments against one of 100, a payment among 20 debts against one alone, which all
 * count in the plan that follows it.
 */
import { connectToBuiltIn } from '../e2e/support/built-in-database.ts';
import { addCrowd, addCrowdPayments, crowd } from './many-people.ts';
import {
  addPayments,
  createPortfolio,
  processDue,
  readsOf,
  recordAndDelete,
} from './payment-calls.ts';
import { reportFullReads } from './query-plans.ts';
import {
  closeDatabases,
  compare,
  firstPortfolioId,
  type ServedDatabase,
  send,
  smallAndLargeDatabase,
} from './small-and-large-database.ts';

const goal = 1.5;
const historyGoal = 3;
const neighboursGoal = 2.5;

try {
  const { small, large } = await smallAndLargeDatabase();
  const client = await connectToBuiltIn(large.server.folder);
  await addCrowd(client);
  await addCrowdPayments(client);
  const id = await firstPortfolioId(large);
  const at = `/api/portfolios/${id}`;
  console.log(
    `payments: an almost empty database against one with ${crowd.people * crowd.debtsEach * crowd.paymentsEach} payments`,
  );
  for (const [name, path] of Object.entries(readsOf(at))) {
    await compare(name, { base: () => send(small, path), other: () => send(large, path), goal });
  }
  await compare('record and delete a payment', {
    base: () => recordAndDelete(small, at),
    other: () => recordAndDelete(large, at),
    goal,
  });
  await compare('process what is due', {
    base: () => processDue(small, at),
    other: () => processDue(large, at),
    goal,
  });
  await compareHistories(large, client);
  await compareNeighbours(large, client);
  await reportFullReads(client);
  await client.end();
} finally {
  await closeDatabases();
}

type Client = Awaited<ReturnType<typeof connectToBuiltIn>>;

/** Each debt with two years of monthly payments. */
async function compareNeighbours(database: ServedDatabase, client: Client): Promise<void> {
  const paths: string[] = [];
  for (const count of [1, 20]) {
    const { id, debts } = await createPortfolio(database, { name: `Of ${count}`, count });
    for (const debt of debts) {
      await addPayments(client, { debtId: debt.id, portfolioId: id, count: 24, days: 730 });
    }
    paths.push(`/api/portfolios/${id}`);
  }
  const [alone = '', among = ''] = paths;
  await compare('a payment of one debt against one among 20', {
    base: () => recordAndDelete(database, alone),
    other: () => recordAndDelete(database, among),
    goal: neighboursGoal,
  });
}

async function compareHistories(database: ServedDatabase, client: Client): Promise<void> {
  const paths: string[] = [];
  for (const count of [100, 10_000]) {
    const { id, debts } = await createPortfolio(database, {
      name: `With ${count} payments`,
      count: 1,
    });
    for (const debt of debts) {
      await addPayments(client, { debtId: debt.id, portfolioId: id, count, days: 3000 });
    }
    paths.push(`/api/portfolios/${id}/payments/history`);
  }
  await client.query('VACUUM ANALYZE payments');
  const [few = '', many = ''] = paths;
  await compare('history of 100 against 10,000', {
    base: () => send(database, few),
    other: () => send(database, many),
    goal: historyGoal,
  });
}
