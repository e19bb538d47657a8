import { addDays } from '@debt-payoff/contract/days';
import { settlementKinds } from '@debt-payoff/contract/payment-kinds';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dueDates, type Term } from '../schedules/due-dates.ts';
import { createTestApp } from '../testing/test-app.ts';
import { listOpenDates, listPortfoliosWithDue } from './due-dates.store.ts';
import { theDay } from './reminder-days.ts';

/** Each run asks about so many schedules at once, since it is the questions that take time. */
const schedulesAtOnce = 20;
const daysAtOnce = 8;
const numRuns = process.env.PROOF === 'full' ? 250 : 10;

const { db, pool } = await createTestApp();

type Schedule = { readonly terms: readonly Term[]; readonly settledMonths: ReadonlySet<string> };

/** From the leap year 2024 to the one of 2028. */
const firstDay = '2024-01-01';
const monthsMax = 50;
const monthsSpan = 8;

/** All that happens in one situation happens about the same day of the month, where a rule can go wrong. */
const aroundDay = fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 28, max: 31 }));

function anyDay(around: number, firstMonth: number): fc.Arbitrary<string> {
  return fc
    .record({
      month: fc.integer({ min: firstMonth, max: firstMonth + monthsSpan }),
      beside: fc.constantFrom(0, 0, -1, 1, 11),
    })
    .map(({ month, beside }) => {
      const lastDay = new Date(Date.UTC(2024, month + 1, 0)).getUTCDate();
      const day = Date.UTC(2024, month, Math.min(around, lastDay) + beside);
      return new Date(day).toISOString().slice(0, 10);
    });
}

function anyTerms(around: number, firstMonth: number): fc.Arbitrary<Term[]> {
  const paymentDay = fc
    .constantFrom(0, 0, 0, -1, 1, 10)
    .map((beside) => Math.min(31, Math.max(1, around + beside)));
  const turns = fc.array(fc.record({ on: anyDay(around, firstMonth), paymentDay }), {
    minLength: 1,
    maxLength: 6,
  });
  // Switched on and off in turns: an odd number leaves the last term running.
  return turns.map((drawn) => {
    const days = drawn.map(({ on }) => on).sort();
    return drawn
      .filter((_, at) => at % 2 === 0)
      .map(({ paymentDay: day }, at) => ({
        paymentDay: day,
        fromOn: days[2 * at] ?? firstDay,
        untilOn: days[2 * at + 1] ?? null,
      }));
  });
}

/** Of the months that fell due by then, most are settled: else nearly every schedule has an open one. */
const situation = fc
  .record({ around: aroundDay, firstMonth: fc.nat(monthsMax - monthsSpan) })
  .chain(({ around, firstMonth }) =>
    fc.record({
      days: fc.array(anyDay(around, firstMonth), {
        minLength: daysAtOnce,
        maxLength: daysAtOnce,
      }),
      drawn: fc.array(
        fc.record({ terms: anyTerms(around, firstMonth), openMonths: fc.subarray([-2, -1]) }),
        { minLength: schedulesAtOnce, maxLength: schedulesAtOnce },
      ),
    }),
  )
  .map(({ days, drawn }) => ({
    days,
    schedules: drawn.map(({ terms, openMonths }): Schedule => {
      const months = [...new Set(monthsOfTerms(terms, days[0] ?? firstDay))].sort();
      const open = openMonths.map((back) => months.at(back));
      return { terms, settledMonths: new Set(months.filter((month) => !open.includes(month))) };
    }),
  }));

/** Term by term: the search may name a month too many where its day was changed within it. */
function monthsOfTerms(terms: readonly Term[], to: string): string[] {
  return terms.flatMap((term) => dueDates([term], { to }).map(({ month }) => month));
}

it(`the search for what has fallen due knows the same dates as the rule (${numRuns * schedulesAtOnce} schedules)`, async () => {
  await fc.assert(
    fc.asyncProperty(situation, async ({ days, schedules }) => {
      const { userId, portfolioIds } = await store(schedules);
      for (const today of days) {
        const found = await listPortfoliosWithDue(db, { userIds: [userId], today });
        const foundIds = new Set(found.map(({ portfolioId }) => portfolioId));
        for (const [at, { terms, settledMonths }] of schedules.entries()) {
          const isFound = foundIds.has(portfolioIds[at] ?? 0);
          const hasOpen = monthsOfTerms(terms, today).some((month) => !settledMonths.has(month));
          expect({ today, terms, isFound }).toEqual({ today, terms, isFound: hasOpen });
          const open = dueDates(terms, { to: today }).filter(
            ({ month }) => !settledMonths.has(month),
          );
          if (open.length > 0) expect(isFound).toBe(true);
        }
      }
    }),
    { numRuns },
  );
}, 600_000);

