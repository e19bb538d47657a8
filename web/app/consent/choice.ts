/** Choosing, and following what is chosen: in this tab, and in every other one of this browser. */
import {
  type ConsentChoice,
  consentChoices,
  consentVersion,
} from '@debt-payoff/contract/consent-choice';
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { forget, keep } from '../session/browser-storage.ts';
import { storedText } from './stored-consent.ts';

/** In the order in which it is written: `hasAccepted` reads only the start. */
export type StoredConsent = {
  readonly choice: ConsentChoice;
  /** Of the purposes that were asked about. */
  readonly version: number;
  /** YYYY-MM-DD, by the clock of the device. */
  readonly chosenOn: string;
  /** Whether the server has heard of it. */
  readonly isLogged: boolean;
};

/** In Sweden, days are written YYYY-MM-DD. */
const dayOfDevice = new Intl.DateTimeFormat('sv-SE');

const subscribers = new Set<() => void>();

/** Null until something is chosen, and again when the purposes have changed since. */
export function parseConsent(text: string | null): StoredConsent | null {
  try {
    const kept: StoredConsent | null = JSON.parse(text ?? '');
    const isValid = kept?.version === consentVersion && consentChoices.includes(kept.choice);
    return isValid ? kept : null;
  } catch {
    return null;
  }
}

export function readConsent(): ConsentChoice | null {
  return parseConsent(storedText())?.choice ?? null;
}

/** Where the browser keeps nothing for us, it holds until the page is left. */
export function chooseConsent(choice: ConsentChoice): void {
  const chosenOn = dayOfDevice.format(new Date());
  // A storage that is full would go on saying what no longer holds, and the next page would follow it.
  if (readConsent() !== choice) forget('local', localStorageKeys.consent);
  storeConsent({ choice, version: consentVersion, chosenOn, isLogged: false });
  tellSubscribers();
  void reportConsent();
}

/** Tells the server what was chosen, where it has not heard of it; what fails is tried again at the next start. */
export async function reportConsent(): Promise<void> {
  const kept = parseConsent(storedText());
  if (kept === null || kept.isLogged) return;
  // Few need it, and only once.
  const parts = await import('./log-consent.ts').catch(() => null);
  if (!(await parts?.logConsent(kept))) return;
  // Something else may have been chosen since.
  const now = parseConsent(storedText());
  if (now?.choice === kept.choice) storeConsent({ ...now, isLogged: true });
}

export function subscribeToConsent(subscriber: () => void): () => void {
  if (subscribers.size === 0) {
    window.addEventListener('storage', hearOtherTab);
    window.addEventListener('pageshow', tellSubscribers);
  }
  subscribers.add(subscriber);
  return () => {
    subscribers.delete(subscriber);
    if (subscribers.size > 0) return;
    window.removeEventListener('storage', hearOtherTab);
    window.removeEventListener('pageshow', tellSubscribers);
  };
}

function hearOtherTab({ key }: StorageEvent): void {
  // A storage that is cleared as a whole names no key.
  if (key === null || key === localStorageKeys.consent) tellSubscribers();
}

function tellSubscribers(): void {
  for (const subscriber of [...subscribers]) subscriber();
}

function storeConsent({ choice, version, chosenOn, isLogged }: StoredConsent): void {
  const kept = JSON.stringify({ choice, version, chosenOn, isLogged });
  keep('local', localStorageKeys.consent, kept);
}
