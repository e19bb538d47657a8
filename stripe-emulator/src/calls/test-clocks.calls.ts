/** The calls about test clocks. */
import { deleteCustomer } from '../billing/delete-customer.ts';
import { boundaryAt, cycleOf } from '../billing/periods.ts';
import { endedStatuses } from '../billing/save-subscription.ts';
import { defineCall, listReply } from '../http/call.ts';
import { listParameters, text, timestamp } from '../http/parameters.ts';
import { newTestClock, type TestClock } from '../objects/test-clock.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';

const kind = 'test_helpers.test_clock';
const path = '/v1/test_helpers/test_clocks';

/** How far one advance may go: two periods of the shortest subscription. */
const intervalsMax = 2;
const yearly = { interval: 'year', interval_count: 1 } as const;

const createClock = defineCall({
  method: 'POST',
  path,
  parameters: { frozen_time: timestamp(), name: text(300).optional() },
  run: async ({ tx, params }) => {
    const now = await tx.now();
    const { frozen_time: frozenTime, name } = params;
    const clock = await tx.insert(kind, newTestClock({ now, frozenTime, name }));
    await tx.emit({ type: `${kind}.created`, object: clock, now });
    return clock;
  },
});

const retrieveClock = defineCall({
  method: 'GET',
  path: `${path}/:id`,
  parameters: {},
  run: ({ tx, id }) => tx.get(kind, id),
});

const listClocks = defineCall({
  method: 'GET',
  path,
  parameters: listParameters(),
  run: async ({ tx, params }) => listReply(path, await tx.page(kind, {}, params)),
});

/** Replies at once; the clock gets there in the background. */
const advanceClock = defineCall({
  method: 'POST',
  path: `${path}/:id/advance`,
  parameters: { frozen_time: timestamp() },
  run: async ({ tx, id, params }) => {
    const { frozen_time: target } = params;
    await tx.get(kind, id);
    const now = await tx.now(id);
    const clock = await tx.get(kind, id);
    await requireReachable(tx, clock, target);
    const advancing = await tx.update(
      kind,
      {
        ...clock,
        status: 'advancing',
        status_details: { advancing: { target_frozen_time: target } },
      },
      { target },
    );
    await tx.emit({ type: `${kind}.advancing`, object: advancing, now });
    return advancing;
  },
});

async function requireReachable(tx: Transaction, clock: TestClock, target: number): Promise<void> {
  const { frozen_time: from, id } = clock;
  if (target <= from) {
    throw invalidRequest('A test clock only moves forward.', { param: 'frozen_time' });
  }
  const subscriptions = await tx.all('subscription', { test_clock: id });
  const limits = subscriptions
    .filter(({ status }) => !endedStatuses.has(status))
    .map(({ items }) => boundaryAt(from, cycleOf(items.data), intervalsMax));
  const limit = limits.length > 0 ? Math.min(...limits) : boundaryAt(from, yearly, intervalsMax);
  if (target <= limit) return;
  throw invalidRequest(
    'A test clock moves at most two intervals of its shortest subscription at a time, or two years without one.',
    { param: 'frozen_time' },
  );
}

const deleteClock = defineCall({
  method: 'DELETE',
  path: `${path}/:id`,
  parameters: {},
  run: async ({ tx, id }) => {
    const clock = await tx.get(kind, id);
    const now = await tx.now(id);
    for (const customer of await tx.all('customer', { test_clock: id })) {
      await deleteCustomer(tx, customer);
    }
    await tx.remove(kind, id);
    await tx.emit({ type: `${kind}.deleted`, object: clock, now });
    return { id, object: kind, deleted: true };
  },
});

export const testClockCalls = [createClock, retrieveClock, listClocks, advanceClock, deleteClock];
