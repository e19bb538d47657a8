/** Says what in the emulator's database is only half there: it should never find anything. */
import type pg from 'pg';
import type { Kind, Objects } from '../store/kinds.ts';
import { schemaName } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

type Everything = { readonly [K in Kind]: ReadonlyMap<string, Objects[K]> };

export async function findHalfMadeObjects(store: Store): Promise<string[]> {
  const kept = await readEverything(store);
  return [
    ...[...kept.subscription.values()].flatMap((one) => subscriptionProblems(kept, one)),
    ...[...kept.invoice.values()].flatMap((one) => invoiceProblems(kept, one)),
    ...[...kept.charge.values()].flatMap((one) => chargeProblems(kept, one)),
    ...[...kept.refund.values()].flatMap(({ id, charge }) =>
      kept.charge.has(String(charge)) ? [] : [`${id} refunds no charge`],
    ),
    ...[...kept.customer.values()].flatMap((one) => balanceProblems(kept, one)),
    ...eventProblems(kept),
    ...(await keyProblems(store.pool)),
  ];
}

const kinds = [
  'charge',
  'customer',
  'customer_balance_transaction',
  'event',
  'invoice',
  'invoice_payment',
  'payment_intent',
  'refund',
  'subscription',
] as const satisfies readonly Kind[];

type Kept = Pick<Everything, (typeof kinds)[number]>;

function readEverything(store: Store): Promise<Kept> {
  return store.read(async (tx) => {
    const all = async <K extends Kind>(kind: K) =>
      new Map((await tx.all(kind, {})).map((object) => [object.id, object] as const));
    return {
      charge: await all('charge'),
      customer: await all('customer'),
      customer_balance_transaction: await all('customer_balance_transaction'),
      event: await all('event'),
      invoice: await all('invoice'),
      invoice_payment: await all('invoice_payment'),
      payment_intent: await all('payment_intent'),
      refund: await all('refund'),
      subscription: await all('subscription'),
    };
  });
}

function subscriptionProblems(kept: Kept, { id, items, ...rest }: Objects['subscription']) {
  const { latest_invoice: invoice, status } = rest;
  return [
    ...(items.data.length === 0 ? [`${id} has no items`] : []),
    ...(invoice === null || kept.invoice.has(invoice) ? [] : [`${id} has lost ${invoice}`]),
    ...missingEvents(kept, id, [
      'customer.subscription.created',
      ...(status === 'canceled' ? ['customer.subscription.deleted'] : []),
    ]),
  ];
}

function invoiceProblems(kept: Kept, { id, status, amount_paid: amount }: Objects['invoice']) {
  if (status !== 'paid') return [];
  const problems = missingEvents(kept, id, [
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
  ]);
  if (amount === 0) return problems;
  const payments = [...kept.invoice_payment.values()].filter(
    (payment) => payment.invoice === id && payment.status === 'paid',
  );
  const [payment] = payments;
  if (payment === undefined || payments.length > 1) {
    return [...problems, `${id} has ${payments.length} payments`];
  }
  const intent = kept.payment_intent.get(String(payment.payment.payment_intent));
  const charge = kept.charge.get(String(intent?.latest_charge));
  const isWhole =
    payment.amount_paid === amount &&
    intent?.status === 'succeeded' &&
    intent.amount_received === amount &&
    charge?.paid === true &&
    charge.amount_captured === amount;
  return isWhole ? problems : [...problems, `${id} was not paid by one charge of ${amount}`];
}

function chargeProblems(kept: Kept, { id, ...charge }: Objects['charge']) {
  const refunded = [...kept.refund.values()]
    .filter((refund) => refund.charge === id && refund.status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...(refunded === charge.amount_refunded ? [] : [`${id} does not sum up its refunds`]),
    ...(charge.refunded === (refunded === charge.amount) ? [] : [`${id} misjudges its refunds`]),
    ...missingEvents(kept, id, [
      charge.paid ? 'charge.succeeded' : 'charge.failed',
      ...(refunded > 0 ? ['charge.refunded'] : []),
    ]),
  ];
}

function balanceProblems(kept: Kept, { id, balance }: Objects['customer']) {
  const last = [...kept.customer_balance_transaction.values()].findLast(
    ({ customer }) => customer === id,
  );
  return [
    ...(balance === (last?.ending_balance ?? 0) ? [] : [`${id} has another balance than its last`]),
    ...missingEvents(kept, id, ['customer.created']),
  ];
}

function missingEvents(kept: Kept, id: string, types: readonly string[]): string[] {
  const known = eventTypesOf(kept).get(id) ?? new Set();
  return types.filter((type) => !known.has(type)).map((type) => `${id} has no event ${type}`);
}

const typesOfKept = new WeakMap<Kept, Map<string, Set<string>>>();

function eventTypesOf(kept: Kept): Map<string, Set<string>> {
  const known = typesOfKept.get(kept) ?? new Map<string, Set<string>>();
  if (typesOfKept.has(kept)) return known;
  for (const { data, type } of kept.event.values()) {
    const id = String(Reflect.get(data.object, 'id'));
    known.set(id, (known.get(id) ?? new Set()).add(type));
  }
  typesOfKept.set(kept, known);
  return known;
}

/** After these there is no object any more; a subscription that was 'deleted' is still there. */
const goneTypes: ReadonlySet<string> = new Set(['customer.deleted', 'invoice.deleted']);

/** The last event of an object tells of it as it is, and none tells of what is not there. */
function eventProblems(kept: Kept): string[] {
  const last = new Map<string, object>();
  for (const { data, type } of kept.event.values()) {
    const id = String(Reflect.get(data.object, 'id'));
    if (goneTypes.has(type)) last.delete(id);
    else last.set(id, data.object);
  }
  return [...last].flatMap(([id, told]) => {
    const kind = kinds.find((one) => one === Reflect.get(told, 'object'));
    if (kind === undefined) return [];
    const object = kept[kind].get(id);
    if (object === undefined) return [`an event tells of ${id}, which is not there`];
    const isTold = ['status', 'amount_refunded', 'latest_invoice'].every(
      (field) => Reflect.get(object, field) === Reflect.get(told, field),
    );
    return isTold ? [] : [`the last event of ${id} tells of another state`];
  });
}

/** A reply that is kept for its key speaks of something that is there, unless it is a preview. */
async function keyProblems(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT key, reply ->> 'id' AS id FROM ${schemaName}.idempotency_keys AS kept
     WHERE status = 200 AND reply ->> 'id' IS NOT NULL
     AND reply ->> 'billing_reason' IS DISTINCT FROM 'upcoming' AND NOT EXISTS (
       SELECT 1 FROM ${schemaName}.objects WHERE objects.id = kept.reply ->> 'id')`,
  );
  return rows.map(({ key, id }) => `${id} of the key ${key} is not there`);
}
