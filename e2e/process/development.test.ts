import { expect, it } from 'vitest';
import { makeDataFolder, removeFolder } from '../support/data-folder.ts';
import { startServer } from '../support/server-process.ts';

it('the server of npm run dev renders pages from their sources, and ends in good order', async () => {
  const folder = await makeDataFolder('development');
  const server = await startServer({ DATA_DIR: folder }, 'scripts/dev-server.ts');
  const page = await fetch(`${server.url}/login`);
  expect({ status: page.status, text: await page.text() }).toEqual({
    status: 200,
    text: expect.stringContaining('/app/routes/account/login.tsx'),
  });
  expect(await server.stop()).toBe(0);
  await removeFolder(folder);
});
