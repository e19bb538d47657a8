/**
 * What others notice while many connections ask for something costly as fast as they can: how long a health
 * check and signing in take on new connections, against the same on an idle server, in one run.
 */
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from 'autocannon';
import portfolio from '../engine/src/fixtures/bench-portfolio.json' with { type: 'json' };
import { demoPassword } from '../server/src/demo/demo-people.ts';
import { startFreshServer } from './fresh-server.ts';
import { medianOf } from './median.ts';

type Flood = {
  readonly name: string;
  readonly connections: number;
  readonly seconds: number;
  /** [<id>] is another in each request; at the very end, autocannon would not read it. */
  readonly path: string;
  readonly body?: unknown;
};

const floods: readonly Flood[] = [
  {
    name: 'calculations',
    connections: 400,
    seconds: 20,
    path: '/api/strategies',
    body: { ...portfolio, includeDetails: true },
  },
  { name: 'unknown addresses', connections: 60, seconds: 10, path: '/nope-[<id>]-' },
  {
    name: 'pages that are not kept',
    connections: 60,
    seconds: 10,
    path: '/login?redirect=/[<id>]-',
  },
];

const idleRounds = 40;
const pauseMs = 100;

const server = await startFreshServer('overload', { RATE_LIMIT_FACTOR: '100000' });
try {
  const checkHealth = () => send('GET', '/healthz');
  const logIn = () =>
    send('POST', '/api/auth/login', { username: 'demo-free', password: demoPassword });
  const idle = { health: [] as number[], login: [] as number[] };
  for (let round = 0; round < idleRounds; round += 1) {
    idle.health.push(await checkHealth());
    idle.login.push(await logIn());
  }
  for (const flood of floods) {
    const load = startLoad(flood);
    const [health, login] = await Promise.all([
      repeatDuring(load, checkHealth),
      repeatDuring(load, logIn),
    ]);
    const { statusCodeStats = {}, errors, timeouts } = await load;
    const replies = Object.entries(statusCodeStats).map(
      ([status, { count }]) => `${count} × ${status}`,
    );
    console.log(
      `overload by ${flood.name}: ${flood.connections} connections for ${flood.seconds} s; ${replies.join(', ')}, ${errors} errors, ${timeouts} timeouts`,
    );
    report('/healthz', { idle: idle.health, loaded: health, goalMs: 1_000 });
    report('login', { idle: idle.login, loaded: login, goalMs: 3_000 });
  }
} finally {
  await server.stop();
}

/** In a process of its own, so that the times measured here are not those of the load itself. */
async function startLoad({ connections, seconds, path, body }: Flood): Promise<Result> {
  const program = join(import.meta.dirname, '../node_modules/.bin/autocannon');
  const child = spawn(
    process.execPath,
    [
      program,
      ...['--connections', String(connections), '--duration', String(seconds)],
      ...(body === undefined ? ['--idReplacement'] : await sending(body)),
      ...['--json', '--no-progress', `${server.url}${path}`],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  // The program prints what its own types declare.
  return (await json(child.stdout)) as Result;
}

async function sending(body: unknown): Promise<string[]> {
  const file = join(server.folder, 'body.json');
  await writeFile(file, JSON.stringify(body));
  return ['--method', 'POST', '--headers', 'content-type=application/json', '--input', file];
}

async function repeatDuring(
  load: Promise<unknown>,
  measure: () => Promise<number>,
): Promise<number[]> {
  let isOver = false;
  void load.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    times.push(await measure());
    await pause(pauseMs);
  }
  return times;
}

/** On a connection of its own. Gives the milliseconds until the whole reply is there. */
async function send(method: string, path: string, body?: unknown): Promise<number> {
  const start = performance.now();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    request(`${server.url}${path}`, { method, headers, agent: false }, resolve)
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
  const text = (await response.setEncoding('utf8').toArray()).join('');
  if (response.statusCode !== 200) throw new Error(`${path} replied ${text}`);
  return performance.now() - start;
}

function report(
  name: string,
  times: {
    readonly idle: readonly number[];
    readonly loaded: readonly number[];
    readonly goalMs: number;
  },
): void {
  const { idle, loaded, goalMs } = times;
  const worst = Math.max(...loaded);
  const isGood = worst < goalMs;
  if (!isGood) process.exitCode = 1;
  const idleWorst = Math.max(...idle);
  const [ofIdle, ofLoaded] = [medianOf(idle), medianOf(loaded)];
  console.log(
    `  ${name}: worst ${worst.toFixed(0)} ms of ${loaded.length} (goal below ${goalMs})${isGood ? '' : ' MISSED'}, median ${ofLoaded.toFixed(1)} ms; idle: worst ${idleWorst.toFixed(0)} ms, median ${ofIdle.toFixed(1)} ms; ratio of the worst ${(worst / idleWorst).toFixed(1)}, of the medians ${(ofLoaded / ofIdle).toFixed(1)}`,
  );
}
