/** A page that somebody had to leave is theirs to come back to, not the next person's. */
import { sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { keep, recall } from './browser-storage.ts';
import { type Arrival, loginAddress } from './login-address.ts';
import type { Person } from './person.ts';

const { leftPage } = sessionStorageKeys;

/** The arrival at the login screen names the page. */
export function noteLeftPage(leaver: NonNullable<Person>, arrival: Arrival): void {
  keep('session', leftPage, JSON.stringify([leaver, loginAddress(arrival)]));
}

/** Who had to leave the page to which this would lead; null where nobody did, in this tab. */
export function findLeaver(arrival: Arrival): Person {
  try {
    const [leaver, address]: unknown[] = JSON.parse(recall('session', leftPage) ?? '[]');
    return typeof leaver === 'string' && address === loginAddress(arrival) ? leaver : null;
  } catch {
    return null;
  }
}
