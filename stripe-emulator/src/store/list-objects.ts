/** Objects of one kind, by what is in them. */
import type pg from 'pg';
import { missing } from '../stripe-error.ts';
import { type Kind, labelOf, type Objects } from './kinds.ts';
import { type CreatedRange, type ListPage, requireOneCursor } from './list-page.ts';
import { schemaName } from './schema.ts';

/** Compared with the object's own fields. */
export type Where = Readonly<Record<string, unknown>>;

export type Page<Body> = { readonly data: readonly Body[]; readonly hasMore: boolean };

export type ObjectsPage = ListPage & {
  /** SQL about the row, of constant text. */
  readonly condition?: string | undefined;
};

/** Oldest first, without a limit. */
export async function listAllObjects<K extends Kind>(
  client: pg.PoolClient,
  kind: K,
  where: Where,
): Promise<readonly Objects[K][]> {
  const values: unknown[] = [kind, JSON.stringify(where)];
  const conditions = ['kind = $1', 'body @> $2::jsonb', 'NOT is_deleted'];
  conditions.push(...indexConditions([where], values));
  const { rows } = await client.query<{ readonly body: Objects[K] }>(
    `SELECT body FROM ${schemaName}.objects WHERE ${conditions.join(' AND ')} ORDER BY seq`,
    values,
  );
  return rows.map(({ body }) => body);
}

/** Newest first, as Stripe lists; of several conditions, any will do. */
export async function pageOfObjects<K extends Kind>(
  client: pg.PoolClient,
  kind: K,
  { where, asked }: { readonly where: Where | readonly Where[]; readonly asked: ObjectsPage },
): Promise<Page<Objects[K]>> {
  requireOneCursor(asked);
  const { limit = 10, starting_after: after, ending_before: before } = asked;
  const values: unknown[] = [kind, [where].flat().map((one) => JSON.stringify(one))];
  const conditions = ['kind = $1', 'body @> ANY($2::jsonb[])', 'NOT is_deleted'];
  conditions.push(...indexConditions([where].flat(), values));
  const addBound = (column: string, sign: string, value: string | number): void => {
    values.push(value);
    conditions.push(`${column} ${sign} $${values.length}`);
  };
  if (asked.condition !== undefined) conditions.push(asked.condition);
  if (after !== undefined) addBound('seq', '<', await seqOf(client, kind, after, 'starting_after'));
  if (before !== undefined)
    addBound('seq', '>', await seqOf(client, kind, before, 'ending_before'));
  for (const [sign, at] of createdBounds(asked.created)) {
    addBound(`(body ->> 'created')::bigint`, sign, at);
  }
  const isBackwards = before !== undefined;
  const { rows } = await client.query<{ readonly body: Objects[K] }>(
    `SELECT body FROM ${schemaName}.objects WHERE ${conditions.join(' AND ')}
     ORDER BY seq ${isBackwards ? 'ASC' : 'DESC'} LIMIT ${limit + 1}`,
    values,
  );
  const data = rows.slice(0, limit).map(({ body }) => body);
  return { data: isBackwards ? data.reverse() : data, hasMore: rows.length > limit };
}

const indexedFields = ['customer', 'invoice'] as const;

/** Says once more, in the words of an index, what `@>` says of these fields: it would read all of a kind. */
function indexConditions(wheres: readonly Where[], values: unknown[]): string[] {
  const [where, another] = wheres;
  if (where === undefined || another !== undefined) return [];
  return indexedFields.flatMap((field) => {
    const value = where[field];
    if (typeof value !== 'string') return [];
    values.push(value);
    return [`body ->> '${field}' = $${values.length}`];
  });
}

async function seqOf(
  client: pg.PoolClient,
  kind: Kind,
  id: string,
  param: string,
): Promise<string> {
  const { rows } = await client.query<{ readonly seq: string }>(
    `SELECT seq FROM ${schemaName}.objects WHERE id = $1 AND kind = $2`,
    [id, kind],
  );
  const [row] = rows;
  if (row === undefined) throw missing(labelOf(kind), id, param);
  return row.seq;
}

function createdBounds(range: CreatedRange | undefined): (readonly [string, number])[] {
  const bounds = [
    ['>', range?.gt],
    ['>=', range?.gte],
    ['<', range?.lt],
    ['<=', range?.lte],
  ] as const;
  return bounds.flatMap(([sign, at]) => (at === undefined ? [] : [[sign, at] as const]));
}
