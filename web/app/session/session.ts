/** Whether somebody is signed in on this device, as every tab of it sees it. */
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { useSyncExternalStore } from 'react';
import {
  currentPerson,
  followPerson,
  loadAgain,
  noteFormerPerson,
  type Person,
  storedPerson,
} from './person.ts';
import { clearTokens, hasExpired, listenToTokens, readToken, tokenKind } from './tokens.ts';

export { clearAdminToken, clearTokens, storeToken } from './tokens.ts';

export type SessionState =
  | { readonly status: 'checking' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly isStaff: boolean; readonly person: Person };

const checking = { status: 'checking' } as const;
const signedOut = { status: 'signed-out' } as const;

let state: SessionState = checking;
let isStarted = false;
let isExpired = false;
const subscribers = new Set<() => void>();

/** On the server, and until the page has been taken over, it is 'checking'. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => checking,
  );
}

/** For what visitors and those being checked see alike: it is not drawn again for them. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => state.status === 'signed-in',
    () => false,
  );
}

/** For what somebody presses; what is shown follows the session by its hooks. */
export function currentSession(): SessionState {
  return state;
}

/** Tells once, as soon as it is known; returns a way to stop waiting. */
export function whenSessionIsKnown(tell: (isSignedIn: boolean) => void): () => void {
  const look = (): void => {
    if (state.status === 'checking') return;
    stop();
    tell(state.status === 'signed-in');
  };
  const stop = subscribe(look);
  look();
  return stop;
}

/** Whether the session ran out, rather than being ended by its owner. */
export function hasSessionExpired(): boolean {
  return isExpired;
}

function subscribe(subscriber: () => void): () => void {
  start();
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  listenToTokens(followStorage);
  window.addEventListener('storage', followOtherTabs);
  window.addEventListener('pageshow', recheckRestoredPage);
  const token = readToken();
  if (token !== null && hasExpired(token)) void renew(token);
  else followStorage();
}

/** Only a refusal ends the session: anyone who is offline for a moment is still signed in. */
async function renew(token: string): Promise<void> {
  // Most who open a page need none of this, so it is not part of every page.
  const { refreshToken, SessionEnded } = await import('./renew-session.ts');
  try {
    await refreshToken(token);
    followStorage();
  } catch (error) {
    if (error instanceof SessionEnded) expire();
    else followStorage();
  }
}

/** Ends the session on this device because the server has. */
export function expire(): void {
  isExpired = true;
  noteFormerPerson(storedPerson());
  clearTokens();
}

/** A token that runs out later does not change this: the next call renews it. */
function followStorage(): void {
  const token = readToken();
  followPerson();
  if (token !== null) isExpired = false;
  const isStaff = tokenKind() === 'staff';
  setState(token === null ? signedOut : { status: 'signed-in', isStaff, person: currentPerson() });
}

function followOtherTabs({ key }: StorageEvent): void {
  const { userToken, adminToken } = localStorageKeys;
  if (key === null || key === userToken || key === adminToken) followStorage();
}

/** A page that comes back by the back button is as it was when it was left. */
function recheckRestoredPage({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  const owner = currentPerson();
  if (owner !== null && owner !== storedPerson()) loadAgain();
  else followStorage();
}

function setState(next: SessionState): void {
  if (isSame(next, state)) return;
  state = next;
  for (const subscriber of subscribers) subscriber();
}

function isSame(one: SessionState, other: SessionState): boolean {
  if (one.status !== 'signed-in' || other.status !== 'signed-in') return one === other;
  return one.isStaff === other.isStaff && one.person === other.person;
}
