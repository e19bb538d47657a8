/** Who is signed in: fetched once for each page load, for the header and the profile alike. */
import type { AccountUser } from '@debt-payoff/contract/accounts';
import { accountLoadingTexts } from '@debt-payoff/contract/texts/account-loading';
import { useEffect, useSyncExternalStore } from 'react';
import { currentPerson, type Person, usePerson, whenPersonChanges } from './person.ts';
import { currentSession } from './session.ts';

export type Account = {
  readonly user: AccountUser | null;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly failure: string | null;
  readonly reload: () => void;
};

type LoadedAccount = Omit<Account, 'reload'>;

const unknown: Account = { user: null, state: 'loading', failure: null, reload };

let account = unknown;
/** What an older load brings is not listened to. */
let latestLoad = 0;
let loadedFor: Person = null;
const subscribers = new Set<() => void>();

whenPersonChanges(({ former }) => {
  if (former !== null) forgetAccount();
});

export function useAccount(): Account {
  const person = usePerson();
  useEffect(() => {
    if (person !== null) loadOnce(person);
  }, [person]);
  return useSyncExternalStore(
    subscribe,
    () => account,
    () => unknown,
  );
}

/** For anyone who changed the profile and was told what it is now. */
export function replaceAccount(user: AccountUser): void {
  if (String(user.id) !== currentPerson()) return;
  latestLoad += 1;
  setAccount({ ...account, user, state: 'ready', failure: null });
}

/** For a page that changed an account by a link: it may be the one that is signed in here. */
export function useReloadAccount(): () => void {
  const { reload } = useAccount();
  return () => {
    if (currentSession().status === 'signed-in') reload();
  };
}

function loadOnce(person: string): void {
  if (loadedFor === person) return;
  loadedFor = person;
  void load();
}

function reload(): void {
  if (account.state === 'failed') setAccount(unknown);
  void load();
}

async function load(): Promise<void> {
  latestLoad += 1;
  const own = latestLoad;
  const loaded = await findAccount();
  if (own === latestLoad) setAccount(accountAfterLoad(account, loaded));
}

/** What was known stays, where it cannot be asked for again: nobody is taken to have less than they pay for. */
export function accountAfterLoad(known: Account, loaded: LoadedAccount): Account {
  return loaded.user === null && known.user !== null ? known : { ...loaded, reload };
}

async function findAccount(): Promise<LoadedAccount> {
  const { loadFailed, loadNetworkError } = accountLoadingTexts;
  try {
    // Visitors, who have no account, need none of this.
    const { fetchAccount, followAccount } = await import('./fetch-account.ts');
    followAccount(load);
    return { user: await fetchAccount(), state: 'ready', failure: null };
  } catch (error) {
    // By its name: its class comes with the calls.
    const isReply = error instanceof Error && error.name === 'CallError';
    return { user: null, state: 'failed', failure: isReply ? loadFailed : loadNetworkError };
  }
}

function forgetAccount(): void {
  latestLoad += 1;
  loadedFor = null;
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
