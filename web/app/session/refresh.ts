/** Exchanges a token that has run out for a new one: once, however many calls and tabs ask for it. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { NetworkFailure } from '@debt-payoff/contract/client';
import { subjectOf } from './access-token.ts';
import { apiFetch } from './calls.ts';
import { PersonLeft } from './person.ts';
import { readToken, storeToken, type TokenAnswer, tokenKind } from './tokens.ts';

/** The server will not give another token: the person who was signed in no longer is. */
export class SessionEnded extends Error {
  constructor() {
    super('The session has ended');
    this.name = 'SessionEnded';
  }
}

const lockName = 'session-refresh';
const replyTimeoutMs = 20_000;

/** By whose token it is: nobody waits for what is asked in another person's name. */
const pending = new Map<string | null, Promise<string>>();

/** Gives a token of the same person that is newer than the one that was refused. */
export function refreshToken(refused: string): Promise<string> {
  const person = subjectOf(refused);
  const asked = pending.get(person);
  if (asked !== undefined) return asked;
  const asking = oneTabAtATime(() => findNewerOrRefresh(refused)).finally(() =>
    pending.delete(person),
  );
  pending.set(person, asking);
  return asking;
}

function oneTabAtATime(work: () => Promise<string>): Promise<string> {
  // Older browsers and insecure origins have no locks; the server forgives what two tabs do at once.
  return navigator.locks === undefined ? work() : navigator.locks.request(lockName, work);
}

async function findNewerOrRefresh(refused: string): Promise<string> {
  const newer = findNewer(refused);
  if (newer !== null) return newer;
  const kind = tokenKind();
  const { method, path } = accountAddresses.refresh;
  const response = await apiFetch(path, {
    method,
    credentials: 'include',
    headers: { authorization: `Bearer ${refused}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(replyTimeoutMs),
  });
  const answer = response.ok ? await readAnswer(response) : null;
  const newerSince = findNewer(refused);
  if (newerSince !== null) return newerSince;
  if (response.status === 401) throw new SessionEnded();
  if (answer === null) throw new NetworkFailure(response.status);
  // The cookie is the browser's: it may be that of somebody who has signed in since.
  const isTheirs = subjectOf(answer.access_token) === subjectOf(refused);
  storeToken(answer, isTheirs ? kind : 'user');
  if (!isTheirs) throw new PersonLeft();
  return answer.access_token;
}

/** What has since been stored. If that was nothing, somebody signed out, and that stays so. */
function findNewer(refused: string): string | null {
  const current = readToken();
  if (current === null) throw new SessionEnded();
  if (subjectOf(current) !== subjectOf(refused)) throw new PersonLeft();
  return current === refused ? null : current;
}

async function readAnswer(response: Response): Promise<TokenAnswer> {
  try {
    // The contract promises this shape; the server's tests hold it to that.
    return (await response.json()) as TokenAnswer;
  } catch (error) {
    throw new NetworkFailure(error);
  }
}
