/** Queries that are built and planned once, where that takes longer than reading what they find. */
import type { Reader } from './database.ts';

/** One for each database that asks; in a transaction it is built anew, and planned once a connection. */
export function preparedOnce<Asker extends { readonly db: Reader }, Query>(
  prepare: (asker: Asker) => Query,
): (asker: Asker) => Query {
  const queries = new WeakMap<Reader, Query>();
  return (asker) => {
    const query = queries.get(asker.db) ?? prepare(asker);
    queries.set(asker.db, query);
    return query;
  };
}
