/** What the browser keeps for us. Where it keeps nothing, it is remembered until the page is left. */
import type {
  ArticleDraftKey,
  LocalStorageKey,
  SessionStorageKey,
} from '@debt-payoff/contract/storage-keys';

export type Place = 'local' | 'session';
export type KeyIn<In extends Place> = In extends 'local'
  ? LocalStorageKey | ArticleDraftKey
  : SessionStorageKey;
/** A person's own place under a key has behind it who they are. */
type Key<In extends Place> = KeyIn<In> | `${KeyIn<In>}:${string}`;

const memory = { local: new Map<string, string>(), session: new Map<string, string>() };

export function recall<In extends Place>(place: In, key: Key<In>): string | null {
  const remembered = memory[place].get(key);
  if (remembered !== undefined) return remembered;
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

/** Whether it outlasts the page. */
export function keep<In extends Place>(place: In, key: Key<In>, text: string): boolean {
  try {
    storageOf(place).setItem(key, text);
    memory[place].delete(key);
    return true;
  } catch {
    memory[place].set(key, text);
    return false;
  }
}

export function forget<In extends Place>(place: In, ...keys: readonly Key<In>[]): void {
  for (const key of keys) remove(place, key);
}

export function forgetWhere(place: Place, isMeant: (key: string) => boolean): void {
  for (const key of keysIn(place)) {
    if (isMeant(key)) remove(place, key);
  }
}

export function keysIn(place: Place): string[] {
  return [...new Set([...memory[place].keys(), ...storedKeys(place)])];
}

function remove(place: Place, key: string): void {
  memory[place].delete(key);
  try {
    storageOf(place).removeItem(key);
  } catch {
    // What could not be stored need not be removed.
  }
}

function storedKeys(place: Place): string[] {
  try {
    const storage = storageOf(place);
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  } catch {
    return [];
  }
}

function storageOf(place: Place): Storage {
  return place === 'local' ? localStorage : sessionStorage;
}
