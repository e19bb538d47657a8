/** `npm run build`: builds the web for the environment in APP_ENV, unless there is a build of these very sources. */
import { findOrBuildWeb, siteOf } from './web-build.ts';

console.log(`The web pages are in ${await findOrBuildWeb(siteOf(process.env.APP_ENV ?? ''))}`);
