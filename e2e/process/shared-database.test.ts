import { symlink } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { findDatabasePid } from '../support/built-in-database.ts';
import { makeEmptyFolder, removeFolder } from '../support/data-folder.ts';
import { startServer } from '../support/server-process.ts';

it('two that start at once on an empty folder, however its path is spelled, share one database; the last one out stops it', async () => {
  const folder = await makeEmptyFolder('shared');
  const link = `${folder}-link`;
  await symlink(folder, link);
  const [one, two] = await Promise.all([
    startServer({ DATA_DIR: folder }),
    startServer({ DATA_DIR: link }),
  ]);
  const pid = await findDatabasePid(folder);
  expect(pid).not.toBeNull();
  expect(await findDatabasePid(link)).toBe(pid);
  expect(await one.stop('SIGINT')).toBe(0);
  expect(await findDatabasePid(folder)).toBe(pid);
  expect((await fetch(`${two.url}/readyz`)).status).toBe(200);
  // As a terminal that is closed does.
  expect(await two.stop('SIGHUP')).toBe(0);
  expect(await findDatabasePid(folder)).toBeNull();
  await Promise.all([link, folder].map(removeFolder));
});
