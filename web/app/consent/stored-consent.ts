/** What this browser keeps of the choice. Every page loads it, so it stays tiny; choice.ts reads it closely. */
import { consentVersion } from '@debt-payoff/contract/consent-choice';
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { recall } from '../session/browser-storage.ts';

/** As choice.ts writes it, with the version of the purposes. */
const accepted = `{"choice":"accepted","version":${consentVersion},`;

export function storedText(): string | null {
  return recall('local', localStorageKeys.consent);
}

export function hasAccepted(): boolean {
  return storedText()?.startsWith(accepted) ?? false;
}
