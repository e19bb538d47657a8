/** Fills a database with people who owe something, in a few statements. */
import type pg from 'pg';

export const crowd = { people: 100_000, debtsEach: 3, paymentsEach: 10 };

/** `$1`: how many people. */
const peopleStep = `INSERT INTO users (username, username_key, email, password_hash, created_at, updated_at)
   SELECT 'crowd-' || n, 'crowd-' || n, 'crowd-' || n || '@example.com', 'none', now(), now()
   FROM generate_series(1, $1) AS n`;

const steps = [
  `INSERT INTO portfolios (user_id, name, description, created_at, updated_at)
   SELECT id, 'Portfolio of ' || username, '', now(), now()
   FROM users WHERE username_key LIKE 'crowd-%'`,
  `INSERT INTO debts (portfolio_id, creditor, debt_type, original_balance_pence, balance_pence,
     rate_thousandths, monthly_payment_pence, payment_set_on, added_on, interest_from, created_at,
     updated_at)
   SELECT portfolios.id, 'Creditor ' || n, 'Credit Card', 250000, 100000 + 1000 * n, 18900, 6000,
     current_date, current_date, current_date, now(), now()
   FROM portfolios JOIN users ON users.id = portfolios.user_id,
     generate_series(1, ${crowd.debtsEach}) AS n
   WHERE users.username_key LIKE 'crowd-%'`,
  `INSERT INTO debt_statements (debt_id, kind, stated_on, balance_pence, rate_thousandths, entered_at)
   SELECT id, 'opening', added_on, balance_pence, rate_thousandths, created_at
   FROM debts WHERE creditor LIKE 'Creditor %'`,
  `INSERT INTO scheduled_payments (debt_id, amount_pence, payment_day, payment_type,
     created_at, updated_at)
   SELECT id, monthly_payment_pence, 1 + id % 31, 'regular', created_at, created_at
   FROM debts WHERE creditor LIKE 'Creditor %'`,
  `INSERT INTO schedule_terms (schedule_id, payment_day, from_on)
   SELECT scheduled_payments.id, payment_day, current_date
   FROM scheduled_payments JOIN debts ON debts.id = debt_id WHERE creditor LIKE 'Creditor %'`,
];

const paymentSteps = [
  `INSERT INTO payments (debt_id, portfolio_id, amount_pence, paid_on, payment_type, interest_pence,
     principal_pence, excess_pence, balance_after_pence, created_at, updated_at)
   SELECT id, portfolio_id, 6000, current_date - 30 * n, 'regular', 1500, 4500, 0, balance_pence,
     now(), now()
   FROM debts, generate_series(1, ${crowd.paymentsEach}) AS n WHERE creditor LIKE 'Creditor %'`,
  `INSERT INTO settled_dates (schedule_id, month, due_on, settled_as, payment_id, settled_at)
   SELECT scheduled_payments.id, date_trunc('month', paid_on), paid_on, 'recorded', min(payments.id), now()
   FROM payments JOIN scheduled_payments USING (debt_id) JOIN debts ON debts.id = debt_id
   WHERE creditor LIKE 'Creditor %'
   GROUP BY scheduled_payments.id, date_trunc('month', paid_on), paid_on
   ON CONFLICT DO NOTHING`,
  `INSERT INTO schedule_reminders (schedule_id, due_on, kind, sent_at)
   SELECT schedule_id, due_on, 'due', due_on FROM settled_dates
   WHERE due_on > current_date - 35`,
  `INSERT INTO progress_snapshots (portfolio_id, taken_on, balance_pence, interest_paid_pence,
     paid_off_count, debts_count, created_at)
   SELECT portfolios.id, current_date - 90 * n, 300000, 1000, 0, 3, now()
   FROM portfolios, generate_series(1, 3) AS n`,
];

/** One in ten is on a paid plan, and one in ten of either kind has payments recorded automatically. */
const habitSteps = [
  `UPDATE users SET email_confirmed_at = now(), records_automatically = id % 100 < 10
   WHERE username_key LIKE 'crowd-%'`,
  `INSERT INTO tier_grants (user_id, tier, reason, granted_at)
   SELECT id, 'premium', 'One of many', now()
   FROM users WHERE username_key LIKE 'crowd-%' AND id % 10 = 0`,
];

export async function addCrowd(client: pg.Client, people = crowd.people): Promise<void> {
  await client.query(peopleStep, [people]);
  for (const step of steps) await client.query(step);
  await client.query('VACUUM ANALYZE');
}

/** For a crowd that is there already. */
export async function addCrowdPayments(client: pg.Client): Promise<void> {
  for (const step of paymentSteps) await client.query(step);
  await client.query('VACUUM ANALYZE');
}

/** For a crowd that is there already: they can be told of what is due. */
export async function addCrowdHabits(client: pg.Client): Promise<void> {
  for (const step of habitSteps) await client.query(step);
  await client.query('VACUUM ANALYZE');
}
