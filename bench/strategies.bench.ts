/**
 * POST /api/strategies with details, on the whole running product, against a bare Fastify route that
 * only stringifies and sends the same ready-made object. Each request has other debts.
 */
import portfolio from '../engine/src/fixtures/bench-portfolio.json' with { type: 'json' };
import { compareWithBare } from './against-bare.ts';

const bodies = Array.from({ length: 500 }, (_, index) =>
  JSON.stringify({
    ...portfolio,
    debts: portfolio.debts.map((debt) => ({ ...debt, balance: debt.balance + index / 100 })),
    includeDetails: true,
  }),
);
const post = { method: 'POST', headers: { 'content-type': 'application/json' } } as const;

await compareWithBare({
  name: 'strategies',
  goal: 0.6,
  kind: 'json',
  replyOf: async (url) => {
    const response = await fetch(`${url}/api/strategies`, { ...post, body: bodies[0] ?? '' });
    return response.text();
  },
  requestTo: (url) => ({
    ...post,
    url: `${url}/api/strategies`,
    requests: bodies.map((body) => ({ body })),
  }),
});
