/** Compares the running product with a bare Fastify route that sends the same reply, in turns. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { findFreePort } from '../e2e/support/server-process.ts';
import { startFreshServer } from './fresh-server.ts';
import { medianOf } from './median.ts';

const rounds = 5;
const secondsEach = 4;

type Comparison = {
  readonly name: string;
  readonly goal: number;
  /** How the bare route sends the reply: stringified each time, or as ready bytes. */
  readonly kind: 'json' | 'gzip';
  readonly replyOf: (productUrl: string) => Promise<string | Buffer>;
  readonly requestTo: (productUrl: string) => autocannon.Options;
};

export async function compareWithBare(comparison: Comparison): Promise<void> {
  // All requests come from one network.
  const product = await startFreshServer('bench', { RATE_LIMIT_FACTOR: '1000000' });
  try {
    const reply = await comparison.replyOf(product.url);
    const bare = await startBare(comparison.kind, reply);
    try {
      await compareInTurns(comparison, { productUrl: product.url, bareUrl: bare.url });
    } finally {
      bare.child.kill();
    }
  } finally {
    await product.stop();
  }
}

async function compareInTurns(
  { name, goal, requestTo }: Comparison,
  { productUrl, bareUrl }: { productUrl: string; bareUrl: string },
): Promise<void> {
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const bare = await measure({ url: bareUrl, headers: { 'accept-encoding': 'gzip' } });
    const product = await measure(requestTo(productUrl));
    // The first round warms both up.
    if (round > 0) ratios.push(product / bare);
    console.log(`  round ${round}: product ${Math.round(product)}/s, bare ${Math.round(bare)}/s`);
  }
  const median = medianOf(ratios);
  console.log(
    `${name}: ${median.toFixed(2)} of the bare route, median of ${rounds} (goal ${goal})`,
  );
  if (median < goal) process.exitCode = 1;
}

async function measure(options: autocannon.Options): Promise<number> {
  const result = await autocannon({ connections: 8, duration: secondsEach, ...options });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx + result.errors} requests to ${options.url} failed`);
  }
  return result.requests.average;
}

async function startBare(
  kind: Comparison['kind'],
  reply: string | Buffer,
): Promise<{ child: ChildProcess; url: string }> {
  const port = await findFreePort();
  const program = join(import.meta.dirname, 'bare-server.ts');
  const child = spawn(process.execPath, [program, String(port), kind], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin?.end(reply);
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  return { child, url: `http://127.0.0.1:${port}/` };
}
