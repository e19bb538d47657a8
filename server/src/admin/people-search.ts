/** Finds people as staff know them: by a part of the name or of the address, or by their number. */
import { usernameKeyOf } from '@debt-payoff/contract/account-rules';
import { eq, like, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type SearchColumns = {
  readonly id: PgColumn;
  /** As usernames are compared, by `usernameKeyOf`. */
  readonly usernameKey: PgColumn | SQL;
  /** In lower case. */
  readonly email: PgColumn;
};

/** Longer than any id is. */
const idPattern = /^[1-9]\d{0,14}$/;

/** Undefined, and so no condition, where nothing is searched for. */
export function matchesSearch(
  search: string,
  { id, usernameKey, email }: SearchColumns,
): SQL | undefined {
  if (search === '') return undefined;
  return or(
    like(email, containing(search.normalize('NFC').toLowerCase())),
    // No username has an @, and most searches for an address do.
    search.includes('@') ? undefined : like(usernameKey, containing(usernameKeyOf(search))),
    idPattern.test(search) ? eq(id, Number(search)) : undefined,
  );
}

/** What LIKE takes for a pattern is taken literally. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
