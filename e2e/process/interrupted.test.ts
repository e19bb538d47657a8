import { readdir, symlink } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { findDatabasePid } from '../support/built-in-database.ts';
import { makeDataFolder, makeEmptyFolder, removeFolder } from '../support/data-folder.ts';
import { findFreePort, spawnServer, startServer, untilExit } from '../support/server-process.ts';

const momentsOfAStart = [
  { signal: 'SIGTERM', afterMs: 900 },
  { signal: 'SIGINT', afterMs: 1_700 },
  { signal: 'SIGHUP', afterMs: 1_300 },
  { signal: 'SIGTERM', afterMs: 2_100 },
  { signal: 'SIGTERM', afterMs: 2_500 },
] as const;
const moments = process.env.PROOF === 'full' ? momentsOfAStart : momentsOfAStart.slice(0, 2);

it.each(moments)(
  '$signal $afterMs ms after the first start leaves nothing half-created and nothing running',
  async ({ signal, afterMs }) => {
    const folder = await makeEmptyFolder('interrupted');
    const server = spawnServer({ DATA_DIR: folder, PORT: String(await findFreePort()) });
    await pause(afterMs);
    server.child.kill(signal);
    await untilExit(server.child);
    expect(await findDatabasePid(folder)).toBeNull();
    expect((await readdir(folder)).filter((name) => name.includes('.new-'))).toEqual([]);
    const next = await startServer({ DATA_DIR: folder });
    expect(await next.stop()).toBe(0);
    await removeFolder(folder);
  },
);

it('a folder has one database, however its path is spelled; closing the last terminal stops it', async () => {
  const folder = await makeDataFolder('interrupted');
  const link = `${folder}-link`;
  await symlink(folder, link);
  const [one, two] = await Promise.all([
    startServer({ DATA_DIR: folder }),
    startServer({ DATA_DIR: link }),
  ]);
  const pid = await findDatabasePid(folder);
  expect(await findDatabasePid(link)).toBe(pid);
  expect(await one.stop()).toBe(0);
  expect((await fetch(`${two.url}/readyz`)).status).toBe(200);
  expect(await findDatabasePid(folder)).toBe(pid);
  expect(await two.stop('SIGHUP')).toBe(0);
  expect(await findDatabasePid(folder)).toBeNull();
  await Promise.all([link, folder].map(removeFolder));
});
