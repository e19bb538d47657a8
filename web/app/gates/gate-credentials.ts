/** Who has opened the development environment on this device, kept as a Basic header carries it. */
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { forget, keep, recall } from '../session/browser-storage.ts';

const key = localStorageKeys.developmentGateCredentials;

export type GateCredentials = { readonly username: string; readonly password: string };

export function encodeCredentials({ username, password }: GateCredentials): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return btoa(String.fromCharCode(...bytes));
}

export function keepCredentials(credentials: string): void {
  keep('local', key, credentials);
}

export function forgetCredentials(): void {
  forget('local', key);
}

/** Null where nothing is kept, or nothing that can be read. */
export function findGateUsername(): string | null {
  const kept = recall('local', key);
  return kept === null ? null : usernameIn(kept);
}

export function usernameIn(credentials: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(credentials), (character) => character.charCodeAt(0));
    const [username, ...password] = new TextDecoder().decode(bytes).split(':');
    return password.length === 0 || !username ? null : username;
  } catch {
    return null;
  }
}
