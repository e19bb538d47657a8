import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeEmptyFolder, removeFolder } from '../support/data-folder.ts';
import { findFreePort, spawnServer, untilExit } from '../support/server-process.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeEmptyFolder('start');
});
afterEach(() => removeFolder(folder));

async function problemsOf(variables: Record<string, string>): Promise<string[]> {
  const server = spawnServer({ DATA_DIR: join(folder, 'data'), ...variables });
  expect(await untilExit(server.child)).toBe(1);
  const lines = server.output().trim().split('\n');
  expect(lines.shift()).toBe('Debt Payoff cannot start:');
  return lines.map((line) => line.replace(/^ {2}- /, ''));
}

describe('a start that cannot succeed says why, and leaves nothing behind', () => {
  afterEach(async () => {
    expect(await readdir(folder)).not.toContain('data');
  });

  it('production without secrets: every problem at once', async () => {
    expect(await problemsOf({ APP_ENV: 'production', PORT: '0' })).toEqual([
      'PORT must be a whole number from 1 to 65535, but is "0".',
      expect.stringContaining('PUBLIC_URL is missing'),
      expect.stringContaining('JWT_SECRET is missing'),
    ]);
  });

  it('a database that does not reply', async () => {
    const port = await findFreePort();
    const nobody = await findFreePort();
    const variables = { PORT: String(port), DATABASE_URL: `postgres://a:b@127.0.0.1:${nobody}/c` };
    expect(await problemsOf(variables)).toEqual([
      expect.stringMatching(
        /^The database that DATABASE_URL names cannot be reached: .*ECONNREFUSED/,
      ),
    ]);
  });

  it('a data folder that cannot be written to', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const variables = { PORT: String(await findFreePort()), DATA_DIR: join(file, 'below') };
    expect(await problemsOf(variables)).toEqual([
      expect.stringMatching(/^The data folder .*a-file\/below cannot be used .*Set DATA_DIR/),
    ]);
  });

  it('a port that is taken', async () => {
    const port = await findFreePort();
    const other = createServer().listen(port, '127.0.0.1');
    const problems = await problemsOf({ PORT: String(port) });
    other.close();
    expect(problems).toEqual([
      `Port ${port} is in use by another program. Stop that program, or set PORT to another number.`,
    ]);
  });
});
