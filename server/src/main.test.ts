import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { start } from './main.ts';
import { StartupError } from './platform/startup-error.ts';
import { countingPages } from './testing/counting-pages.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'debt-payoff-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function problemsOf(variables: Record<string, string>): Promise<readonly string[]> {
  const error = await start({
    lifecycle: { opened: () => {}, whenLate: () => {} },
    loadPages: async () => countingPages(),
    variables: { DATA_DIR: join(folder, 'data'), ...variables },
  }).catch((reason: unknown) => reason);
  if (!(error instanceof StartupError)) throw error;
  return error.problems;
}

/** Listens until it is told to stop. */
async function takePort(): Promise<{ port: number; letGo: () => Promise<void> }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { port: address.port, letGo: async () => void (await once(server.close(), 'close')) };
}

describe('a start that cannot succeed says why, and leaves nothing behind', () => {
  afterEach(async () => {
    expect(await readdir(folder)).not.toContain('data');
  });

  it('a data folder that cannot be written to', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { port, letGo } = await takePort();
    await letGo();
    const variables = { PORT: String(port), DATA_DIR: join(file, 'below') };
    expect(await problemsOf(variables)).toEqual([
      expect.stringMatching(/^The data folder .*a-file\/below cannot be used .*Set DATA_DIR/),
    ]);
  });

  it('a port that is taken', async () => {
    const { port, letGo } = await takePort();
    const problems = await problemsOf({ PORT: String(port) });
    await letGo();
    expect(problems).toEqual([
      `Port ${port} is in use by another program. Stop that program, or set PORT to another number.`,
    ]);
  });
});
