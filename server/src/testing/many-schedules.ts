/** Many people with many schedules that have been waiting for months, put into the database at once. */
import type { Pool } from 'pg';

export type WaitingSchedule = {
  readonly scheduleId: number;
  readonly debtId: number;
  readonly paymentDay: number;
  readonly amountPence: number;
  readonly openingPence: number;
  readonly rateThousandths: number;
};

/** From this day on they fall due; nothing has been recorded since. */
export const waitingSince = '2026-08-16';

/** Three dates of each have passed by then: of days up to the 15th the last three months', of the others those before. */
export const waitedUntil = '2026-11-15';

/** All days of the month take part, each with its own amount, balance and rate; none is paid off in three months. */
export async function makeWaitingSchedules(
  pool: Pool,
  { users, schedules }: { users: number; schedules: number },
): Promise<WaitingSchedule[]> {
  await pool.query('TRUNCATE users, mail_outbox CASCADE');
  await pool.query(
    `WITH people AS (
       INSERT INTO users (username, username_key, email, password_hash, created_at, updated_at, records_automatically)
       SELECT 'payer-' || n, 'payer-' || n, 'payer-' || n || '@example.com', 'none', now(), now(), true
       FROM generate_series(1, $1::int) AS n RETURNING id
     )
     INSERT INTO portfolios (user_id, name, created_at, updated_at)
     SELECT id, 'Home', now(), now() FROM people`,
    [users],
  );
  await pool.query(
    `WITH home AS (
       SELECT id, row_number() OVER (ORDER BY id) - 1 AS at FROM portfolios
     )
     INSERT INTO debts (portfolio_id, creditor, debt_type, original_balance_pence, balance_pence,
       rate_thousandths, monthly_payment_pence, payment_set_on, added_on, interest_from, created_at, updated_at)
     SELECT home.id, 'Card ' || n, 'Credit Card', 100000 + n * 137, 100000 + n * 137,
       n * 37 % 3990 * 10, 2000 + n * 11, $2::date, $2::date, $2::date, now(), now()
     FROM generate_series(0, $3::int - 1) AS n JOIN home ON home.at = n % $1::int
     ORDER BY n`,
    [users, waitingSince, schedules],
  );
  await pool.query(
    `INSERT INTO debt_statements (debt_id, kind, stated_on, balance_pence, rate_thousandths, entered_at)
     SELECT id, 'opening', added_on, balance_pence, rate_thousandths, now() FROM debts ORDER BY id`,
  );
  await pool.query(
    `INSERT INTO scheduled_payments (debt_id, amount_pence, payment_day, payment_type, created_at, updated_at)
     SELECT id, monthly_payment_pence, id % 31 + 1, 'regular', now(), now() FROM debts ORDER BY id`,
  );
  await pool.query(
    `INSERT INTO schedule_terms (schedule_id, payment_day, from_on)
     SELECT id, payment_day, $1::date FROM scheduled_payments`,
    [waitingSince],
  );
  const { rows } = await pool.query<WaitingSchedule>(
    `SELECT schedule.id::int AS "scheduleId", debts.id::int AS "debtId",
       schedule.payment_day AS "paymentDay", schedule.amount_pence::int AS "amountPence",
       debts.balance_pence::int AS "openingPence", debts.rate_thousandths AS "rateThousandths"
     FROM scheduled_payments AS schedule JOIN debts ON debts.id = schedule.debt_id ORDER BY 1`,
  );
  return rows;
}
