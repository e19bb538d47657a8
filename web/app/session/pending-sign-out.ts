/**
 * A sign-out that has not reached the server. The browser's cookie would still renew the session, so the
 * server is told as soon as it can be, and before anyone signs in here. The cookie alone says whose it is.
 */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { logoutCall } from '@debt-payoff/contract/accounts';
import { createClient } from '@debt-payoff/contract/client';
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { forget, keep, recall } from './browser-storage.ts';
import { apiOrigin, withBearer } from './calls.ts';

const { signOutPending } = localStorageKeys;
const lockName = 'sign-out';

/** Whether the server has ended the session. */
export async function requestSignOut(token: string | null = null): Promise<boolean> {
  const call = createClient({
    origin: apiOrigin() ?? '',
    // Not by way of the gate: one that has been shut replies to this too, and leads nowhere from here.
    fetch: (input, init) =>
      window.fetch(input, {
        ...(token === null ? init : withBearer(init, token)),
        keepalive: true,
      }),
  });
  try {
    await call<typeof logoutCall>(accountAddresses.logout, {});
    return true;
  } catch {
    return false;
  }
}

export function noteSignOutPending(): void {
  keep('local', signOutPending, 'true');
}

export function isSignOutPending(): boolean {
  return recall('local', signOutPending) !== null;
}

/** Whether nothing is left to be told. Tabs do it one after the other, so one is enough. */
export function finishSignOut(): Promise<boolean> {
  return oneTabAtATime(finish);
}

/** A new session has a new cookie: a sign-out that came late would end that one. */
export async function signInAfterSignOut<Signed>(signIn: () => Promise<Signed>): Promise<Signed> {
  if (!isSignOutPending()) return signIn();
  return oneTabAtATime(async () => {
    await finish();
    const signed = await signIn();
    forget('local', signOutPending);
    return signed;
  });
}

async function finish(): Promise<boolean> {
  if (!isSignOutPending()) return true;
  const isDone = await requestSignOut();
  if (isDone) forget('local', signOutPending);
  return isDone;
}

function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // Older browsers and insecure origins have no locks.
  return navigator.locks === undefined ? work() : navigator.locks.request(lockName, work);
}
