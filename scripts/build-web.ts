/** `npm run build`: builds the web, unless there is a build of these very sources. */
import { findOrBuildWeb } from './web-build.ts';

console.log(`The web pages are in ${await findOrBuildWeb()}`);
