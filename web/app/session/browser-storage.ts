/** What the browser keeps for us. Where it keeps nothing, it is remembered until the page is left. */
import type { LocalStorageKey, SessionStorageKey } from '@debt-payoff/contract/storage-keys';

type Place = 'local' | 'session';
type Key<In extends Place> = In extends 'local' ? LocalStorageKey : SessionStorageKey;

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

export function keep<In extends Place>(place: In, key: Key<In>, text: string): void {
  try {
    storageOf(place).setItem(key, text);
    memory[place].delete(key);
  } catch {
    memory[place].set(key, text);
  }
}

export function forget<In extends Place>(place: In, ...keys: readonly Key<In>[]): void {
  for (const key of keys) {
    memory[place].delete(key);
    try {
      storageOf(place).removeItem(key);
    } catch {
      // What could not be stored need not be removed.
    }
  }
}

function storageOf(place: Place): Storage {
  return place === 'local' ? localStorage : sessionStorage;
}
