/**
 * GET / on the whole running product, kept and gzipped, against a bare Fastify route that sends the
 * same ready bytes.
 */
import { gzipSync } from 'node:zlib';
import { compareWithBare } from './against-bare.ts';

await compareWithBare({
  name: 'pages',
  goal: 0.5,
  kind: 'gzip',
  replyOf: async (url) => gzipSync(await (await fetch(url)).text()),
  requestTo: (url) => ({ url: `${url}/`, headers: { 'accept-encoding': 'gzip' } }),
});
