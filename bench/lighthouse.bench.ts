/**
 * Lighthouse on the home page as a cheap phone would load it, median of five. npm fetches Lighthouse when
 * it is asked for: its 110 packages are a quarter of all, and nothing else needs them.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumFlags, findOrInstallChromium } from '../e2e/support/chromium.ts';
import { startFreshServer } from './fresh-server.ts';
import { medianOf } from './median.ts';

const lighthouse = 'lighthouse@13.5.0';
const runs = 5;
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

const server = await startFreshServer('lighthouse');
const chromium = findOrInstallChromium();
try {
  const scores: Record<string, number[]> = {};
  const times: Record<string, number[]> = {};
  for (let run = 0; run < runs; run += 1) {
    const { categories, audits } = await measure(`${server.url}/`);
    for (const [name, { score }] of Object.entries(categories)) {
      scores[name] = [...(scores[name] ?? []), Math.round((score ?? 0) * 100)];
    }
    for (const name of metrics) {
      const value = audits[name]?.numericValue ?? 0;
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
  await server.stop();
}

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
};

async function measure(address: string): Promise<Report> {
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', address],
      ...['--quiet', '--output=json', `--chrome-flags=${flags}`],
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  );
  // Lighthouse's own report, of the version above.
  return JSON.parse(stdout);
}

function inOrder(values: readonly number[]): string {
  return values.toSorted((a, b) => a - b).join(', ');
}
