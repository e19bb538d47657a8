/**
 * Pages of the whole running product, kept and gzipped, each against a bare Fastify route that sends the
 * same ready bytes.
 */
import { gzipSync } from 'node:zlib';
import { compareWithBare } from './against-bare.ts';

const article = '/articles/how-card-minimum-payments-work';

for (const path of ['/', article]) {
  await compareWithBare({
    name: `pages, ${path}`,
    goal: 0.5,
    kind: 'gzip',
    replyOf: async (url) => gzipSync(await (await fetch(`${url}${path}`)).text()),
    requestTo: (url) => ({ url: `${url}${path}`, headers: { 'accept-encoding': 'gzip' } }),
  });
}
