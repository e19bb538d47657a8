/**
 * What people leave half done in this browser. Everybody has places of their own, and a visitor who is not
 * signed in has one too, so that nobody finds what somebody else typed (decision 18).
 */
import { localStorageKeys, sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { forget, forgetWhere, type KeyIn, keep, type Place, recall } from './browser-storage.ts';
import { currentPerson, type Person, whenPersonChanges } from './person.ts';

const {
  visit,
  calculatorState,
  calculatorSetAside,
  calculatorEarlier,
  calculatorDataAnonymous,
  calculatorDataAuthenticated,
  strategiesMark,
} = localStorageKeys;
const { strategies } = sessionStorageKeys;

export function recallOwn<In extends Place>(
  place: In,
  key: KeyIn<In>,
  owner: Person = currentPerson(),
): string | null {
  const own = placeOf(place, key, owner);
  return own === null ? null : recall(place, own);
}

/** Null takes away what was kept. What a visitor's page goes on to write after they have signed in is theirs. */
export function keepOwn<In extends Place>(
  place: In,
  key: KeyIn<In>,
  text: string | null,
  owner: Person = null,
): void {
  const own = placeOf(place, key, owner ?? currentPerson());
  if (own === null) return;
  if (text === null) forget(place, own);
  else keep(place, own, text);
}

export function forgetOwn<In extends Place>(place: In, ...keys: readonly KeyIn<In>[]): void {
  for (const key of keys) keepOwn(place, key, null);
}

/** Null for what is kept by the tab, once its owner has signed out: a tab that slept through it finds nothing. */
function placeOf<In extends Place>(place: In, key: KeyIn<In>, owner: Person) {
  if (owner === null) return key;
  const own = `${key}:${owner}` as const;
  if (place === 'local') return own;
  const lasting = recall('local', `${visit}:${owner}`);
  return lasting === null ? null : (`${own}:${lasting}` as const);
}

whenPersonChanges(({ next }) => {
  if (next === null) return;
  const own = `${visit}:${next}` as const;
  if (recall('local', own) === null) keep('local', own, newMark());
  claim(next);
});

export function newMark(): string {
  return Math.random().toString(36).slice(2);
}

/** What a visitor typed goes along when they sign in. */
function claim(person: string): void {
  for (const key of [calculatorState, calculatorSetAside] as const) {
    const brought = recall('local', key);
    const had = recallOwn('local', key, person);
    if (brought !== null && had !== null && brought !== had) putBehind(person, had);
    move('local', key, person);
  }
  move('local', strategiesMark, person);
  move('session', strategies, person);
  move('local', calculatorDataAnonymous, person, calculatorDataAuthenticated);
}

function move<In extends Place>(
  place: In,
  key: KeyIn<In>,
  person: string,
  to: KeyIn<In> = key,
): void {
  const text = recall(place, key);
  if (text === null) return;
  keepOwn(place, to, text, person);
  forget(place, key);
}

/** The calculator offers it again: figures that were typed later do not replace those that were there. */
function putBehind(person: string, text: string): void {
  // Several tabs may hear of it, and each does this.
  const all = new Set([...listEarlier(person), text]);
  keepOwn('local', calculatorEarlier, JSON.stringify([...all]), person);
}

export function listEarlier(owner: Person): string[] {
  try {
    const kept: unknown = JSON.parse(recallOwn('local', calculatorEarlier, owner) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** In all tabs that are awake; the others find it gone with the visit. */
export function forgetPerson(person: string): void {
  forgetWhere('session', (key) => ownerIn(key) === person);
  forgetWhere('local', (key) => ownerIn(key) === person);
}

/** Left in this tab by people who have signed out since. */
export function forgetEndedVisits(): void {
  forgetWhere('session', (key) => {
    const [, owner, lasting] = key.split(':');
    return lasting !== undefined && recall('local', `${visit}:${owner}`) !== lasting;
  });
}

/** 'Clear' in another tab takes the mark away that the results in this one carry. */
export function forgetClearedResults(): void {
  forgetWhere('session', (key) => {
    const [name, owner, lasting] = key.split(':');
    if (name !== strategies) return false;
    const isVisitors = owner === undefined;
    const kept = recall('session', isVisitors ? name : `${name}:${owner}:${lasting}`) ?? '';
    const mark = recall('local', isVisitors ? strategiesMark : `${strategiesMark}:${owner}`);
    const [, carried] = /"mark":"(\w+)"/.exec(kept) ?? [];
    return carried !== undefined && carried !== mark;
  });
}

function ownerIn(key: string): string | undefined {
  return key.split(':')[1];
}
