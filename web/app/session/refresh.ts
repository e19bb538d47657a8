/** Exchanges a token that has run out for a new one: once, however many calls and tabs ask for it. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { NetworkFailure, reach } from './calls.ts';
import { readToken, storeToken, type TokenAnswer, tokenKind } from './tokens.ts';

/** The server will not give another token: whoever was signed in no longer is. */
export class SessionEnded extends Error {
  constructor() {
    super('The session has ended');
    this.name = 'SessionEnded';
  }
}

const lockName = 'session-refresh';
const answerTimeoutMs = 20_000;

let pending: Promise<string> | null = null;

/** Gives a token that is newer than the one that was refused. */
export function refreshToken(refused: string): Promise<string> {
  pending ??= oneTabAtATime(() => findNewerOrRefresh(refused)).finally(() => {
    pending = null;
  });
  return pending;
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
  const response = await reach(path, {
    method,
    credentials: 'include',
    headers: { authorization: `Bearer ${refused}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  const meanwhile = findNewer(refused);
  if (meanwhile !== null) return meanwhile;
  if (response.status === 401) throw new SessionEnded();
  if (!response.ok) throw new NetworkFailure(response.status);
  const answer = await readAnswer(response);
  storeToken(answer, kind);
  return answer.access_token;
}

/** What another tab has stored meanwhile. If that was nothing, somebody signed out, and that stays so. */
function findNewer(refused: string): string | null {
  const current = readToken();
  if (current === null) throw new SessionEnded();
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
