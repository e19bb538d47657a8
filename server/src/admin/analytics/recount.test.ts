import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { adminLimits } from '@debt-payoff/contract/admin-limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { call } from '../../testing/people.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { aStripeAccount } from '../../testing/stored-subscriptions.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { rangeOf } from './analytics-range.ts';
import { anyWorld } from './any-world.fixture.ts';
import { recount } from './recount.fixture.ts';
import { storeWorld } from './store-world.fixture.ts';

const numRuns = process.env.PROOF === 'full' ? 1_000 : 15;

const clock = settableClock();
const plain = await createTestApp({ clock });
const { db } = plain;
const registered = await createTestApp({
  ...{ clock, database: plain },
  variables: { VAT_NUMBER: 'GB 123 4567 89' },
});
const accounts = {
  current: await aStripeAccount(db),
  other: await aStripeAccount(db, { isCurrent: false }),
};

const anyDays = fc.oneof(
  fc.constantFrom(...adminLimits.analyticsWindowDays),
  fc.integer({ min: 1, max: adminLimits.analyticsWindowMaxDays }),
);

it(`every figure is what a plain recount gives, on any small database (${numRuns} of them)`, async () => {
  await fc.assert(
    fc.asyncProperty(anyWorld, anyDays, fc.boolean(), async (world, days, hasVat) => {
      await storeWorld(db, accounts, world);
      const { app } = hasVat ? registered : plain;
      const read = async ({ path }: { readonly path: string }) =>
        (await call(app, { method: 'GET', path: `${path}?days=${days}` })).body;
      // How a range is divided has tests of its own.
      const stretches = rangeOf(days, clock).stretches.map(({ startDate, endDate }) => ({
        ...{ start_date: startDate, end_date: endDate },
      }));
      expect({
        users: await read(adminAddresses.analyticsUsers),
        deletedUsers: await read(adminAddresses.analyticsDeletedUsers),
        engagement: await read(adminAddresses.analyticsEngagement),
        revenue: await read(adminAddresses.analyticsRevenue),
      }).toEqual(recount(world, stretches, { now: clock.now(), days, hasVat }));
    }),
    { numRuns },
  );
}, 1_800_000);
