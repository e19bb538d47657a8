/** Turns a crowd into the one that figures for staff are measured on: more debts each, and a written past of subscriptions. */
import type pg from 'pg';

/** With the three debts that each has already, ten; and three payments for each debt, over two years. */
const steps = [
  `INSERT INTO portfolios (user_id, name, description, created_at, updated_at)
   SELECT id, 'More of ' || username, '', now(), now()
   FROM users WHERE password_hash LIKE 'xxx%' AND id % 5 = 0`,
  `INSERT INTO debts (portfolio_id, creditor, debt_type, original_balance_pence, balance_pence,
     rate_thousandths, monthly_payment_pence, payment_set_on, added_on, interest_from, paid_off_on,
     created_at, updated_at)
   SELECT portfolios.id, 'More ' || n, 'Credit Card', 250000,
     CASE WHEN n % 4 = 0 THEN 0 ELSE 100000 + 1000 * n END, 18900, 6000, current_date,
     current_date, current_date, CASE WHEN n % 4 = 0 THEN current_date END, now(), now()
   FROM portfolios JOIN users ON users.id = portfolios.user_id, generate_series(1, 7) AS n
   WHERE users.password_hash LIKE 'xxx%' AND portfolios.name LIKE 'Portfolio of %'`,
  `INSERT INTO payments (debt_id, portfolio_id, amount_pence, paid_on, payment_type, interest_pence,
     principal_pence, excess_pence, balance_after_pence, created_at, updated_at)
   SELECT id, portfolio_id, 6000 + id * 7919 % 30000, current_date - ((id * 7919 + n * 241) % 730)::integer,
     'regular', 1500, 4500 + id * 7919 % 30000, 0, balance_pence, now(), now()
   FROM debts, generate_series(1, 3) AS n WHERE creditor LIKE ANY ('{Creditor %,More %}')`,
  `INSERT INTO sessions (user_id, kind, created_at, last_used_at, expires_at)
   SELECT id, 'user', now() - interval '90 days', now() - id % 90 * interval '1 day',
     now() + interval '30 days'
   FROM users, generate_series(1, 2) WHERE password_hash LIKE 'xxx%'`,
  // As the sync writes them: a trial, what it became, and how it stands.
  `DELETE FROM subscription_states`,
  `INSERT INTO subscription_states (subscription_id, since, recorded_at, status, tier, amount_pence,
     ends_at, position)
   SELECT id, started_at + (position - 1) * (now() - started_at) / 4, now(),
     CASE position WHEN 1 THEN 'trialing' WHEN 2 THEN 'active' ELSE status END, tier, amount_pence,
     CASE WHEN position = 3 THEN ends_at END, position
   FROM subscriptions, generate_series(1, 3) AS position
   WHERE subscription_id LIKE 'sub_crowd_%' AND status <> 'incomplete'`,
];

/** For a crowd that staff know already. */
export async function addCrowdFigures(client: pg.Client): Promise<void> {
  for (const step of steps) await client.query(step);
  await client.query('VACUUM ANALYZE');
}
