import { once } from 'node:events';
import {
  appendFile,
  glob,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { ensureCluster, readLogTail, startPostmaster, stopPostmaster } from './cluster.ts';
import { joinEmbeddedServer } from './embedded.ts';
import { findPostgresPrograms } from './postgres-binaries.ts';

const folder = await mkdtemp(join(tmpdir(), 'debt-payoff-log-'));
const home = join(folder, 'postgres');
const programs = await findPostgresPrograms();
const cluster = await ensureCluster(home, programs);
afterAll(async () => {
  await stopPostmaster(cluster.folder);
  await rm(folder, { recursive: true, force: true });
});

async function wholeLog(): Promise<string> {
  const files = await Array.fromAsync(glob('**/*.log', { cwd: home }));
  const texts = await Promise.all(files.map((file) => readFile(join(home, file), 'utf8')));
  return texts.join('\n');
}

it('the log of the built-in database holds nothing that people typed, is one file a day, and a week long', async () => {
  // As an earlier version left it.
  await writeFile(join(home, 'postgres.log'), 'DETAIL:  Key (email)=(old@example.com) exists.\n');
  const log = (name: string) => join(home, 'log', name);
  await mkdir(join(home, 'log'));
  const oldDay = new Date(Date.now() - 7 * 86_400_000);
  await writeFile(log('weekday-8.log'), 'of a week ago');
  await utimes(log('weekday-8.log'), oldDay, oldDay);
  await writeFile(log('weekday-9.log'), 'of today');
  const onLost = (error: Error) => {
    throw error;
  };
  const server = await joinEmbeddedServer({ dataFolder: folder, onLost });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('CREATE TABLE people (email text UNIQUE, age int CHECK (age > 0))');
  const add = 'INSERT INTO people VALUES ($1, $2)';
  await client.query(add, ['sam@example.com', 30]);
  const failing: { text: string; values?: unknown[]; code: string }[] = [
    { text: add, values: ['sam@example.com', 30], code: '23505' },
    { text: add, values: ['kim@example.com', -1], code: '23514' },
    { text: "INSERT INTO people VALUES ('sam@example.com', 30)", code: '23505' },
    { text: "SELECT * FROM nowhere WHERE email = 'lou@example.com'", code: '42P01' },
  ];
  for (const { code, ...query } of failing) {
    await expect(client.query(query)).rejects.toMatchObject({ code });
  }
  const { rows } = await client.query(
    `SELECT name, setting FROM pg_settings WHERE name = ANY ($1) ORDER BY name`,
    [['log_filename', 'log_rotation_age', 'log_truncate_on_rotation', 'log_error_verbosity']],
  );
  await client.end();
  await server.leave();
  expect(rows.map(({ setting }) => setting)).toEqual(['terse', 'weekday-%u.log', '1440', 'on']);
  const written = await wholeLog();
  expect(written).toContain('duplicate key value violates unique constraint "people_email_key"');
  expect(written).not.toContain('@example.com');
  expect(await readdir(join(home, 'log'))).toEqual([
    'start.log',
    expect.stringMatching(/^weekday-[1-7]\.log$/),
    'weekday-9.log',
  ]);
});

it('a server that cannot start says why, before and after it has opened its log', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = address !== null && typeof address === 'object' ? address.port : null;
  await startPostmaster({ cluster, programs, port });
  await expect.poll(() => readLogTail(cluster)).toContain('could not create any TCP/IP sockets');
  other.close();

  await appendFile(join(cluster.folder, 'postgresql.conf'), '\nno_such_setting = 1\n');
  await startPostmaster({ cluster, programs, port: null });
  expect(await readLogTail(cluster)).toContain('no_such_setting');
});