const daysSearched = 62;

it(`so does the search for what mails tell of, day by day (${numRuns * schedulesAtOnce} schedules)`, async () => {
  await fc.assert(
    fc.asyncProperty(situation, async ({ days: [from = firstDay], schedules }) => {
      const { userId, portfolioIds } = await store(schedules);
      const to = addDays(from, daysSearched - 1);
      const days = Array.from({ length: daysSearched }, (_, ahead) => theDay(addDays(from, ahead)));
      const open = await listOpenDates(db, { userIds: [userId], days, withAutomatic: true });
      const openOf = Map.groupBy(open, ({ portfolioId }) => portfolioId);
      for (const [at, { terms, settledMonths }] of schedules.entries()) {
        const running = terms.filter(({ untilOn }) => untilOn === null);
        const expected = dueDates(running, { from, to })
          .filter(({ month }) => !settledMonths.has(month))
          .map(({ dueOn }) => dueOn);
        const found = (openOf.get(portfolioIds[at] ?? 0) ?? []).map(({ dueOn }) => dueOn);
        expect({ from, terms, found }).toEqual({ from, terms, found: expected });
      }
    }),
    { numRuns },
  );
}, 600_000);

/** Each in a portfolio of its own, of one person who can be reminded. */
async function store(
  schedules: readonly Schedule[],
): Promise<{ userId: number; portfolioIds: readonly number[] }> {
  await pool.query('DELETE FROM users');
  const { rows } = await pool.query<{ id: number; portfolio_id: number; user_id: number }>(
    `WITH person AS (
       INSERT INTO users (username, username_key, email, password_hash, email_confirmed_at,
         wants_reminders, created_at, updated_at)
       VALUES ('payer', 'payer', 'payer@example.com', 'none', now(), true, now(), now()) RETURNING id
     ), homes AS (
       INSERT INTO portfolios (user_id, name, created_at, updated_at)
       SELECT person.id, 'Home', now(), now() FROM person, generate_series(1, $1::int) RETURNING id
     ), cards AS (
       INSERT INTO debts (portfolio_id, creditor, debt_type, original_balance_pence, balance_pence,
         rate_thousandths, monthly_payment_pence, payment_set_on, added_on, interest_from, created_at, updated_at)
       SELECT id, 'Card', 'Credit Card', 100000, 100000, 18900, 6000, $2::date, $2::date, $2::date, now(), now()
       FROM homes RETURNING id, portfolio_id
     ), made AS (
       INSERT INTO scheduled_payments (debt_id, amount_pence, payment_day, payment_type, created_at, updated_at)
       SELECT id, 6000, 1, 'regular', now(), now() FROM cards RETURNING id, debt_id
     )
     SELECT made.id::int, cards.portfolio_id::int, person.id::int AS user_id
     FROM made JOIN cards ON cards.id = made.debt_id, person ORDER BY 1`,
    [schedules.length, firstDay],
  );
  const idAt = (at: number) => rows[at]?.id ?? 0;
  const termRows = schedules.flatMap(({ terms }, at) =>
    terms.map((term) => ({
      id: idAt(at),
      day: term.paymentDay,
      from: term.fromOn,
      until: term.untilOn,
    })),
  );
  // In every way in turn: what is settled is not due, however it was.
  const settledRows = schedules.flatMap(({ settledMonths }, at) =>
    [...settledMonths].map((month, turn) => ({
      id: idAt(at),
      month,
      settled_as: settlementKinds[turn % settlementKinds.length],
    })),
  );
  await pool.query(
    `INSERT INTO schedule_terms (schedule_id, payment_day, from_on, until_on)
     SELECT id, day, "from", until
     FROM json_to_recordset($1) AS term (id bigint, day int, "from" date, until date)`,
    [JSON.stringify(termRows)],
  );
  await pool.query(
    `INSERT INTO settled_dates (schedule_id, month, due_on, settled_as, settled_at)
     SELECT id, month, month, settled_as, now()
     FROM json_to_recordset($1) AS settled (id bigint, month date, settled_as text)`,
    [JSON.stringify(settledRows)],
  );
  return {
    userId: rows[0]?.user_id ?? 0,
    portfolioIds: rows.map(({ portfolio_id }) => portfolio_id),
  };
}
