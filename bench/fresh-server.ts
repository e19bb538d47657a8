/** The running product on a new database of its own, which goes with it. */
import { makeEmptyFolder, removeFolder } from '../e2e/support/data-folder.ts';
import { startServer } from '../e2e/support/server-process.ts';

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
  const folder = await makeEmptyFolder(name);
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
