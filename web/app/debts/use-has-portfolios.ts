/** Whether there is a portfolio to manage: asked once for each page load, and only of those signed in. */
import { useEffect, useSyncExternalStore } from 'react';
import { currentPerson, type Person, usePerson, whenPersonChanges } from '../session/person.ts';

let hasPortfolios = false;
let askedFor: Person = null;
/** What a page has seen since counts more than the reply to an older question. */
let question = 0;
const subscribers = new Set<() => void>();

whenPersonChanges(({ former }) => {
  if (former !== null) forget();
});

export function useHasPortfolios(): boolean {
  const person = usePerson();
  useEffect(() => {
    if (person !== null) void askOnce(person);
  }, [person]);
  return useSyncExternalStore(
    subscribe,
    () => hasPortfolios,
    () => false,
  );
}

/** For a page that has seen them itself: the menu follows without asking again. */
export function noticePortfolios(count: number): void {
  askedFor = currentPerson();
  question += 1;
  setHasPortfolios(count > 0);
}

async function askOnce(person: string): Promise<void> {
  if (askedFor === person) return;
  askedFor = person;
  question += 1;
  const asked = question;
  const count = await findCount();
  if (asked === question) setHasPortfolios(count > 0);
}

/** A menu entry is not worth a message: where the question fails, there is none. */
async function findCount(): Promise<number> {
  try {
    const { countPortfolios } = await import('./count-portfolios.ts');
    return await countPortfolios();
  } catch {
    return 0;
  }
}

function forget(): void {
  askedFor = null;
  question += 1;
  setHasPortfolios(false);
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

function setHasPortfolios(next: boolean): void {
  if (next === hasPortfolios) return;
  hasPortfolios = next;
  for (const subscriber of subscribers) subscriber();
}
