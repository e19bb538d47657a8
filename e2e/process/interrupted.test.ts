import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { findDatabasePid } from '../support/built-in-database.ts';
import { makeEmptyFolder, removeFolder } from '../support/data-folder.ts';
import {
  findFreePort,
  plainVariables,
  spawnServer,
  startServer,
  untilExit,
} from '../support/server-process.ts';

type Moment = {
  readonly signal: NodeJS.Signals;
  readonly when: string;
  readonly until: (folder: string) => Promise<unknown>;
};

const whileCreating: Moment = {
  signal: 'SIGTERM',
  when: 'while the database is created',
  until: (folder) => expect.poll(() => listDrafts(folder), { interval: 5 }).not.toEqual([]),
};
const whileStarting: Moment = {
  signal: 'SIGINT',
  when: 'when the database is there',
  until: (folder) => expect.poll(() => findDatabasePid(folder), { interval: 5 }).not.toBeNull(),
};
const atAnyTime = (signal: NodeJS.Signals, afterMs: number): Moment => ({
  signal,
  when: `after ${afterMs} ms`,
  until: () => pause(afterMs),
});

/** One start after the other on one folder, each of them interrupted. */
const stories = [
  [whileCreating, whileStarting],
  ...(process.env.PROOF === 'full'
    ? [
        [atAnyTime('SIGTERM', 900)],
        [atAnyTime('SIGINT', 1_700)],
        [atAnyTime('SIGHUP', 1_300)],
        [atAnyTime('SIGTERM', 2_100)],
        [atAnyTime('SIGTERM', 2_500)],
      ]
    : []),
].map((moments) => ({
  moments,
  interruptions: moments.map(({ signal, when }) => `${signal} ${when}`).join(', then '),
}));

it.each(stories)(
  'a first start leaves nothing half-created and nothing running after $interruptions',
  async ({ moments }) => {
    const folder = await makeEmptyFolder('interrupted');
    const variables = { ...plainVariables, DATA_DIR: folder };
    for (const { signal, until } of moments) {
      const server = spawnServer({ ...variables, PORT: String(await findFreePort()) });
      await until(folder);
      server.child.kill(signal);
      await untilExit(server.child);
      expect(await findDatabasePid(folder)).toBeNull();
      expect(await listDrafts(folder)).toEqual([]);
    }
    const next = await startServer(variables);
    expect(await next.stop()).toBe(0);
    await removeFolder(folder);
  },
);

async function listDrafts(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.includes('.new-'));
}
