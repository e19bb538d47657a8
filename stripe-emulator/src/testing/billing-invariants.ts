/** What is true of money after every step: it should never find anything. */
import type { Objects } from '../store/kinds.ts';
import { schemaName } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { findHalfMadeObjects } from './half-made-objects.ts';
import { shapeProblemsOf } from './object-shapes.ts';

type Invoice = Objects['invoice'];

export async function findBillingProblems(store: Store): Promise<string[]> {
  const { invoices, charges, payments, notes, balances, customers } = await store.read(
    async (tx) => ({
      invoices: await tx.all('invoice', {}),
      charges: await tx.all('charge', {}),
      payments: await tx.all('invoice_payment', {}),
      notes: await tx.all('credit_note', {}),
      balances: await tx.all('customer_balance_transaction', {}),
      customers: await tx.all('customer', {}),
    }),
  );
  const paidFor = (invoice: string) => {
    const intents = payments
      .filter((payment) => payment.invoice === invoice)
      .map(({ payment }) => payment.payment_intent);
    const paid = charges.filter(
      (charge) => charge.paid && intents.includes(String(charge.payment_intent)),
    );
    return sumOf(paid, ({ amount_captured }) => amount_captured);
  };
  return [
    ...(await findHalfMadeObjects(store)),
    ...(await findOverdueWork(store)),
    ...invoices.flatMap((invoice) => [
      ...invoiceSumProblems(invoice),
      ...different(
        `${invoice.id} amount_paid and charges`,
        invoice.amount_paid,
        paidFor(invoice.id),
      ),
      ...noteProblems(invoice, notes),
    ]),
    ...different(
      'all charges and all invoices',
      sumOf(charges, ({ paid, amount_captured }) => (paid ? amount_captured : 0)),
      sumOf(invoices, ({ amount_paid }) => amount_paid),
    ),
    ...charges
      .filter(({ amount, amount_refunded }) => amount_refunded > amount)
      .map(({ id }) => `${id} gave back more than it took`),
    ...notes.flatMap((note) => {
      const back = sumOf(note.refunds, ({ amount_refunded }) => amount_refunded);
      const { customer_balance_transaction: id, out_of_band_amount: outside } = note;
      const credit = balances.find((transaction) => transaction.id === id)?.amount ?? 0;
      const post = back - credit + (outside ?? 0);
      return [
        ...different(
          `${note.id} amount`,
          note.amount,
          note.pre_payment_amount + note.post_payment_amount,
        ),
        ...different(`${note.id} post_payment_amount`, note.post_payment_amount, post),
      ];
    }),
    ...invoices
      // With a customer who was deleted, the balance has gone too.
      .filter(({ customer }) => customers.some(({ id }) => id === customer))
      .flatMap(({ id, status, starting_balance: before, ending_balance: after }) => {
        const moved = balances.filter(
          ({ invoice, type }) => invoice === id && type !== 'credit_note',
        );
        const expected = status === 'void' || after === null ? 0 : after - before;
        return different(
          `${id} use of the balance`,
          sumOf(moved, ({ amount }) => amount),
          expected,
        );
      }),
    ...customers.flatMap(({ id, balance }) => {
      const own = balances.filter(({ customer }) => customer === id);
      return different(
        `${id} balance`,
        balance,
        sumOf(own, ({ amount }) => amount),
      );
    }),
  ];
}

/** Of all that is served, also inside events. */
export async function findShapeProblems(store: Store): Promise<string[]> {
  const { rows } = await store.pool.query(`SELECT body FROM ${schemaName}.objects`);
  return [...new Set(rows.flatMap(({ body }) => shapeProblemsOf(body)))];
}

/** Work that was due and was not done. */
async function findOverdueWork(store: Store): Promise<string[]> {
  const { rows } = await store.pool.query(
    `SELECT due.id FROM ${schemaName}.objects AS due
     LEFT JOIN ${schemaName}.objects AS clock ON clock.id = due.test_clock
     WHERE due.due_at <= coalesce((clock.body ->> 'frozen_time')::bigint, $1)`,
    [store.now()],
  );
  return rows.map(({ id }) => `${id} was due and is not done`);
}

function invoiceSumProblems(invoice: Invoice): string[] {
  const { id, total, status, number } = invoice;
  const lines = sumOf(invoice.lines.data, ({ amount }) => amount);
  const sums = different(`${id} total`, total, lines);
  if (status === 'draft' || number === null) return sums;
  const due = Math.max(0, total + invoice.starting_balance);
  const isTooSmall = due < 30;
  const owed = (isTooSmall ? 0 : due) - invoice.pre_payment_credit_notes_amount;
  const left = isTooSmall && due > 0 ? due : Math.min(0, total + invoice.starting_balance);
  return [
    ...sums,
    ...different(`${id} amount_due`, invoice.amount_due, owed),
    ...different(`${id} ending_balance`, invoice.ending_balance, left),
    ...different(`${id} amount_remaining`, invoice.amount_remaining, owed - invoice.amount_paid),
    ...(status === 'paid' && invoice.amount_remaining !== 0 ? [`${id} is paid, and is not`] : []),
    ...(status === 'open' && invoice.amount_remaining <= 0 ? [`${id} is open for nothing`] : []),
    ...(status === 'void' && invoice.amount_paid !== 0 ? [`${id} is void, and was paid`] : []),
  ];
}

function noteProblems(invoice: Invoice, all: readonly Objects['credit_note'][]): string[] {
  const notes = all.filter((note) => note.invoice === invoice.id && note.status === 'issued');
  const pre = sumOf(notes, ({ pre_payment_amount }) => pre_payment_amount);
  const post = sumOf(notes, ({ post_payment_amount }) => post_payment_amount);
  return [
    ...different(`${invoice.id} notes before`, invoice.pre_payment_credit_notes_amount, pre),
    ...different(`${invoice.id} notes after`, invoice.post_payment_credit_notes_amount, post),
    ...(pre + post > Math.max(0, invoice.total)
      ? [`${invoice.id} is credited beyond its total`]
      : []),
  ];
}

/** The states that each state may follow; a state that ends is followed by none. */
const invoiceStates: Readonly<Record<string, readonly string[]>> = {
  draft: ['open', 'paid', 'uncollectible', 'void'],
  open: ['paid', 'uncollectible', 'void'],
  uncollectible: ['paid', 'void'],
  paid: [],
  void: [],
};
const living = ['active', 'canceled', 'past_due', 'trialing', 'unpaid'];
const subscriptionStates: Readonly<Record<string, readonly string[]>> = {
  incomplete: ['incomplete_expired', ...living],
  active: living,
  past_due: living,
  trialing: living,
  unpaid: living,
  canceled: [],
  incomplete_expired: [],
};

/** Remembers the states of all objects, and says which change of them cannot be. */
export function watchStates(store: Store): () => Promise<string[]> {
  const seen = new Map<string, string>();
  return async () => {
    const { rows } = await store.pool.query(
      `SELECT id, kind, body ->> 'status' AS status FROM ${schemaName}.objects
       WHERE kind IN ('invoice', 'subscription')`,
    );
    return rows.flatMap(({ id, kind, status }) => {
      const before = seen.get(id);
      seen.set(id, status);
      const states = kind === 'invoice' ? invoiceStates : subscriptionStates;
      if (states[status] === undefined) return [`${id} is ${status}`];
      if (before === undefined || before === status) return [];
      return states[before]?.includes(status) ? [] : [`${id} was ${before} and is ${status}`];
    });
  };
}

function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0);
}

function different(what: string, one: number | null, other: number): string[] {
  return one === other ? [] : [`${what}: ${one} and ${other}`];
}
