/** Puts whole objects in the place of their ids, where a call asks for it by `expand`. */
import { schemaName } from '../store/schema.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';

const depthMax = 4;

/** Fields that Stripe shows only when they are asked for, by 'kind.field'. */
export type IncludedFields = Readonly<
  Record<string, (tx: Transaction, object: { readonly id: string }) => Promise<object | null>>
>;

export async function expand(
  tx: Transaction,
  reply: object,
  { paths, included }: { readonly paths: readonly string[]; readonly included: IncludedFields },
): Promise<object> {
  // A reply is ours alone until it is sent, so that it can be filled in place.
  const filled: object = structuredClone(reply);
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > depthMax) {
      throw invalidRequest(
        `You cannot expand more than ${depthMax} levels of a property. Property: ${path}`,
        { param: 'expand' },
      );
    }
    await fill({ tx, included, path }, filled, parts);
  }
  return filled;
}

type Filling = {
  readonly tx: Transaction;
  readonly included: IncludedFields;
  readonly path: string;
};

async function fill(filling: Filling, at: unknown, parts: readonly string[]): Promise<void> {
  const [part, ...rest] = parts;
  if (part === undefined || at === null || at === undefined) return;
  if (Array.isArray(at)) {
    for (const element of at) await fill(filling, element, parts);
    return;
  }
  if (typeof at !== 'object') throw cannotExpand(filling.path);
  // Of what was deleted only the id is left, which must not spoil a list of others.
  if (Reflect.get(at, 'deleted') === true) return;
  const value: unknown = Object.hasOwn(at, part) ? Reflect.get(at, part) : undefined;
  const whole = await wholeOf(filling, at, { part, value });
  if (whole === undefined) throw cannotExpand(filling.path);
  Reflect.set(at, part, whole);
  await fill(filling, whole, rest);
}

/** Undefined for what is neither an id, nor an object, nor shown on request. */
async function wholeOf(
  { tx, included }: Filling,
  at: object,
  { part, value }: { readonly part: string; readonly value: unknown },
): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((one) => objectOrSelf(tx, one)));
  if (typeof value === 'string') return findById(tx, value);
  const include = included[`${String(Reflect.get(at, 'object'))}.${part}`];
  const id: unknown = Reflect.get(at, 'id');
  if ((value === undefined || value === null) && include !== undefined && typeof id === 'string') {
    return structuredClone(await include(tx, { id }));
  }
  return typeof value === 'object' ? value : undefined;
}

async function objectOrSelf(tx: Transaction, value: unknown): Promise<unknown> {
  return typeof value === 'string' ? ((await findById(tx, value)) ?? value) : value;
}

type ObjectRow = { readonly body: object; readonly is_deleted: boolean; readonly kind: string };

async function findById(tx: Transaction, id: string): Promise<unknown> {
  const { rows } = await tx.client.query<ObjectRow>(
    `SELECT body, is_deleted, kind FROM ${schemaName}.objects WHERE id = $1`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  return row.is_deleted ? { id, object: row.kind, deleted: true } : row.body;
}

function cannotExpand(path: string): Error {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
}
