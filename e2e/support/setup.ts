/** Before the first journey: a built web, a running product with an empty database, and a browser. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findOrInstallTestBrowser } from './chromium.ts';
import { startServer } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
    chromiumPath: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromiumPath = findOrInstallTestBrowser();
  const dataFolder = await mkdtemp(join(tmpdir(), 'debt-payoff-product-'));
  const server = await startServer({
    DATA_DIR: dataFolder,
    // All journeys come from one address, and each registers people of its own.
    RATE_LIMIT_FACTOR: '1000',
  });
  project.provide('productUrl', server.url);
  project.provide('chromiumPath', chromiumPath);
  return async () => {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
