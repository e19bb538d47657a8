/**
 * What people leave half done in this browser. Each draft is declared once, and everybody has places of their own
 * for it, a visitor who is not signed in too, so that nobody finds what somebody else typed (decision 18).
 */
import {
  localStorageKeys as local,
  sessionStorageKeys as tab,
} from '@debt-payoff/contract/storage-keys';
import { forget, keep, type Place, recall } from './browser-storage.ts';
import { currentPerson, type Person, whenPersonChanges } from './person.ts';

export type Declaration = {
  /** 'local' lasts until it is cleared, in all tabs; 'session' ends with its tab. */
  readonly place: Place;
  /** What visitors leave goes along when they sign in. What only people leave is nobody's without their id. */
  readonly leftBy: 'anyone' | 'people' | 'visitors';
  /** As what it goes along; otherwise as the same. */
  readonly becomes?: typeof local.calculatorDataAuthenticated;
  /** Whether what they had here before is kept, rather than replaced by what they bring along. */
  readonly keepsEarlier?: true;
  /** Cleared when a page is opened and this one is not there. */
  readonly onlyWith?: typeof local.restorePortfolioModal;
};

const anyones = { place: 'local', leftBy: 'anyone' } as const;
const peoples = { place: 'local', leftBy: 'people' } as const;
const peoplesInTab = { place: 'session', leftBy: 'people' } as const;

const declarations = {
  [local.calculatorState]: { ...anyones, keepsEarlier: true },
  [local.calculatorSetAside]: { ...anyones, keepsEarlier: true },
  [local.calculatorEarlier]: peoples,
  [local.strategiesMark]: anyones,
  [tab.strategies]: { place: 'session', leftBy: 'anyone' },
  [local.calculatorDataAnonymous]: {
    place: 'local',
    leftBy: 'visitors',
    becomes: local.calculatorDataAuthenticated,
  },
  [local.calculatorDataAuthenticated]: peoples,
  [local.restorePortfolioModal]: peoples,
  [local.portfolioDebts]: { ...peoples, onlyWith: local.restorePortfolioModal },
  [local.portfolioId]: { ...peoples, onlyWith: local.restorePortfolioModal },
  [local.showPortfolioAlert]: { ...peoples, onlyWith: local.restorePortfolioModal },
  [tab.portfolioBeingFilled]: peoplesInTab,
  [tab.debtsBeingTyped]: peoplesInTab,
  [tab.exportBeingFilled]: peoplesInTab,
  [tab.unsentForms]: peoplesInTab,
  [tab.dismissedMissedPayments]: peoplesInTab,
  [tab.contactMessage]: { place: 'session', leftBy: 'anyone' },
} as const;
export type DraftKey = keyof typeof declarations;

// Entries of a record are typed by any string; these are the record's own keys.
export const declaredDrafts = Object.entries(declarations) as [DraftKey, Declaration][];

export type StoredDraft<Value> = {
  /** The present person's, unless another owner is named. Null where there is none that can be read. */
  readonly read: (owner?: Person) => Value | null;
  /** Null takes it away. What a visitor's page goes on to write after they have signed in is theirs. */
  readonly write: (value: Value | null, owner?: Person) => void;
  readonly clear: () => void;
  /** Whether what another tab has changed is this draft, of whichever owner. */
  readonly isIn: (event: StorageEvent) => boolean;
};

/** What is stored may be older than this code, or not ours: only what the reader takes is read back. */
export function storedDraft<Value>(
  key: DraftKey,
  readValue: (stored: unknown) => Value | null,
): StoredDraft<Value> {
  const text = storedText(key);
  return {
    ...text,
    read: (owner) => readValue(parse(text.read(owner))),
    write: (value, owner) => text.write(value === null ? null : JSON.stringify(value), owner),
  };
}

export function storedText(key: DraftKey): StoredDraft<string> {
  const { place } = declarations[key];
  const write = (text: string | null, owner: Person = null): void => {
    const own = ownKey(key, owner ?? currentPerson());
    if (own === null) return;
    if (text === null) forget(place, own);
    else keep(place, own, text);
  };
  return {
    read: (owner = currentPerson()) => {
      const own = ownKey(key, owner);
      return own === null ? null : recall(place, own);
    },
    write,
    clear: () => write(null),
    isIn: (event) => event.key?.split(':')[0] === key,
  };
}

/** Null for what is kept by the tab, once its owner has signed out: a tab that slept through it finds nothing. */
function ownKey(key: DraftKey, owner: Person) {
  const { place, leftBy } = declarations[key];
  if (leftBy === 'visitors') return key;
  if (owner === null) return leftBy === 'people' ? null : key;
  const own = `${key}:${owner}` as const;
  if (place === 'local') return own;
  const lasting = recall('local', `${local.visit}:${owner}`);
  return lasting === null ? null : (`${own}:${lasting}` as const);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Texts of drafts that gave way to others. */
const earlierDrafts = storedDraft(local.calculatorEarlier, (stored) =>
  Array.isArray(stored) ? stored.filter((text): text is string => typeof text === 'string') : null,
);

whenPersonChanges(({ next }) => {
  if (next === null) return;
  const own = `${local.visit}:${next}` as const;
  if (recall('local', own) === null) keep('local', own, newMark());
  for (const [key, declaration] of declaredDrafts) claim(key, declaration, next);
});

/** What a visitor left goes along when they sign in. */
function claim(key: DraftKey, declaration: Declaration, person: string): void {
  const { place, leftBy, becomes = key, keepsEarlier } = declaration;
  const brought = leftBy === 'people' ? null : recall(place, key);
  if (brought === null) return;
  const theirs = storedText(becomes);
  const had = theirs.read(person);
  if (keepsEarlier && had !== null && had !== brought) {
    // Several tabs may hear of it, and each does this.
    const all = new Set([...(earlierDrafts.read(person) ?? []), had]);
    earlierDrafts.write([...all], person);
  }
  theirs.write(brought, person);
  forget(place, key);
}

/** For the calculator, which offers them again and keeps them from then on. */
export function takeEarlierDrafts(): unknown[] {
  const texts = earlierDrafts.read() ?? [];
  if (texts.length > 0) earlierDrafts.clear();
  return texts.map(parse);
}

export function newMark(): string {
  return Math.random().toString(36).slice(2);
}
