/** The running product on a new database of its own, which goes with it. */
import { makeEmptyFolder, removeFolder } from '../e2e/support/data-folder.ts';
import { startServer } from '../e2e/support/server-process.ts';

export type FreshServer = {
  readonly url: string;
  /** Where its data are. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
};

export async function startFreshServer(
  name: string,
  variables: Record<string, string> = {},
): Promise<FreshServer> {
  const folder = await makeEmptyFolder(name);
  const server = await startServer({ ...variables, DATA_DIR: folder });
  return {
    url: server.url,
    folder,
    stop: async () => {
      await server.stop();
      await removeFolder(folder);
    },
  };
}
