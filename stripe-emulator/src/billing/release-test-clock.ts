/** Lets what lives by a test clock live by the clock of the product from now on. */
import type { TestClock } from '../objects/test-clock.ts';
import { schemaName } from '../store/schema.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';

const kind = 'test_helpers.test_clock';

/** What falls due between the two clocks happens next, each step at its own moment. */
export async function releaseTestClock(tx: Transaction, id: string): Promise<TestClock> {
  const clock = await tx.get(kind, id);
  if (clock.status !== 'ready') {
    throw invalidRequest('The test clock is still moving. Release it once it is ready.');
  }
  if (clock.frozen_time > (await tx.now())) {
    throw invalidRequest('The test clock is ahead of the clock of the product.');
  }
  await tx.client.query(
    `UPDATE ${schemaName}.objects
     SET test_clock = NULL,
       body = CASE WHEN body ->> 'test_clock' = $1 THEN jsonb_set(body, '{test_clock}', 'null') ELSE body END
     WHERE test_clock = $1 OR body ->> 'test_clock' = $1`,
    [id],
  );
  await tx.remove(kind, id);
  return clock;
}
