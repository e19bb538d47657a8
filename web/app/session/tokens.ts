/** The stored tokens, and the server's time by which their expiry is read. */
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { readTokenFacts } from './access-token.ts';
import { forget, keep, recall } from './browser-storage.ts';

const { userToken, adminToken, clockOffset } = localStorageKeys;

/** Staff and users share the first key; only staff have the second. */
export type TokenKind = 'user' | 'staff';

export type TokenReply = { readonly access_token: string; readonly server_time: string };

const listeners = new Set<() => void>();

/** Told of what this tab does; other tabs hear of it by the browser's own 'storage' event. */
export function listenToTokens(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function storeToken({ access_token, server_time }: TokenReply, kind: TokenKind): void {
  const offsetMs = Date.parse(server_time) - Date.now();
  if (Number.isFinite(offsetMs)) keep('local', clockOffset, String(offsetMs));
  // Staff first: a tab that hears of the user's token then finds both.
  if (kind === 'staff') keep('local', adminToken, access_token);
  else forget('local', adminToken);
  keep('local', userToken, access_token);
  tellListeners();
}

/** A text that is no token is removed at once. */
export function readToken(): string | null {
  const token = recall('local', userToken) ?? recall('local', adminToken);
  if (token === null || readTokenFacts(token) !== null) return token;
  removeTokens();
  return null;
}

export function clearTokens(): void {
  removeTokens();
  tellListeners();
}

/** Anyone who is signed in as a user stays so. */
export function clearAdminToken(): void {
  forget('local', adminToken);
  tellListeners();
}

/** For a tab that leaves the page anyway: its screen stays as it is until then. */
export function removeTokens(): void {
  forget('local', userToken, adminToken);
}

export function tokenKind(): TokenKind {
  return recall('local', adminToken) === null ? 'user' : 'staff';
}

/** By the server's time, so that a device with a wrong clock is not signed out. */
export function hasExpired(token: string): boolean {
  const facts = readTokenFacts(token);
  return facts === null || facts.expiresAtMs <= serverNowMs();
}

function serverNowMs(): number {
  return findServerNowMs() ?? Date.now();
}

/** Null before the server has told its time. */
export function findServerNowMs(): number | null {
  const offsetMs = Number(recall('local', clockOffset) ?? Number.NaN);
  return Number.isFinite(offsetMs) ? Date.now() + offsetMs : null;
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
