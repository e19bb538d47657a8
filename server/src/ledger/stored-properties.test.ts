import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scheduleLinks } from '../registries.ts';
import { grantTier } from '../testing/debts.ts';
import { aPerson } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import { anyStory } from './any-story.fixture.ts';
import { stateColumnsOf } from './effects.store.ts';
import { enact, findPlayedDebt } from './enact.fixture.ts';
import { replayOf } from './story-history.fixture.ts';

/** Each is a portfolio of one account, of which there may be 500. */
const numRuns = process.env.PROOF === 'full' ? 400 : 10;

const clock = settableClock();
const { app, db, pool } = await createTestApp({ clock });
const { id: userId } = await aPerson(app);
await grantTier(pool, userId, 'premium');
await pool.query(`UPDATE tier_grants SET granted_at = '2020-01-01'`);
const stage = { db, clock, userId, ...scheduleLinks };

it(`after any additions, changes and deletions the database holds what the surviving history gives (${numRuns} lives)`, async () => {
  await fc.assert(
    fc.asyncProperty(anyStory({ actsMax: 12 }), async (story) => {
      const played = await enact(stage, story);
      const expected = replayOf(story.opening, played.acts);
      const debt = await findPlayedDebt(stage, played);
      expect(debt).toMatchObject(stateColumnsOf(expected.state));
      const { rows } = await pool.query(
        `SELECT id::int, balance_after_pence::int8 AS balance FROM payments WHERE debt_id = $1`,
        [played.debtId],
      );
      const stored = new Map(rows.map(({ id, balance }) => [id, Number(balance)]));
      expect(stored).toEqual(
        new Map(
          expected.payments.map(({ id, balanceAfterPence }) => [
            played.payments.get(id)?.id,
            balanceAfterPence,
          ]),
        ),
      );
      const { rows: entries } = await pool.query(
        `SELECT id::int, adjustment_pence::int8 AS adjustment FROM debt_statements
         WHERE debt_id = $1 AND kind NOT IN ('opening', 'rate')`,
        [played.debtId],
      );
      expect(new Map(entries.map(({ id, adjustment }) => [id, Number(adjustment)]))).toEqual(
        new Map(
          expected.entries.map(({ order, adjustmentPence }) => [
            played.entries.get(order),
            adjustmentPence,
          ]),
        ),
      );
    }),
    { numRuns },
  );
}, 600_000);
