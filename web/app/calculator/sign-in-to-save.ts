/** For a visitor who wants to save: what is typed waits for them, and they sign in first. */
import { sessionTexts } from '@debt-payoff/contract/texts/session';
import { loginAddress } from '../session/login-address.ts';
import { type Draft, putDraftAside } from './draft.ts';

/** Gives where to sign in. */
export function signInToSave(draft: Draft, pathname: string): string {
  putDraftAside(draft);
  return loginAddress({ redirect: pathname, message: sessionTexts.createAccountToSave });
}
