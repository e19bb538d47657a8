/**
 * Whose page this is. There is one person at a time, and what the page remembers about them is dropped the
 * moment that they leave or somebody else comes.
 */
import { useSyncExternalStore } from 'react';
import { subjectOf } from './access-token.ts';
import { hasExpired, readToken } from './tokens.ts';

/** By the id in their token; null for a visitor who is not signed in. */
export type Person = string | null;

export type PersonChange = { readonly former: Person; readonly next: Person };

/** What was asked in somebody's name counts no longer, because they have left. */
export class PersonLeft extends Error {
  constructor() {
    super('The person who asked is no longer signed in here');
    this.name = 'PersonLeft';
  }
}

let person: Person = null;
let former: Person = null;
let departures = 0;
let isKnown = false;
let isOver = false;
const listeners = new Set<(change: PersonChange) => void>();

export function currentPerson(): Person {
  if (!isKnown) {
    const token = readToken();
    // Whether a token that has run out still stands for somebody, only the server can say.
    become(token === null || hasExpired(token) ? null : subjectOf(token));
  }
  return person;
}

/** By the token that is stored now, by whichever tab. */
export function storedPerson(): Person {
  return subjectOf(readToken());
}

/** Who was here last, before the present person or visitor. */
export function formerPerson(): Person {
  return former;
}

/** For a session that turned out to have ended before its owner was seen here. */
export function noteFormerPerson(leaver: Person): void {
  former = leaver ?? former;
}

export function usePerson(): Person {
  return useSyncExternalStore(whenPersonChanges, currentPerson, () => null);
}

/** How often somebody has left: as the key of what may hold something of theirs. */
export function useDepartures(): number {
  return useSyncExternalStore(
    whenPersonChanges,
    () => departures,
    () => 0,
  );
}

/** Told before anything on the screen has followed. */
export function whenPersonChanges(listener: (change: PersonChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes over whose token is stored. A visitor becomes the person who signs in; one person never becomes another. */
export function followPerson(): void {
  become(storedPerson());
}

/** Whether what was begun for somebody would now be done for somebody else. */
export function hasLeft(asker: Person): boolean {
  return asker !== null && currentPerson() !== asker;
}

/** Throws unless the asker is the one whose token is stored, and whose page this is. */
export function requireStill(asker: Person): void {
  const stored = storedPerson();
  const owner = currentPerson();
  const isTheirPage = owner === null || owner === asker;
  if (!isOver && isTheirPage && stored === asker) return;
  if (stored !== null) followPerson();
  throw new PersonLeft();
}

/** Nothing that this page holds may be seen or sent from now on, not even in the moment until it is gone. */
export function loadAgain(): void {
  isOver = true;
  document.body.hidden = true;
  window.location.reload();
}

function become(next: Person): void {
  isKnown = true;
  if (next === person) return;
  const leaver = person;
  person = next;
  if (leaver !== null) {
    former = leaver;
    departures += 1;
  }
  for (const listener of [...listeners]) listener({ former: leaver, next });
  if (leaver !== null && next !== null) loadAgain();
}
