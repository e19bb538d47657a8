/** Who is signed in: asked once for each page load, for the header and the profile alike. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { AccountUser, verifyCall } from '@debt-payoff/contract/accounts';
import { CallError } from '@debt-payoff/contract/client';
import { accountLoadingTexts } from '@debt-payoff/contract/texts/session';
import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from './session.ts';
import { quietSignedInCall } from './signed-in-call.ts';

export type Account = {
  readonly user: AccountUser | null;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly failure: string | null;
  readonly reload: () => void;
};

const unknown: Account = { user: null, state: 'loading', failure: null, reload };

let account = unknown;
/** Answers to an older question are not listened to. */
let question = 0;
let isAsked = false;
const subscribers = new Set<() => void>();

export function useAccount(): Account {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signed-in') askOnce();
    if (status === 'signed-out') forgetAccount();
  }, [status]);
  return useSyncExternalStore(
    subscribe,
    () => account,
    () => unknown,
  );
}

/** For whoever changed the profile and was told what it is now. */
export function replaceAccount(user: AccountUser): void {
  question += 1;
  setAccount({ ...account, user, state: 'ready', failure: null });
}

function askOnce(): void {
  if (isAsked) return;
  isAsked = true;
  void ask();
}

function reload(): void {
  if (account.state === 'failed') setAccount(unknown);
  void ask();
}

async function ask(): Promise<void> {
  question += 1;
  const asked = question;
  const answer = await findAccount();
  if (asked === question) setAccount({ ...answer, reload });
}

async function findAccount(): Promise<Omit<Account, 'reload'>> {
  const { loadFailed, loadNetworkError } = accountLoadingTexts;
  try {
    const { user } = await quietSignedInCall<typeof verifyCall>(accountAddresses.verify, {});
    return { user, state: 'ready', failure: null };
  } catch (error) {
    const failure = error instanceof CallError ? loadFailed : loadNetworkError;
    return { user: null, state: 'failed', failure };
  }
}

function forgetAccount(): void {
  question += 1;
  isAsked = false;
  setAccount(unknown);
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

function setAccount(next: Account): void {
  if (next === account) return;
  account = next;
  for (const subscriber of subscribers) subscriber();
}
