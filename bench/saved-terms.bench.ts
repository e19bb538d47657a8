/**
 * What it costs those whose debts have no deals and no rules that saved debts can have them: the product before that
 * and today's are asked in turns, of the same debts and payments, and do the same days' work.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@debt-payoff/contract/days';
import { connectToBuiltIn } from '../e2e/support/built-in-database.ts';
import { root } from '../scripts/run-program.ts';
import { commitBeforeSavedTerms, unpackBefore } from '../scripts/unpack-before.ts';
import { withEmbeddedServer } from './embedded-server.ts';
import * as freshServerToday from './fresh-server.ts';
import * as peopleToday from './many-people.ts';
import {
  addPayments,
  createPortfolio,
  processDue,
  readsOf,
  recordAndDelete,
} from './payment-calls.ts';
import {
  closeDatabases,
  compare,
  openDatabase,
  reportRatio,
  type ServedDatabase,
  send,
} from './small-and-large-database.ts';
import * as townToday from './town.ts';

const goal = 1.1;
const people = 10_000;
/** After the first, which finds everything cold. */
const measuredDays = 6;
const settlingRounds = 100;

/** As much of it as the bench calls, in the product of today or before. */
type Product = {
  readonly startFreshServer: typeof freshServerToday.startFreshServer;
  readonly addCrowd: typeof peopleToday.addCrowd;
  readonly addCrowdPayments: typeof peopleToday.addCrowdPayments;
  readonly openTown: typeof townToday.openTown;
  readonly runDay: typeof townToday.runDay;
};

const today: Product = { ...freshServerToday, ...peopleToday, ...townToday };
const before = await loadBefore();

console.log('saved terms: the product before debts could keep them against that of today');
await comparePayments();
await compareDays();

async function loadBefore(): Promise<Product> {
  const workspaces = ['engine', 'contract', 'charts', 'server', 'web', 'stripe-emulator'];
  const rest = [
    'e2e',
    'bench',
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ];
  const folder = unpackBefore([...workspaces, ...rest], commitBeforeSavedTerms);
  const bench = join(folder, 'bench');
  copyFileSync(join(root, 'bench/town.ts'), join(bench, 'town.ts'));
  return {
    ...(await import(join(bench, 'fresh-server.ts'))),
    ...(await import(join(bench, 'many-people.ts'))),
    ...(await import(join(bench, 'town.ts'))),
  };
}

async function comparePayments(): Promise<void> {
  try {
    const base = await openAccount('before', before);
    const other = await openAccount('today', today);
    await settle([base, other]);
    for (const [name, path] of Object.entries(readsOf(base.at))) {
      const pathOfOther = readsOf(other.at)[name] ?? path;
      await compare(name, {
        base: () => send(base.database, path),
        other: () => send(other.database, pathOfOther),
        goal,
      });
    }
    await compare('record and delete a payment', {
      base: () => recordAndDelete(base.database, base.at),
      other: () => recordAndDelete(other.database, other.at),
      goal,
    });
    await compare('process what is due', {
      base: () => processDue(base.database, base.at),
      other: () => processDue(other.database, other.at),
      goal,
    });
  } finally {
    await closeDatabases();
  }
}

/** The one that was filled last still writes its pages, and has answered less. */
async function settle(accounts: readonly { database: ServedDatabase; at: string }[]) {
  for (const { database, at } of accounts) {
    const client = await connectToBuiltIn(database.server.folder);
    await client.query('CHECKPOINT');
    await client.end();
    for (let round = 0; round < settlingRounds; round += 1) {
      for (const path of Object.values(readsOf(at))) await send(database, path);
    }
  }
}

/** Beside a crowd: three portfolios of debts without terms, each with two years of payments and a schedule. */
async function openAccount(name: string, product: Product) {
  const database = await openDatabase(name, product.startFreshServer);
  const client = await connectToBuiltIn(database.server.folder);
  await product.addCrowd(client, people);
  await product.addCrowdPayments(client);
  await removePortfolios(database);
  const [first] = [
    await addPortfolio(5, { database, client }),
    await addPortfolio(2, { database, client }),
    await addPortfolio(1, { database, client }),
  ];
  await client.query('VACUUM ANALYZE');
  await client.end();
  return { database, at: `/api/portfolios/${first}` };
}

/** Those of the demo account, which are not the same in both. */
async function removePortfolios(database: ServedDatabase): Promise<void> {
  for (const { id } of JSON.parse((await send(database, '/api/portfolios')).text)) {
    await send(database, `/api/portfolios/${id}`, { method: 'DELETE' });
  }
}

type Account = {
  readonly database: ServedDatabase;
  readonly client: Awaited<ReturnType<typeof connectToBuiltIn>>;
};

async function addPortfolio(count: number, { database, client }: Account): Promise<number> {
  const { id, debts } = await createPortfolio(database, { name: `Of ${count}`, count });
  for (const debt of debts) {
    await addPayments(client, { debtId: debt.id, portfolioId: id, count: 24, days: 730 });
    await send(database, `/api/portfolios/${id}/scheduled-payments`, {
      method: 'POST',
      body: { debt_id: debt.id, payment_amount: 100, payment_day: 1, payment_type: 'regular' },
    });
  }
  return id;
}

async function compareDays(): Promise<void> {
  await withEmbeddedServer('saved-terms', async (url) => {
    const base = await before.openTown(url, { name: 'before', people });
    const other = await today.openTown(url, { name: 'today', people });
    const times = { base: [] as number[], other: [] as number[] };
    for (let day = 0; day <= measuredDays; day += 1) {
      const on = addDays(base.seededOn, day);
      const ms = { base: await before.runDay(base, on), other: await today.runDay(other, on) };
      if (day === 0) continue;
      times.base.push(ms.base);
      times.other.push(ms.other);
    }
    reportRatio('each payment recorded or mail prepared', { ...times, goal });
    await base.close();
    await other.close();
  });
}
