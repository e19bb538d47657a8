import { expect, it } from 'vitest';
import { scheduleLinks } from '../registries.ts';
import { grantTier } from '../testing/debts.ts';
import { aPerson } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import { debtToday } from './debt-today.ts';
import { stateColumnsOf } from './effects.store.ts';
import { enact, findPlayedDebt, walkTo } from './enact.fixture.ts';
import { payoffAmountPence } from './interest-due.ts';
import { situations } from './situations.fixture.ts';
import type { Story } from './story.fixture.ts';
import { replayOf, survivorsOf } from './story-history.fixture.ts';

const clock = settableClock();
const { app, db, pool } = await createTestApp({ clock });
const { id: userId } = await aPerson(app);
await grantTier(pool, userId, 'premium');
await pool.query(`UPDATE tier_grants SET granted_at = '2020-01-01'`);
const stage = { db, clock, userId, ...scheduleLinks };

/** What is stored with the payments, in the order in which they count. */
async function storedEffects(debtId: number) {
  const { rows } = await pool.query(
    `SELECT id::int, interest_pence, principal_pence, adjustment_pence, excess_pence, balance_after_pence
     FROM payments WHERE debt_id = $1 ORDER BY paid_on, entry_order`,
    [debtId],
  );
  return rows.map((row) => ({
    id: row.id,
    interestPence: Number(row.interest_pence),
    principalPence: Number(row.principal_pence),
    adjustmentPence: Number(row.adjustment_pence),
    excessPence: Number(row.excess_pence),
    balanceAfterPence: Number(row.balance_after_pence),
  }));
}

/** The same of statements, spending, charges and refunds. */
async function storedEntryEffects(debtId: number) {
  const { rows } = await pool.query(
    `SELECT id::int, interest_pence, adjustment_pence, excess_pence, balance_after_pence
     FROM debt_statements WHERE debt_id = $1 AND kind NOT IN ('opening', 'rate')
     ORDER BY stated_on, entry_order`,
    [debtId],
  );
  return rows.map((row) => ({
    id: row.id,
    interestPence: Number(row.interest_pence),
    adjustmentPence: Number(row.adjustment_pence),
    excessPence: Number(row.excess_pence),
    balanceAfterPence: Number(row.balance_after_pence),
  }));
}

/** What a situation has to do with the database: the verbs, and the columns in which something stands. */
function shapeOf({ acts, effects, entryEffects, outcome, payoffs }: Story): string {
  const filled = [...effects, ...entryEffects].flatMap((effect) =>
    Object.entries(effect).flatMap(([column, value]) => (value === 0 ? [] : [column])),
  );
  const verbs = acts.map((act) => {
    if (act.kind !== 'pay') return JSON.stringify([act.kind, 'choice' in act ? act.choice : null]);
    const { statedBalancePence, affectsBalance, choice = null } = act.payment;
    return JSON.stringify([act.kind, statedBalancePence !== null, affectsBalance, choice]);
  });
  return JSON.stringify([
    ...[[...new Set(verbs)].sort(), [...new Set(filled)].sort()],
    ...[outcome.paidOffOn !== null, payoffs.length > 0],
  ]);
}

/** One of each shape. What all of them come to, replay.test.ts shows without a database. */
const distinct = [...Map.groupBy(situations, ({ story }) => shapeOf(story)).values()].flatMap(
  (alike) => alike.slice(0, 1),
);

it.each(distinct)('entered by the real verbs: $name', async ({ story }) => {
  const { opening, acts, effects, entryEffects, outcome, payoffs } = story;
  const played = await enact(stage, story);
  const stored = await storedEffects(played.debtId);
  const idOf = (number: number) => played.payments.get(number)?.id;
  expect(stored).toEqual(effects.map((effect) => ({ ...effect, id: idOf(effect.id) })));
  expect(await storedEntryEffects(played.debtId)).toEqual(
    entryEffects.map(({ order, ...effect }) => ({ ...effect, id: played.entries.get(order) })),
  );
  const debt = await findPlayedDebt(stage, played);
  // Accrued interest and the day from which it counts too.
  expect(debt).toMatchObject(stateColumnsOf(replayOf(opening, acts).state));
  expect(debt).toMatchObject({
    originalBalancePence: survivorsOf(opening, acts).opening.balancePence,
    balancePence: outcome.owedPence,
    paidOffOn: outcome.paidOffOn,
  });
  for (const { on, pence } of payoffs) {
    walkTo(clock, on);
    expect(payoffAmountPence(debtToday(debt, on), on)).toBe(pence);
  }
});
