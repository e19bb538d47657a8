/** Makes the subscriptions of everyone what Stripe says, whatever events were lost. */

import type { BillingDeps } from '../deps.ts';
import { adoptCustomers } from './adopt-customers.ts';
import { listCustomerIds } from './customers.store.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { syncSubscription } from './sync-subscription.ts';

const pageSize = 100;
/** After so many failures in a row Stripe is away rather than at odds with some customers. */
const failuresInARowMax = 10;

/** One who fails stops no other. It throws at the end, so that the job is tried again. */
export async function syncEveryone(deps: BillingDeps): Promise<void> {
  if (!deps.payments.isOn) return;
  await deps.payments.connect();
  let isAway = false;
  let failedInARow = 0;
  const syncOne = async (customerId: string): Promise<void> => {
    if (isAway) return;
    try {
      await syncSubscription(deps, customerId);
      failedInARow = 0;
    } catch (error) {
      failedInARow += 1;
      isAway = failedInARow >= failuresInARowMax;
      deps.log.warn({ err: error, customer: customerId }, 'a customer could not be synced');
      throw error;
    }
  };
  const failures = await forEachConcurrently(eachCustomerId(deps), syncOne);
  if (!isAway) failures.push(...(await adoptCustomers(deps)));
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} customers could not be synced`);
  }
}

async function* eachCustomerId({ db }: BillingDeps): AsyncGenerator<string> {
  let afterRowId = 0;
  for (;;) {
    const page = await listCustomerIds(db, { afterRowId, countMax: pageSize });
    for (const { rowId, customerId } of page) {
      afterRowId = rowId;
      yield customerId;
    }
    if (page.length < pageSize) return;
  }
}
