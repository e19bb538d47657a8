/** Everything that is stored about one person, for them to take along. Each noun adds its part. */
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Account } from './accounts.ts';

export type OwnDataDeps = { readonly db: Database; readonly clock: Clock };

type DataOwner = { readonly account: Account; readonly sessionId: number };

/** A noun's part of the file: what it stores about the owner, under names of its own. */
export type OwnDataSection = (
  deps: OwnDataDeps,
  owner: DataOwner,
) => Promise<Readonly<Record<string, unknown>>>;

export async function collectOwnData(
  { db, clock, ownData }: OwnDataDeps & { readonly ownData: readonly OwnDataSection[] },
  owner: DataOwner,
): Promise<Record<string, unknown>> {
  const collected: Record<string, unknown> = { exported_at: written(clock.now()) };
  for (const section of ownData) {
    for (const [name, part] of Object.entries(await section({ db, clock }, owner))) {
      if (name in collected) throw new Error(`Two parts of the data are named ${name}`);
      collected[name] = part;
    }
  }
  return collected;
}

export function written(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
