/** What people who track their payments ask of the product, and more of their payments than anyone would type. */
import type { connectToBuiltIn } from '../e2e/support/built-in-database.ts';
import { type Reply, type ServedDatabase, send } from './small-and-large-database.ts';

type Client = Awaited<ReturnType<typeof connectToBuiltIn>>;

/** By their names, of the portfolio at a path. */
export function readsOf(at: string): Record<string, string> {
  return {
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
}

export async function recordAndDelete(database: ServedDatabase, at: string): Promise<Reply> {
  const { debts } = JSON.parse((await send(database, at)).text);
  const start = performance.now();
  const { text } = await send(database, `${at}/payments`, {
    method: 'POST',
    body: { debt_id: debts[0].id, payment_amount: 10, payment_date: today() },
  });
  await send(database, `${at}/payments/${JSON.parse(text).id}`, { method: 'DELETE' });
  return { ms: performance.now() - start, text };
}

export function processDue(database: ServedDatabase, at: string): Promise<Reply> {
  const body = { target_date: today() };
  return send(database, `${at}/scheduled-payments/process`, { method: 'POST', body });
}

function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date());
}

export async function createPortfolio(
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

export async function addPayments(
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
