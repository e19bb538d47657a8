/** The product's own PostgreSQL, in a folder of its own that goes with it. */
import { makeEmptyFolder, removeFolder } from '../e2e/support/data-folder.ts';
import { joinEmbeddedServer } from '../server/src/platform/database/embedded.ts';

export async function withEmbeddedServer(
  name: string,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const folder = await makeEmptyFolder(name);
  const server = await joinEmbeddedServer({
    dataFolder: folder,
    onLost: (error) => {
      throw error;
    },
  });
  try {
    await work(server.url);
  } finally {
    await server.leave();
    await removeFolder(folder);
  }
}
