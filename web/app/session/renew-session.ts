/** Exchanges a token that has run out for a new one: once, however many calls and tabs ask for it. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { refreshCall } from '@debt-payoff/contract/accounts';
import { CallError, createClient, NetworkFailure } from '@debt-payoff/contract/client';
import { subjectOf } from './access-token.ts';
import { apiFetch, withBearer } from './calls.ts';
import { PersonLeft } from './person.ts';
import { readToken, storeToken, type TokenReply, tokenKind } from './tokens.ts';

/** The server will not give another token: the person who was signed in no longer is. */
export class SessionEnded extends Error {
  constructor() {
    super('The session has ended');
    this.name = 'SessionEnded';
  }
}

const lockName = 'session-refresh';

/** By whose token it is: nobody waits for what is asked in another person's name. */
const pending = new Map<string | null, Promise<string>>();

/** Gives a token of the same person that is newer than the one that was refused. */
export function refreshToken(refused: string): Promise<string> {
  const person = subjectOf(refused);
  const underWay = pending.get(person);
  if (underWay !== undefined) return underWay;
  const renewal = oneTabAtATime(() => findNewerOrRefresh(refused)).finally(() =>
    pending.delete(person),
  );
  pending.set(person, renewal);
  return renewal;
}

function oneTabAtATime(work: () => Promise<string>): Promise<string> {
  // Older browsers and insecure origins have no locks; the server forgives what two tabs do at once.
  return navigator.locks === undefined ? work() : navigator.locks.request(lockName, work);
}

async function findNewerOrRefresh(refused: string): Promise<string> {
  const newer = findNewer(refused);
  if (newer !== null) return newer;
  const kind = tokenKind();
  const reply = await requestToken(refused);
  const newerSince = findNewer(refused);
  if (newerSince !== null) return newerSince;
  if (reply instanceof CallError) {
    throw reply.status === 401 ? new SessionEnded() : new NetworkFailure(reply);
  }
  // The cookie is the browser's: it may be that of somebody who has signed in since.
  const isTheirs = subjectOf(reply.access_token) === subjectOf(refused);
  storeToken(reply, isTheirs ? kind : 'user');
  if (!isTheirs) throw new PersonLeft();
  return reply.access_token;
}

/** A refusal is given back, since another tab may have been faster. */
async function requestToken(refused: string): Promise<TokenReply | CallError> {
  const call = createClient({
    origin: '',
    fetch: (input, init) => apiFetch(input, withBearer(init, refused)),
  });
  try {
    return await call<typeof refreshCall>(accountAddresses.refresh, {});
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
}

/** What has since been stored. If that was nothing, somebody signed out, and that stays so. */
function findNewer(refused: string): string | null {
  const current = readToken();
  if (current === null) throw new SessionEnded();
  if (subjectOf(current) !== subjectOf(refused)) throw new PersonLeft();
  return current === refused ? null : current;
}
