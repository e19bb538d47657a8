/** Links that open without a session, such as those to a calendar. Those who make them say here how they end. */
import type { Transaction } from '../platform/database/database.ts';

/** One kind of such links. */
export type OpenLinks = {
  readonly end: (
    tx: Transaction,
    which: {
      readonly userId: number;
      /** Only those made at that instant or later. */
      readonly since?: Date;
    },
  ) => Promise<void>;
};

/** All that were made in somebody's name, for anyone who signs out everywhere or claims the account. */
export async function endOpenLinks(
  { openLinks }: { readonly openLinks: readonly OpenLinks[] },
  tx: Transaction,
  which: Parameters<OpenLinks['end']>[1],
): Promise<void> {
  for (const kind of openLinks) await kind.end(tx, which);
}
