/**
 * Whether payments, schedules and progress stay fast: the same account, asked in turns, on a database with
 * hardly anybody else and on one with 3,000,000 payments; and a history of 10,000 payments against one of 100.
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

async function compareHistories(
  database: ServedDatabase,
  client: Awaited<ReturnType<typeof connectToBuiltIn>>,
): Promise<void> {
  const paths: string[] = [];
  for (const count of [100, 10_000]) {
    const { text } = await send(database, '/api/portfolios', {
      method: 'POST',
      body: {
        name: `With ${count} payments`,
        debts: [
          {
            creditor: 'Northgate credit card',
            debt_type: 'Credit Card',
            balance: 90_000_000,
            interest_rate: 9.9,
            monthly_payment: 100,
          },
        ],
      },
    });
    const { id, debts } = JSON.parse(text);
    await client.query(
      `INSERT INTO payments (debt_id, portfolio_id, amount_pence, paid_on, payment_type,
         interest_pence, principal_pence, excess_pence, balance_after_pence, created_at, updated_at)
       SELECT $1, $2, 1000, current_date - (n % 3000)::integer, 'regular', 0, 1000, 0, 1, now(), now()
       FROM generate_series(1, $3) AS n`,
      [debts[0].id, id, count],
    );
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
