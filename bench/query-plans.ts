/** Which of the product's statements on portfolios read a large table from end to end. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { addDebts, removeDebt, updateDebt } from '../server/src/debts/debts.ts';
import { replaceDebts } from '../server/src/debts/replace-debts.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import {
  checkDebtLimit,
  createPortfolio,
  getPortfolio,
  listWithDebts,
  removePortfolio,
  updatePortfolio,
} from '../server/src/portfolios/portfolios.ts';

const rowsOfLargeTable = 50_000;

type Statement = { readonly text: string; readonly values: readonly unknown[] };
export type PlanFindings = { readonly explained: number; readonly endToEnd: readonly string[] };

/** Runs every verb on the portfolios of one of many people, and asks how each statement is answered. */
export async function findFullReads(client: pg.Client): Promise<PlanFindings> {
  const large = await listLargeTables(client);
  if (large.size === 0) throw new Error('No table is large: the database is not full');
  const statements = await recordStatements(client);
  const endToEnd: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, [...values]);
    for (const table of fullReadsOf(rows[0]['QUERY PLAN'])) {
      if (large.has(table)) endToEnd.push(`${table}: ${text}`);
    }
  }
  // What is not a statement of ours, such as the deletion of what hung on a row, is seen here only.
  for (const [table, before] of large) {
    const after = (await listLargeTables(client)).get(table) ?? 0;
    if (after > before) endToEnd.push(`${table}: read from end to end ${after - before} times`);
  }
  return { explained: statements.length, endToEnd };
}

async function recordStatements(client: pg.Client): Promise<Statement[]> {
  const recorded = new Map<string, Statement>();
  const db = drizzle(client, {
    logger: {
      logQuery: (text, values) => {
        if (/^(select|update|delete)\b/i.test(text)) recorded.set(text, { text, values });
      },
    },
  });
  const deps = { db, clock: systemClock() };
  const { rows } = await client.query(
    `SELECT id FROM users WHERE username_key LIKE 'crowd-%' ORDER BY id DESC LIMIT 1`,
  );
  const userId = Number(rows[0].id);
  const [old] = await listWithDebts(deps, userId);
  if (old === undefined) throw new Error('Nobody has a portfolio');
  await removePortfolio(deps, { userId, portfolioId: old.id });
  const made = await createPortfolio(deps, { userId, ...names, debts: [facts] });
  const at = { userId, portfolioId: made.id };
  await getPortfolio(deps, at);
  await checkDebtLimit(deps, at);
  await updatePortfolio(deps, { ...at, ...names, version: made.version });
  const [added] = await addDebts(deps, { ...at, facts: [facts] });
  if (added === undefined) throw new Error('No debt was added');
  await updateDebt(deps, { ...at, debtId: added.id, facts, version: added.version });
  await replaceDebts(deps, { ...at, facts: [facts], version: undefined });
  const [kept] = (await getPortfolio(deps, at)).debts;
  if (kept !== undefined) await removeDebt(deps, { ...at, debtId: kept.id });
  return [...recorded.values()];
}

const names = { name: 'For the plans', description: '' };
const facts = {
  creditor: 'Northgate credit card',
  debt_type: 'Credit Card',
  balance: 1_200,
  interest_rate: 18.9,
  monthly_payment: 60,
  auto_payment_enabled: true,
} as const;

/** Their names, and how often they were read from end to end. */
async function listLargeTables(client: pg.Client): Promise<Map<string, number>> {
  await client.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await client.query<{ relname: string; seq_scan: string }>(
    'SELECT relname, seq_scan FROM pg_stat_user_tables WHERE n_live_tup > $1',
    [rowsOfLargeTable],
  );
  return new Map(rows.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]));
}

/** The tables that a plan, or a part of it, reads from end to end. */
function fullReadsOf(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(fullReadsOf);
  if (plan === null || typeof plan !== 'object') return [];
  const isFullRead = 'Node Type' in plan && plan['Node Type'] === 'Seq Scan';
  const own = isFullRead && 'Relation Name' in plan ? [String(plan['Relation Name'])] : [];
  return [...own, ...Object.values(plan).flatMap(fullReadsOf)];
}
