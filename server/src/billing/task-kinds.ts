/** What may have to happen at Stripe whatever comes, with the facts that each kind carries. */
import { z } from 'zod';

const refundFacts = z.object({
  /** From when on every invoice of the subscription is among them. */
  since: z.iso.datetime(),
  refunds: z.array(
    z.object({
      id: z.string(),
      paymentIntentId: z.string(),
      amountPence: z.int().nonnegative(),
    }),
  ),
});
export type RefundFacts = z.infer<typeof refundFacts>;

const noFacts = z.object({});

/** As they stand in their row, which an earlier version of the product may have written. */
export const taskOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('delete_customer'), facts: noFacts }),
  z.object({ kind: z.literal('cancel_at_period_end'), facts: noFacts }),
  z.object({ kind: z.literal('reactivate'), facts: noFacts }),
  z.object({ kind: z.literal('refund_and_cancel'), facts: refundFacts }),
  z.object({ kind: z.literal('end_duplicate'), facts: noFacts }),
]);

export type TaskOrder = z.infer<typeof taskOrder>;
export type TaskKind = TaskOrder['kind'];
