/** Which of the product's statements about portfolios and what is in them read a large table from end to end. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { checkDebtLimit } from '../server/src/debts/debt-limits.ts';
import { addDebts, type DebtDeps, removeDebt, updateDebt } from '../server/src/debts/debts.ts';
import {
  createPortfolio,
  getPortfolio,
  listWithDebts,
} from '../server/src/debts/portfolio-with-debts.ts';
import { replaceDebts } from '../server/src/debts/replace-debts.ts';
import { findUsersWithDueDeals, listDueDeals } from '../server/src/jobs/deal-reminders.store.ts';
import {
  findUsersWithOpenDates,
  listOpenDates,
  listPortfoliosWithDue,
  listRecordingUsers,
} from '../server/src/jobs/due-dates.store.ts';
import { paymentRetentions } from '../server/src/jobs/payment-jobs.ts';
import { reminderRounds } from '../server/src/jobs/reminders.ts';
import { readHistory, summariseHistory } from '../server/src/payments/history.ts';
import {
  addPayment,
  listAllPayments,
  type PaymentDeps,
  removePayment,
  updatePayment,
} from '../server/src/payments/payments.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { applyRetentions } from '../server/src/platform/retention.ts';
import type { AtPortfolio } from '../server/src/portfolios/portfolio-ownership.ts';
import { removePortfolio, updatePortfolio } from '../server/src/portfolios/portfolios.ts';
import { captureProgress, listProgress } from '../server/src/progress/progress.ts';
import { scheduleLinks } from '../server/src/registries.ts';
import { listMissed } from '../server/src/schedules/missed-payments.ts';
import { processSchedules } from '../server/src/schedules/record-due-payments.ts';
import {
  addSchedule,
  listPortfolioSchedules,
  listUpcoming,
  removeSchedule,
  updateSchedule,
} from '../server/src/schedules/schedules.ts';

const rowsOfLargeTable = 50_000;

type Statement = { readonly text: string; readonly values: readonly unknown[] };
type PlanFindings = { readonly explained: number; readonly endToEnd: readonly string[] };

/** Prints what it found, and fails the run where a large table was read from end to end. */
export async function reportFullReads(client: pg.Client): Promise<void> {
  const { explained, endToEnd } = await findFullReads(client);
  for (const finding of endToEnd) console.log(`  NO INDEX for ${finding}`);
  if (endToEnd.length > 0) process.exitCode = 1;
  console.log(`  ${explained} statements explained, ${endToEnd.length} without an index (goal 0)`);
}

/** Runs every verb on the portfolios of one of many people, and asks how each statement is carried out. */
async function findFullReads(client: pg.Client): Promise<PlanFindings> {
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
        if (/^\s*(with|select|update|delete)\b/i.test(text)) recorded.set(text, { text, values });
      },
    },
  });
  const deps = { db, clock: systemClock(), ...scheduleLinks };
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
  await usePayments(deps, at);
  await askDaily(deps, userId);
  const [kept] = (await getPortfolio(deps, at)).debts;
  if (kept !== undefined) await removeDebt(deps, { ...at, debtId: kept.id });
  return [...recorded.values()];
}

async function usePayments(deps: DebtDeps & PaymentDeps, at: AtPortfolio): Promise<void> {
  const [debt] = (await getPortfolio(deps, at)).debts;
  if (debt === undefined) throw new Error('There is no debt to pay');
  const keyNamed = (key: string) => ({
    userId: at.userId,
    key,
    fingerprint: key,
    now: deps.clock.now(),
  });
  const toReply = ({ id, version }: { id: number; version: number }) => ({ id, version });
  const paid = {
    debt_id: debt.id,
    payment_amount: 10,
    payment_date: deps.clock.today(),
    payment_type: 'regular',
    notes: '',
    affects_balance: true,
  } as const;
  const payment = await addPayment(deps, {
    ...at,
    facts: paid,
    idempotencyKey: keyNamed('payment'),
    toReply,
  });
  const atPayment = { ...at, paymentId: payment.id };
  await updatePayment(deps, {
    ...atPayment,
    facts: paid,
    version: payment.version,
    isBalanceStated: undefined,
    idempotencyKey: keyNamed('change'),
    toReply,
  });
  await listAllPayments(deps, at);
  await readHistory(deps, { ...at, before: null, limit: undefined, hasEntries: true });
  await summariseHistory(deps, at);
  const schedule = await addSchedule(deps, {
    ...at,
    facts: { ...paid, payment_day: Number(deps.clock.today().slice(-2)) },
    idempotencyKey: keyNamed('schedule'),
    toReply,
  });
  const atSchedule = { ...at, scheduleId: schedule.id };
  await updateSchedule(deps, {
    ...atSchedule,
    change: { payment_amount: 20 },
    version: schedule.version,
    idempotencyKey: keyNamed('schedule change'),
    toReply,
  });
  await listMissed(deps, at);
  await listUpcoming(deps, at);
  await processSchedules(deps, {
    ...at,
    targetDate: deps.clock.today(),
    idempotencyKey: keyNamed('process'),
    toReply: (counts) => counts,
  });
  await listPortfolioSchedules(deps, at);
  await removeSchedule(deps, atSchedule);
  await captureProgress(deps, {
    ...at,
    facts: { snapshot_date: deps.clock.today(), total_interest_paid: 0, notes: '' },
    idempotencyKey: keyNamed('snapshot'),
    toReply: ({ id }) => id,
  });
  await listProgress(deps, at);
  await removePayment(deps, atPayment);
}

/** What the daily job asks, and what the nightly one deletes. */
async function askDaily({ db, clock }: PaymentDeps, userId: number): Promise<void> {
  const today = clock.today();
  await listRecordingUsers(db, { after: 0, limit: 100 });
  await listPortfoliosWithDue(db, { userIds: [userId], today });
  for (const round of reminderRounds(today)) {
    await Array.fromAsync(findUsersWithOpenDates(db, round));
    await listOpenDates(db, { ...round, userIds: [userId] });
  }
  await Array.fromAsync(findUsersWithDueDeals(db, today));
  await listDueDeals(db, { userIds: [userId], today });
  await applyRetentions(paymentRetentions, { db, now: clock.now() });
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
