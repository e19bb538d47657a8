import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeEmptyFolder, removeFolder } from '../support/data-folder.ts';
import { findFreePort, spawnServer, untilExit } from '../support/server-process.ts';

/** What is wrong before anything is opened, and what turns out later. */
const failures = [
  {
    cause: 'settings that are wrong',
    variables: async () => ({ APP_ENV: 'production', PORT: '0' }),
    problems: [
      '  - PORT must be a whole number from 1 to 65535, but is "0".',
      expect.stringContaining('  - PUBLIC_URL is missing'),
      expect.stringContaining('  - JWT_SECRET is missing'),
    ],
  },
  {
    cause: 'a database that does not reply',
    variables: async () => ({
      PORT: String(await findFreePort()),
      DATABASE_URL: `postgres://a:b@127.0.0.1:${await findFreePort()}/c`,
    }),
    problems: [
      expect.stringMatching(
        /^ {2}- The database that DATABASE_URL names cannot be reached: .*ECONNREFUSED/,
      ),
    ],
  },
];

it.each(failures)(
  'with $cause a start prints every problem at once, fails, and leaves nothing behind',
  async ({ variables, problems }) => {
    const folder = await makeEmptyFolder('start');
    const server = spawnServer({ ...(await variables()), DATA_DIR: join(folder, 'data') });
    expect(await untilExit(server.child)).toBe(1);
    expect(server.output().trim().split('\n')).toEqual(['Debt Payoff cannot start:', ...problems]);
    expect(await readdir(folder)).not.toContain('data');
    await removeFolder(folder);
  },
);
