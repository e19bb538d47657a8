import { expect, it } from 'vitest';
import { findDatabasePid } from '../support/built-in-database.ts';
import { makeDataFolder, makeEmptyFolder, removeFolder } from '../support/data-folder.ts';
import { startServer } from '../support/server-process.ts';

it('two processes that start at once on an empty folder share one database; the last one out stops it', async () => {
  const folder = await makeEmptyFolder('shared');
  const [one, two] = await Promise.all([
    startServer({ DATA_DIR: folder }),
    startServer({ DATA_DIR: folder }),
  ]);
  const pid = await findDatabasePid(folder);
  expect(pid).not.toBeNull();
  expect(await one.stop('SIGINT')).toBe(0);
  expect(await findDatabasePid(folder)).toBe(pid);
  expect((await fetch(`${two.url}/readyz`)).status).toBe(200);
  expect(await two.stop('SIGINT')).toBe(0);
  expect(await findDatabasePid(folder)).toBeNull();
  await removeFolder(folder);
});

it('a database whose process was killed is taken over by the next one', async () => {
  const folder = await makeDataFolder('shared');
  const first = await startServer({ DATA_DIR: folder });
  const pid = await findDatabasePid(folder);
  await first.stop('SIGKILL');
  expect(await findDatabasePid(folder)).toBe(pid);
  const next = await startServer({ DATA_DIR: folder });
  expect(await findDatabasePid(folder)).toBe(pid);
  await next.stop();
  expect(await findDatabasePid(folder)).toBeNull();
  await removeFolder(folder);
});
