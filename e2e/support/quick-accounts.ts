/**
 * Accounts that are put into the product's database as registering does it, but with a password that
 * is quick to compare: registering and its mail are the subject of other journeys.
 */
import { inject } from 'vitest';
import { createPasswords } from '../../server/src/accounts/passwords.ts';
import { makeAccount } from '../../server/src/accounts/registration.ts';
import { clockStartingAt } from '../../server/src/platform/clock.ts';
import { connect, type Database } from '../../server/src/platform/database/database.ts';
import { requestBounds, stretchBounds } from '../../server/src/platform/database/pool.ts';
import type { Person } from './accounts.ts';
import { builtInUrl } from './built-in-database.ts';
import { productNow } from './product-clock.ts';
import { patientWaitFactor } from './server-process.ts';

export const quickPasswords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

let opened: Promise<Database> | undefined;

/** Mails about it wait until the product sends others. */
export async function makeQuickAccount(
  person: Person,
  { isConfirmed }: { readonly isConfirmed: boolean },
): Promise<void> {
  const deps = {
    db: await productDatabase(),
    clock: clockStartingAt(productNow()),
    passwords: quickPasswords,
  };
  await makeAccount(deps, { ...person, role: 'user', isConfirmed });
}

/** One for all test files of a worker: it ends together with the process. */
export function productDatabase(): Promise<Database> {
  opened ??= openProductDatabase();
  return opened;
}

async function openProductDatabase(): Promise<Database> {
  const bounds = stretchBounds(requestBounds, Number(patientWaitFactor));
  return connect(await builtInUrl(inject('productFolder')), () => {}, bounds).db;
}
