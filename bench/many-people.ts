/** Fills a database with people who owe something, in a few statements. */
import type pg from 'pg';

export const crowd = { people: 100_000, debtsEach: 3 };

const steps = [
  `INSERT INTO users (username, username_key, email, password_hash, created_at, updated_at)
   SELECT 'crowd-' || n, 'crowd-' || n, 'crowd-' || n || '@example.com', 'none', now(), now()
   FROM generate_series(1, ${crowd.people}) AS n`,
  `INSERT INTO portfolios (user_id, name, description, created_at, updated_at)
   SELECT id, 'Portfolio of ' || username, '', now(), now()
   FROM users WHERE username_key LIKE 'crowd-%'`,
  `INSERT INTO debts (portfolio_id, creditor, debt_type, original_balance_pence, balance_pence,
     rate_basis_points, monthly_payment_pence, added_on, interest_from, created_at, updated_at)
   SELECT portfolios.id, 'Creditor ' || n, 'Credit Card', 250000, 100000 + 1000 * n, 1890, 6000,
     current_date, current_date, now(), now()
   FROM portfolios JOIN users ON users.id = portfolios.user_id,
     generate_series(1, ${crowd.debtsEach}) AS n
   WHERE users.username_key LIKE 'crowd-%'`,
  `INSERT INTO debt_statements (debt_id, kind, stated_on, balance_pence, rate_basis_points, entered_at)
   SELECT id, 'opening', added_on, balance_pence, rate_basis_points, created_at
   FROM debts WHERE creditor LIKE 'Creditor %'`,
  `INSERT INTO scheduled_payments (debt_id, amount_pence, payment_day, payment_type, active_from,
     created_at, updated_at)
   SELECT id, monthly_payment_pence, 1 + id % 31, 'regular', added_on, created_at, created_at
   FROM debts WHERE creditor LIKE 'Creditor %'`,
];

export async function addCrowd(client: pg.Client): Promise<void> {
  for (const step of steps) await client.query(step);
  await client.query('VACUUM ANALYZE');
}
