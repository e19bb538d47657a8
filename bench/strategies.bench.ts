/**
 * POST /api/strategies with details, on the whole running product, against a bare Fastify route that
 * only stringifies and sends the same ready-made object. Each request has other debts.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { findFreePort, startServer } from '../e2e/support/server-process.ts';
import portfolio from '../engine/src/fixtures/bench-portfolio.json' with { type: 'json' };

const rounds = 5;
const secondsEach = 4;
const goal = 0.6;

const bodies = Array.from({ length: 500 }, (_, index) =>
  JSON.stringify({
    ...portfolio,
    debts: portfolio.debts.map((debt) => ({ ...debt, balance: debt.balance + index / 100 })),
    includeDetails: true,
  }),
);

const folder = await mkdtemp(join(tmpdir(), 'debt-payoff-bench-'));
const product = await startServer({ DATA_DIR: folder });
const bare = await startBare(await answerOf(product.url));

const ratios: number[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const bareRate = await measure({ url: bare.url, method: 'GET' });
  const productRate = await measure({
    url: `${product.url}/api/strategies`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: bodies.map((body) => ({ body })),
  });
  // The first round warms both up.
  if (round > 0) ratios.push(productRate / bareRate);
  console.log(
    `  round ${round}: product ${Math.round(productRate)}/s, bare ${Math.round(bareRate)}/s`,
  );
}
const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
console.log(
  `strategies: ${median.toFixed(2)} of the bare route, median of ${rounds} (goal ${goal})`,
);

bare.child.kill();
await product.stop();
await rm(folder, { recursive: true, force: true });

async function measure(options: autocannon.Options): Promise<number> {
  const result = await autocannon({ connections: 8, duration: secondsEach, ...options });
  if (result.non2xx > 0 || result.errors > 0) throw new Error('Some requests failed');
  return result.requests.average;
}

async function answerOf(url: string): Promise<string> {
  const response = await fetch(`${url}/api/strategies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bodies[0] ?? '',
  });
  return response.text();
}

async function startBare(answer: string): Promise<{ child: ChildProcess; url: string }> {
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'bare-server.ts'), String(port)],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  child.stdin?.end(answer);
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  return { child, url: `http://127.0.0.1:${port}/` };
}
