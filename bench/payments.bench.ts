/**
 * Whether payments, schedules and progress stay fast: the same account, asked in turns, on a database with
 * hardly anybody else and on one with 3,000,000 payments; and, in the large one, more of one's own against less:
 * a history of 10,000 payments against one of 100, a payment among 20 debts against one alone, which all
 * count in the plan that follows it.
 */
import { connectToBuiltIn } from '../e2e/support/built-in-database.ts';
import { addCrowd, addCrowdPayments, crowd } from './many-people.ts';
import { reportFullReads } from './query-plans.ts';
import {
  closeDatabases,
  compare,
  firstPortfolioId,
  type Reply,
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
  const reads = {
    portfolios: '/api/portfolios',
    portfolio: at,
    dashboard: '/api/portfolios?include=debts',
    payments: `${at}/payments`,
    'payment history': `${at}/payments/history`,
    'payment summary': `${at}/payments/summary`,
    schedules: `${at}/scheduled-payments`,
    'missed payments': `${at}/scheduled-payments/check-missed`,
    'upcoming payments': `${at}/scheduled-payments/upcoming`,
    progress: `${at}/progress`,
    plan: `${at}/plan`,
    'plans of all portfolios': '/api/plan',
    'plan against actual': `${at}/progress/plan-vs-actual`,
  };
  console.log(
    `payments: an almost empty database against one with ${crowd.people * crowd.debtsEach * crowd.paymentsEach} payments`,
  );
  for (const [name, path] of Object.entries(reads)) {
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

async function recordAndDelete(database: ServedDatabase, at: string): Promise<Reply> {
  const { debts } = JSON.parse((await send(database, at)).text);
  const start = performance.now();
  const { text } = await send(database, `${at}/payments`, {
    method: 'POST',
    body: { debt_id: debts[0].id, payment_amount: 10, payment_date: today() },
  });
  await send(database, `${at}/payments/${JSON.parse(text).id}`, { method: 'DELETE' });
  return { ms: performance.now() - start, text };
}

function processDue(database: ServedDatabase, at: string): Promise<Reply> {
  const body = { target_date: today() };
  return send(database, `${at}/scheduled-payments/process`, { method: 'POST', body });
}

function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date());
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

async function createPortfolio(
  database: ServedDatabase,
  { name, count }: { readonly name: string; readonly count: number },
): Promise<{ id: number; debts: { id: number }[] }> {
  const debt = {
    creditor: 'Northgate credit card',
    debt_type: 'Credit Card',
    balance: 90_000_000,
    interest_rate: 9.9,
    monthly_payment: 1_000_000,
  };
  const body = { name, debts: Array.from({ length: count }, () => debt) };
  return JSON.parse((await send(database, '/api/portfolios', { method: 'POST', body })).text);
}

async function addPayments(
  client: Client,
  payments: { debtId: number; portfolioId: number; count: number; days: number },
): Promise<void> {
  const { debtId, portfolioId, count, days } = payments;
  await client.query(
    `INSERT INTO payments (debt_id, portfolio_id, amount_pence, paid_on, payment_type,
       interest_pence, principal_pence, excess_pence, balance_after_pence, created_at, updated_at)
     SELECT $1, $2, 1000, current_date - (n * 31 % $4)::integer, 'regular', 0, 1000, 0, 1, now(), now()
     FROM generate_series(1, $3) AS n`,
    [debtId, portfolioId, count, days],
  );
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
