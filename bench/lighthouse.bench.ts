/** Lighthouse on the home page as a cheap phone would load it, median of five. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, findOrInstallChromium } from '../e2e/support/chromium.ts';
import { startServer } from '../e2e/support/server-process.ts';

const runs = 5;
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

function medianOf(values: readonly number[]): { sorted: number[]; median: number } {
  const sorted = values.toSorted((a, b) => a - b);
  return { sorted, median: sorted[Math.floor(sorted.length / 2)] ?? 0 };
}

const folder = await mkdtemp(join(tmpdir(), 'debt-payoff-lighthouse-'));
const server = await startServer({ DATA_DIR: folder });
const chrome = await launch({
  chromePath: findOrInstallChromium(),
  chromeFlags: ['--headless=new', ...chromiumFlags],
});
try {
  const scores: Record<string, number[]> = {};
  const times: Record<string, number[]> = {};
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(`${server.url}/`, { port: chrome.port, logLevel: 'error' });
    for (const [name, { score }] of Object.entries(result?.lhr.categories ?? {})) {
      scores[name] = [...(scores[name] ?? []), Math.round((score ?? 0) * 100)];
    }
    for (const name of metrics) {
      const value = result?.lhr.audits[name]?.numericValue ?? 0;
      times[name] = [...(times[name] ?? []), Math.round(value)];
    }
  }
  console.log(`lighthouse: mobile, /, median of ${runs}`);
  for (const [name, goal] of Object.entries(goals)) {
    const { sorted, median } = medianOf(scores[name] ?? []);
    console.log(`  ${name}: ${median} (goal ${goal}; ${sorted.join(', ')})`);
    if (median < goal) process.exitCode = 1;
  }
  for (const name of metrics) {
    const { sorted, median } = medianOf(times[name] ?? []);
    console.log(`  ${name}: ${median} ms (${sorted.join(', ')})`);
  }
} finally {
  chrome.kill();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
