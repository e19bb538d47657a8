/** `npm start`: builds the web where it is stale, then runs the product. */
import { runServer } from '../server/src/main.ts';
import { loadBuiltPages } from '../server/src/platform/pages.ts';
import { openStripeEmulator } from './stripe-emulator.ts';
import { findOrBuildWeb, siteOf } from './web-build.ts';

await runServer({
  loadPages: async (log, environment) =>
    loadBuiltPages(await findOrBuildWeb(siteOf(environment)), log),
  openStripeEmulator,
});
