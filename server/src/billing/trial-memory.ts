/** The free trial is once for a person: remembered by account, and by a keyed hash of the address. */
import { createHmac } from 'node:crypto';
import { tidyEmail } from '@debt-payoff/contract/email-rules';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { findTrialUse, insertTrialUse, isTrialUsed, markLeft } from './trial-memory.store.ts';

type TrialPerson = {
  readonly userId: number;
  readonly email: string;
  readonly addressKey: Uint8Array;
};

export async function hasTrialLeft(db: Reader, person: TrialPerson): Promise<boolean> {
  const { userId } = person;
  return !(await isTrialUsed(db, { userId, addressHash: hashAddress(person) }));
}

/** The address of the first time counts: a later one is remembered only when its owner leaves. */
export async function recordTrialUse(
  tx: Transaction,
  { now, ...person }: TrialPerson & { readonly now: Date },
): Promise<void> {
  const { userId } = person;
  if ((await findTrialUse(tx, userId)) !== null) return;
  await insertTrialUse(tx, { userId, addressHash: hashAddress(person), usedAt: now });
}

/** From now on the hashes alone remember it, for as long as the retention says. */
export async function leaveTrialMemory(
  tx: Transaction,
  { now, ...person }: TrialPerson & { readonly now: Date },
): Promise<void> {
  const { userId } = person;
  const use = await findTrialUse(tx, userId);
  if (use === null) return;
  await insertTrialUse(tx, { userId, addressHash: hashAddress(person), usedAt: use.usedAt });
  await markLeft(tx, { userId, now });
}

function hashAddress({ email, addressKey }: TrialPerson): string {
  return createHmac('sha256', addressKey).update(tidyEmail(email)).digest('base64url');
}
