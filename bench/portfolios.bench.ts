/**
 * Whether portfolios stay fast as the product fills up: the same account, asked in turns, on a database
 * with hardly anybody else and on one with 100,000 people and 300,000 debts.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectToBuiltIn } from '../e2e/support/built-in-database.ts';
import { type ServerProcess, startServer } from '../e2e/support/server-process.ts';
import { addCrowd, crowd } from './many-people.ts';
import { findFullReads } from './query-plans.ts';

const rounds = 300;
const warmUpRounds = 30;
const goal = 1.5;
const owner = { username: 'demo-premium', password: 'demo-password' };

type Place = { readonly folder: string; readonly server: ServerProcess; readonly token: string };

const places: Place[] = [];
try {
  const empty = await open('empty');
  const full = await open('full');
  const client = await connectToBuiltIn(full.folder);
  await addCrowd(client);
  const calls = {
    list: '/api/portfolios',
    detail: `/api/portfolios/${await firstPortfolioId(full)}`,
    dashboard: '/api/portfolios?include=debts',
  };
  console.log(
    `portfolios: medians of ${rounds} in milliseconds, ${crowd.people} people with ${crowd.people * crowd.debtsEach} debts against hardly any`,
  );
  for (const [name, path] of Object.entries(calls)) await compare(name, { path, empty, full });
  const { explained, endToEnd } = await findFullReads(client);
  for (const finding of endToEnd) console.log(`  NO INDEX for ${finding}`);
  if (endToEnd.length > 0) process.exitCode = 1;
  console.log(`  ${explained} statements explained, ${endToEnd.length} without an index (goal 0)`);
  await client.end();
} finally {
  for (const { server, folder } of places) {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function open(name: string): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), `debt-payoff-${name}-`));
  const server = await startServer({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '100000' });
  const login = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const { access_token: token } = await login.json();
  const place = { folder, server, token };
  places.push(place);
  return place;
}

async function firstPortfolioId(place: Place): Promise<number> {
  const [first] = JSON.parse((await ask(place, '/api/portfolios')).text);
  return first.id;
}

async function compare(
  name: string,
  { path, empty, full }: { path: string; empty: Place; full: Place },
): Promise<void> {
  const times = { empty: [] as number[], full: [] as number[] };
  const answers = new Set<number>();
  for (let round = 0; round < rounds + warmUpRounds; round += 1) {
    const isEmptyFirst = round % 2 === 0;
    for (const kind of isEmptyFirst ? (['empty', 'full'] as const) : (['full', 'empty'] as const)) {
      const { ms, text } = await ask(kind === 'empty' ? empty : full, path);
      answers.add(text.length);
      if (round >= warmUpRounds) times[kind].push(ms);
    }
  }
  if (answers.size !== 1) throw new Error(`${name} does not answer the same on both`);
  const [ofEmpty, ofFull] = [medianOf(times.empty), medianOf(times.full)];
  const ratio = ofFull / ofEmpty;
  const isGood = ratio <= goal;
  if (!isGood) process.exitCode = 1;
  console.log(
    `  ${name}: ${ofEmpty.toFixed(2)} empty, ${ofFull.toFixed(2)} full, ratio ${ratio.toFixed(2)} (goal at most ${goal})${isGood ? '' : ' MISSED'}`,
  );
}

async function ask(
  { server, token }: Place,
  path: string,
): Promise<{ readonly ms: number; readonly text: string }> {
  const start = performance.now();
  const response = await fetch(`${server.url}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return { ms: performance.now() - start, text };
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
