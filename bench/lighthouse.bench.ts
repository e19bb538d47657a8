/**
 * Lighthouse on the public pages as a cheap phone would load them, median of five. npm fetches Lighthouse
 * when it is asked for: its 110 packages are a quarter of all, and nothing else needs them.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumFlags, findOrInstallChromium } from '../e2e/support/chromium.ts';
import { startPublicServer } from './fresh-server.ts';
import { medianOf } from './median.ts';

const lighthouse = 'lighthouse@13.5.0';
const runs = 5;
/** On a busy machine Lighthouse now and then records no page at all, and asks to be run again. */
const attemptsMax = 3;
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

const paths = [
  '/',
  '/articles',
  '/articles/how-card-minimum-payments-work',
  '/resources',
  '/debt-help',
];

const server = await startPublicServer('lighthouse');
const chromium = findOrInstallChromium();
try {
  for (const path of paths) await measurePage(path);
} finally {
  await server.stop();
}

async function measurePage(path: string): Promise<void> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await measure(`${server.url}${path}`));
  console.log(`lighthouse: mobile, ${path}, median of ${runs}`);
  for (const [name, goal] of Object.entries(goals)) {
    const scores = reports.map(({ categories }) =>
      Math.round((categories[name]?.score ?? 0) * 100),
    );
    const median = medianOf(scores);
    console.log(`  ${name}: ${median} (goal ${goal}; ${inOrder(scores)})`);
    if (median < goal) process.exitCode = 1;
  }
  for (const name of metrics) {
    const times = reports.map(({ audits }) => Math.round(audits[name]?.numericValue ?? 0));
    console.log(`  ${name}: ${medianOf(times)} ms (${inOrder(times)})`);
  }
  for (const fault of faultsOf(reports)) console.log(`  lost points: ${fault}`);
}

type Audit = {
  readonly score: number | null;
  readonly title: string;
  readonly numericValue?: number;
};

type Report = {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly AuditReference[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
};

type AuditReference = { readonly id: string; readonly weight: number };

/** What cost points where every run should have them all. */
function faultsOf(reports: readonly Report[]): Set<string> {
  const exact = ['accessibility', 'best-practices', 'seo'];
  return new Set(
    reports.flatMap(({ categories, audits }) =>
      exact
        .flatMap((name) => categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${audits[id]?.title}`),
    ),
  );
}

async function measure(address: string, attempt = 1): Promise<Report> {
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const run = promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', address],
      ...['--quiet', '--output=json', `--chrome-flags=${flags}`],
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  );
  try {
    // Lighthouse's own report, of the version above.
    return JSON.parse((await run).stdout);
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    if (attempt === attemptsMax) throw new Error(`Lighthouse measured nothing: ${said}`);
    console.log(`  measured nothing, and is run again: ${said.trim()}`);
    return measure(address, attempt + 1);
  }
}

function inOrder(values: readonly number[]): string {
  return values.toSorted((a, b) => a - b).join(', ');
}
