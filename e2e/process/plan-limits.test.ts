import { effectiveLimits } from '@debt-payoff/contract/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../support/accounts.ts';
import { makeDataFolder, removeFolder } from '../support/data-folder.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const runs = process.env.PROOF === 'full' ? 20 : 2;
const requestsAtOnce = 50;
const free = effectiveLimits('free');

const card = {
  creditor: 'Northgate credit card',
  debt_type: 'Credit Card',
  balance: 1_200,
  interest_rate: 18.9,
  monthly_payment: 60,
};

let folder: string;
let servers: readonly ServerProcess[];

beforeAll(async () => {
  folder = await makeDataFolder('limits');
  const variables = {
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '10000',
    // Both stand behind one address, so that each takes the tokens of the other.
    PUBLIC_URL: 'http://localhost',
  };
  const first = await startServer(variables);
  servers = [first, await startServer(variables)];
});

afterAll(async () => {
  for (const server of servers) await server.stop();
  await removeFolder(folder);
});

describe(`two processes and ${requestsAtOnce} requests at once, ${runs} times`, () => {
  it(`a free account never has more than ${free.portfolios} portfolio`, async () => {
    for (let run = 0; run < runs; run += 1) {
      const token = await signUp();
      const statuses = await atOnce((url, at) =>
        send(`${url}/api/portfolios`, token, { name: `Portfolio ${at}` }),
      );
      expect(countOf(statuses)).toEqual({
        201: free.portfolios,
        403: requestsAtOnce - free.portfolios,
      });
      expect(await listFrom('/api/portfolios', token)).toHaveLength(free.portfolios);
    }
  });

  it(`a portfolio of a free account never has more than ${free.debts} debts`, async () => {
    for (let run = 0; run < runs; run += 1) {
      const token = await signUp();
      const made = await send(`${serverAt(run).url}/api/portfolios`, token, { name: 'Home' });
      const { id } = await made.json();
      const path = `/api/portfolios/${id}/debts`;
      const statuses = await atOnce((url, at) =>
        // Every way to add takes part: one debt, and two at once.
        at % 5 === 4
          ? send(`${url}${path}/import`, token, { debts: [card, card] })
          : send(`${url}${path}`, token, card),
      );
      expect(new Set(statuses)).toEqual(new Set([201, 403]));
      expect(await listFrom(path, token)).toHaveLength(free.debts);
    }
  });
});

function serverAt(at: number): ServerProcess {
  const server = servers[at % servers.length];
  if (server === undefined) throw new Error('No server is running');
  return server;
}

async function signUp(): Promise<string> {
  const person = aPerson();
  const { url } = serverAt(0);
  const made = await send(`${url}/api/auth/register`, null, person);
  expect(made.status).toBe(201);
  const login = await send(`${url}/api/auth/login`, null, person);
  return (await login.json()).access_token;
}

async function atOnce(
  act: (url: string, at: number) => Promise<Response>,
): Promise<readonly number[]> {
  const replies = await Promise.all(
    Array.from({ length: requestsAtOnce }, (_, at) => act(serverAt(at).url, at)),
  );
  return replies.map(({ status }) => status);
}

function countOf(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Asks both processes, which must agree. */
async function listFrom(path: string, token: string): Promise<readonly unknown[]> {
  const lists = await Promise.all(
    servers.map(async ({ url }) => {
      const reply = await fetch(`${url}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return reply.json();
    }),
  );
  expect(lists[1]).toEqual(lists[0]);
  return lists[0];
}

function send(url: string, token: string | null, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}
