/** People who pay their debts on schedules, for tests of what happens by itself. */
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '../platform/clock.ts';
import { aDebt, grantTier } from './debts.ts';
import { aPerson, call, type Person } from './people.ts';

type Place = { readonly app: FastifyInstance; readonly pool: Pool; readonly clock: Clock };

export type Payer = Person & {
  readonly portfolioId: number;
  readonly debtIds: readonly number[];
  /** In the order of the debts. */
  readonly scheduleIds: readonly number[];
};

/** On a paid plan and with a confirmed address; each of the debts is paid on a day of the month. */
export async function aPayer(
  { app, pool, clock }: Place,
  options: {
    days: readonly number[];
    debt?: Record<string, unknown>;
    isFree?: boolean;
    isConfirmed?: boolean;
    wantsReminders?: boolean;
    recordsAutomatically?: boolean;
  },
): Promise<Payer> {
  const { days, debt, isFree = false, isConfirmed = true } = options;
  const { wantsReminders = true, recordsAutomatically = false } = options;
  const person = await aPerson(app);
  if (!isFree) await grantTier(pool, person.id, 'premium');
  await pool.query(
    `UPDATE users SET email_confirmed_at = $2, wants_reminders = $3, records_automatically = $4
     WHERE id = $1`,
    [person.id, isConfirmed ? clock.now() : null, wantsReminders, recordsAutomatically],
  );
  const debts = days.map((day, at) =>
    aDebt({
      creditor: `Card ${at + 1}`,
      auto_payment_enabled: true,
      auto_payment_day: day,
      ...debt,
    }),
  );
  const body = { name: 'Home', debts };
  const made = await call(app, portfolioAddresses.create, { as: person, body });
  if (made.status !== 201) throw new Error(`A portfolio replied ${made.status}: ${made.text}`);
  const saved: { id: number; scheduled_payments: { id: number }[] }[] = made.body.debts;
  return {
    ...person,
    portfolioId: made.body.id,
    debtIds: saved.map(({ id }) => id),
    scheduleIds: saved.flatMap(({ scheduled_payments }) => scheduled_payments.map(({ id }) => id)),
  };
}

/** As recorded, in their order. */
export async function recordedDates(pool: Pool, portfolioId: number): Promise<string[]> {
  const { rows } = await pool.query<{ paid_on: string }>(
    'SELECT paid_on::text FROM payments WHERE portfolio_id = $1 ORDER BY paid_on, id',
    [portfolioId],
  );
  return rows.map(({ paid_on }) => paid_on);
}
