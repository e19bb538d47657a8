/** What an event of Stripe tells: which customer to look at. */
import { z } from 'zod';

const stripeId = z.string().regex(/^\w{1,255}$/);
const customerField = z.union([stripeId, z.object({ id: stripeId })]).nullish();

const eventSchema = z.object({
  id: stripeId,
  type: z.string().regex(/^[\w.]{1,200}$/),
  /** In whole seconds; as far as an instant of the database reaches. */
  created: z.int().min(0).max(100_000_000_000),
  livemode: z.boolean(),
  /** Of Connect, which we do not use. */
  account: z.string().nullish(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

export type WebhookEvent = {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly isLive: boolean;
  readonly accountId: string | null;
  /** Null for one that is about no customer. */
  readonly customerId: string | null;
};

/** Null for what is no event of Stripe at all. */
export function parseEvent(body: Buffer): WebhookEvent | null {
  const { data, success } = eventSchema.safeParse(parseJson(body));
  if (!success) return null;
  const { id, type, created, livemode, account } = data;
  return {
    id,
    type,
    createdAt: new Date(created * 1_000),
    isLive: livemode,
    accountId: account ?? null,
    customerId: customerIdOf(type, data.data.object),
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // No event has this value.
    return null;
  }
}

const aboutCustomer = /^customer\.(?:created|updated|deleted)$/;

function customerIdOf(type: string, object: Readonly<Record<string, unknown>>): string | null {
  if (aboutCustomer.test(type)) return idIn(object.id);
  return idIn(object.customer) ?? idIn(customerOf(object.charge));
}

/** A refund may name its customer only by way of its charge. */
function customerOf(charge: unknown): unknown {
  return z.object({ customer: z.unknown() }).safeParse(charge).data?.customer;
}

/** The object may stand in place of its id. */
function idIn(field: unknown): string | null {
  const { data } = customerField.safeParse(field);
  if (data === undefined || data === null) return null;
  return typeof data === 'string' ? data : data.id;
}
