/** Lighthouse on the home page as a cheap phone would load it, median of five. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, findOrInstallChromium } from '../e2e/support/chromium.ts';
import { startFreshServer } from './fresh-server.ts';
import { medianOf } from './median.ts';

const runs = 5;
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

const server = await startFreshServer('lighthouse');
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
    const found = scores[name] ?? [];
    const median = medianOf(found);
    console.log(`  ${name}: ${median} (goal ${goal}; ${inOrder(found)})`);
    if (median < goal) process.exitCode = 1;
  }
  for (const name of metrics) {
    const found = times[name] ?? [];
    console.log(`  ${name}: ${medianOf(found)} ms (${inOrder(found)})`);
  }
} finally {
  chrome.kill();
  await server.stop();
}

function inOrder(values: readonly number[]): string {
  return values.toSorted((a, b) => a - b).join(', ');
}
