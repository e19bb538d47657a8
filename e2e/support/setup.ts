/** Before the first journey: a browser, data folders to copy, and the product, running with its demo accounts. */
import type { TestProject } from 'vitest/node';
import { findOrBuildWeb } from '../../scripts/web-build.ts';
import { demoPassword } from '../../server/src/demo/demo-people.ts';
import { analyticsProduct, startAnalyticsProduct } from './analytics-product.ts';
import { findOrInstallTestBrowser } from './chromium.ts';
import {
  copyDataFolder,
  prepareDataFolder,
  registerSomebody,
  removeFolder,
} from './data-folder.ts';
import { serveOnDemand } from './on-demand.ts';
import { startEnvironment } from './other-environment.ts';
import { clockStart } from './product-clock.ts';
import { patientWaitFactor, startServer } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
    /** The data folder of that product. */
    productFolder: string;
    chromiumPath: string;
    /** A data folder from which others are copied, while nothing runs on it; somebody is registered there. */
    folderWithPerson: string;
    /** Where a test asks for the product in another environment, or as one that measures visits. */
    onDemandUrl: string;
    /** How far the product's clock is ahead of this machine's. */
    clockAheadMs: number;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromiumPath = findOrInstallTestBrowser();
  // The product would build its pages when it starts: that need not wait for the databases.
  const [preparedFolder] = await Promise.all([prepareDataFolder(), findOrBuildWeb('main')]);
  const dataFolder = await copyDataFolder(preparedFolder, 'product');
  const folderWithPerson = await copyDataFolder(preparedFolder, 'with-person');
  const environmentsFolder = await copyDataFolder(preparedFolder, 'environments');
  const [server, onDemand] = await Promise.all([
    startServer({
      DATA_DIR: dataFolder,
      TEST_NOW: clockStart,
      // All journeys come from one address, and each registers people of its own.
      RATE_LIMIT_FACTOR: '1000',
      DATABASE_WAIT_FACTOR: patientWaitFactor,
    }),
    serveOnDemand((name) =>
      name === analyticsProduct
        ? startAnalyticsProduct(folderWithPerson)
        : startEnvironment(name, environmentsFolder),
    ),
    registerSomebody(folderWithPerson),
  ]);
  project.provide('productUrl', server.url);
  project.provide('productFolder', dataFolder);
  project.provide('clockAheadMs', await clockAheadOf(server.url));
  project.provide('chromiumPath', chromiumPath);
  project.provide('folderWithPerson', folderWithPerson);
  project.provide('onDemandUrl', onDemand.url);
  return async () => {
    await Promise.all([server.stop(), onDemand.stop()]);
    const folders = [dataFolder, preparedFolder, folderWithPerson, environmentsFolder];
    await Promise.all(folders.map(removeFolder));
  };
}

async function clockAheadOf(url: string): Promise<number> {
  const reply = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo-free', password: demoPassword }),
  });
  if (!reply.ok)
    throw new Error(`Signing in to the demo replied ${reply.status}: ${await reply.text()}`);
  const { server_time }: { server_time: string } = await reply.json();
  return Date.parse(server_time) - Date.now();
}
