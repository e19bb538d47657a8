/** Looks at the built-in database of a data folder from outside, as an administrator would. */
import { execFileSync } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPostmaster, type Postmaster } from '../../server/src/platform/database/postmaster.ts';

/** Null before there is one. */
async function findOf(dataFolder: string): Promise<Postmaster | null> {
  const folder = await realpath(join(dataFolder, 'postgres', 'cluster')).catch(() => null);
  return folder === null ? null : findPostmaster(folder);
}

export async function findDatabasePid(dataFolder: string): Promise<number | null> {
  return (await findOf(dataFolder))?.pid ?? null;
}

export async function builtInUrl(dataFolder: string, database = 'debt_payoff'): Promise<string> {
  const postmaster = await findOf(dataFolder);
  const password = (await readFile(join(dataFolder, 'postgres', 'password'), 'utf8')).trim();
  if (postmaster === null || postmaster.port === null) throw new Error('No database is running');
  return `postgres://debt_payoff:${encodeURIComponent(password)}@127.0.0.1:${postmaster.port}/${database}`;
}

export async function connectToBuiltIn(dataFolder: string, database?: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await builtInUrl(dataFolder, database) });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** The server and every process that it forked. */
export function listFamily(pid: number): number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [pid, ...children.trim().split(/\s+/).map(Number)];
}

/** Backends outlive a killed server for a moment, so the process may still look ready. */
export async function retryUntilReply<Reply>(request: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await request();
    } catch (error) {
      if (tries === 200) throw error;
      await pause(100);
    }
  }
}
