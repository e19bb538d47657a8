/** `npm run build`: builds the web, whether it is stale or not. */
import { buildWeb } from './web-build.ts';

await buildWeb();
