/** The running product on a new database of its own, which goes with it. */
import { makeEmptyFolder, removeFolder } from '../e2e/support/data-folder.ts';
import {
  findFreePort,
  plainVariables,
  spawnServer,
  startServer,
  untilExit,
} from '../e2e/support/server-process.ts';

export type FreshServer = {
  readonly url: string;
  /** Where its data are. */
  readonly folder: string;
  /** Of the product's own process. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

export async function startFreshServer(
  name: string,
  variables: Record<string, string> = {},
): Promise<FreshServer> {
  return startIn(await makeEmptyFolder(name), variables);
}

/** As the public finds it: in production, open to search engines, with the articles that it comes with. */
export async function startPublicServer(name: string): Promise<FreshServer> {
  const folder = await makeEmptyFolder(name);
  const port = String(await findFreePort());
  const variables = { ...plainVariables, PORT: port, PUBLIC_URL: `http://localhost:${port}` };
  const seeding = spawnServer({ ...variables, DATA_DIR: folder }, 'scripts/content-seed.ts');
  if ((await untilExit(seeding.child)) !== 0) throw new Error(seeding.output());
  return startIn(folder, variables);
}

async function startIn(folder: string, variables: Record<string, string>): Promise<FreshServer> {
  const server = await startServer({ ...variables, DATA_DIR: folder });
  const { pid } = server.child;
  if (pid === undefined) throw new Error('The server has no process');
  return {
    url: server.url,
    folder,
    pid,
    stop: async () => {
      await server.stop();
      await removeFolder(folder);
    },
  };
}
