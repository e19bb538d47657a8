/** `npm start`: builds the web where it is stale, then runs the product. */
import { runServer } from '../server/src/main.ts';
import { loadBuiltPages } from '../server/src/platform/pages.ts';
import { findOrBuildWeb } from './web-build.ts';

await runServer(async (log) => loadBuiltPages(await findOrBuildWeb(), log));
