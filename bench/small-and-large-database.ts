/** The same account on two databases, one small and one large, which are asked in turns within one run. */
import { demoPassword } from '../server/src/demo/demo-people.ts';
import { type FreshServer, startFreshServer } from './fresh-server.ts';
import { medianOf } from './median.ts';

const usualRounds = 300;
const warmUpRounds = 30;
const owner = { username: 'demo-premium', password: demoPassword };

export type ServedDatabase = {
  readonly server: FreshServer;
  token: string;
};
export type Reply = { readonly ms: number; readonly text: string };

const databases: ServedDatabase[] = [];

/** Both have the demo accounts; the caller fills the large one. */
export async function smallAndLargeDatabase() {
  const small = await openDatabase('small');
  const large = await openDatabase('large');
  return { small, large };
}

/** By the product of today, unless another is given. */
export async function openDatabase(
  name: string,
  start: typeof startFreshServer = startFreshServer,
): Promise<ServedDatabase> {
  const server = await start(name, { RATE_LIMIT_FACTOR: '100000' });
  const database = { server, token: await signIn(server) };
  databases.push(database);
  return database;
}

async function signIn({ url }: FreshServer): Promise<string> {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const { access_token: token } = await login.json();
  return token;
}

export async function closeDatabases(): Promise<void> {
  for (const { server } of databases) await server.stop();
}

export async function firstPortfolioId(database: ServedDatabase): Promise<number> {
  const [first] = JSON.parse((await send(database, '/api/portfolios')).text);
  return first.id;
}

type SendOptions = { readonly method?: string; readonly body?: unknown };

/** A long run outlives its token: where that has ended, it is asked for anew, and the call timed on its own. */
export async function send(
  database: ServedDatabase,
  path: string,
  options: SendOptions = {},
): Promise<Reply> {
  const first = await sendOnce(database, path, options);
  if (first.status !== 401) return okReply(first, path);
  database.token = await signIn(database.server);
  return okReply(await sendOnce(database, path, options), path);
}

function okReply(reply: Reply & { readonly status: number }, path: string): Reply {
  if (reply.status >= 400) throw new Error(`${path} replied ${reply.status}: ${reply.text}`);
  return reply;
}

async function sendOnce(
  { server, token }: ServedDatabase,
  path: string,
  options: SendOptions,
): Promise<Reply & { readonly status: number }> {
  const start = performance.now();
  const response = await fetch(`${server.url}${path}`, {
    method: options.method ?? 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  return { ms: performance.now() - start, text, status: response.status };
}

/** Prints the ratio of the medians, and fails the run where it is above the goal. */
export async function compare(
  name: string,
  options: {
    readonly base: () => Promise<Reply>;
    readonly other: () => Promise<Reply>;
    readonly goal: number;
    /** Fewer for what takes long. */
    readonly rounds?: number;
  },
): Promise<void> {
  const { base, other, goal, rounds = usualRounds } = options;
  const times = { base: [] as number[], other: [] as number[] };
  for (let round = 0; round < rounds + warmUpRounds; round += 1) {
    const order = round % 2 === 0 ? (['base', 'other'] as const) : (['other', 'base'] as const);
    for (const kind of order) {
      const { ms } = await (kind === 'base' ? base() : other());
      if (round >= warmUpRounds) times[kind].push(ms);
    }
  }
  reportRatio(name, { ...times, goal });
}

/** Of the medians, each of several times in milliseconds. */
export function reportRatio(
  name: string,
  times: {
    readonly base: readonly number[];
    readonly other: readonly number[];
    readonly goal: number;
  },
): void {
  const { goal } = times;
  const [ofBase, ofOther] = [medianOf(times.base), medianOf(times.other)];
  const ratio = ofOther / ofBase;
  const isGood = ratio <= goal;
  if (!isGood) process.exitCode = 1;
  console.log(
    `  ${name}: ${ofBase.toFixed(2)} against ${ofOther.toFixed(2)} ms, ratio ${ratio.toFixed(2)} (goal at most ${goal})${isGood ? '' : ' MISSED'}`,
  );
}
