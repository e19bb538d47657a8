/**
 * What exports take: by how much the process grows for the largest of them, how long others wait while four are
 * made, and how soon a thread is free whose client has left. Each against the same server at rest, in one run.
 */
import { type IncomingMessage, request } from 'node:http';
import { exportAddresses } from '../contract/src/export-addresses.ts';
import type { CalculationExportInput } from '../contract/src/exports.ts';
import { demoPassword } from '../server/src/demo/demo-people.ts';
import { startFreshServer } from './fresh-server.ts';
import { medianOf } from './median.ts';
import { forgetPeak, peakMb, residentMb } from './process-memory.ts';

const growthGoalMb = 150;
const cheapCalls = 400;
const warmUpCalls = 200;
const cheapPath = '/api/portfolios';
const leavings = 5;

/** All debts of one size are paid off in the same month, so none of them leaves the plan early. */
const sizes = {
  '50 debts x 599 months': debtsAlike({ count: 50, interestRate: 12, monthlyPayment: 50.13 }),
  '500 debts x 1,180 months': debtsAlike({ count: 500, interestRate: 6, monthlyPayment: 25.07 }),
};
const formats = {
  PDF: exportAddresses.calculationPdf,
  CSV: exportAddresses.calculationCsv,
  Excel: exportAddresses.calculationExcel,
};
const ordinary = sizes['50 debts x 599 months'];
const largest = sizes['500 debts x 1,180 months'];

type Address = { readonly method: string; readonly path: string };
type Timing = { readonly bytes: number; readonly firstMs: number; readonly wholeMs: number };

const server = await startFreshServer('exports', { RATE_LIMIT_FACTOR: '100000' });
try {
  // Nobody may have more than two files made at once.
  const tokens = [await signIn('demo-premium'), await signIn('demo-basic')] as const;
  const idle = await timeCheapCalls(tokens[0]);
  await reportGrowth(tokens[0]);
  await reportOthers(tokens, idle);
  await reportLeaving(tokens[0]);
} finally {
  await server.stop();
}

async function reportGrowth(token: string): Promise<void> {
  const restMb = await residentMb(server.pid);
  console.log(`exports: the process at rest has ${restMb.toFixed(0)} MB`);
  for (const [size, body] of Object.entries(sizes)) {
    for (const [format, address] of Object.entries(formats)) {
      await forgetPeak(server.pid);
      const { bytes, firstMs, wholeMs } = await fetchFile(address, { token, body });
      const growthMb = (await peakMb(server.pid)) - restMb;
      const isGood = growthMb < growthGoalMb;
      if (!isGood) process.exitCode = 1;
      console.log(
        `  ${format} of ${size}: ${(bytes / 1e6).toFixed(2)} MB in ${wholeMs.toFixed(0)} ms, begun after ${firstMs.toFixed(0)} ms; the process grew by ${growthMb.toFixed(0)} MB (goal below ${growthGoalMb})${isGood ? '' : ' MISSED'}`,
      );
    }
  }
}

async function reportOthers(tokens: readonly string[], idle: readonly number[]): Promise<void> {
  for (const [format, address] of Object.entries(formats)) {
    let isOver = false;
    let made = 0;
    const exporting = [...tokens, ...tokens].map(async (token) => {
      while (!isOver) {
        await fetchFile(address, { token, body: ordinary });
        made += 1;
      }
    });
    const loaded = await timeCheapCalls(tokens[0] ?? '');
    isOver = true;
    await Promise.all(exporting);
    const [ofIdle, ofLoaded] = [p99Of(idle), p99Of(loaded)];
    console.log(
      `  ${cheapPath} while four ${format} exports run (${made} were made): p99 ${ofLoaded.toFixed(1)} ms against ${ofIdle.toFixed(1)} ms at rest, ratio ${(ofLoaded / ofIdle).toFixed(1)}; median ${medianOf(loaded).toFixed(1)} against ${medianOf(idle).toFixed(1)} ms`,
    );
  }
}

/** With more than two cores another thread is free anyway, and this shows little. */
async function reportLeaving(token: string): Promise<void> {
  const whole = await fetchFile(formats.Excel, { token, body: largest });
  const free = { token, body: ordinary };
  const [unhindered, afterLeaving]: [number[], number[]] = [[], []];
  for (let round = 0; round < leavings; round += 1) {
    unhindered.push((await fetchFile(formats.CSV, free)).firstMs);
    await fetchFile(formats.Excel, { token, body: largest, leavesEarly: true });
    afterLeaving.push((await fetchFile(formats.CSV, free)).firstMs);
  }
  console.log(
    `  after a client has left a large Excel file, the next file begins within ${medianOf(afterLeaving).toFixed(0)} ms; with a free thread within ${medianOf(unhindered).toFixed(0)} ms; the whole file would have taken ${whole.wholeMs.toFixed(0)} ms`,
  );
}

async function timeCheapCalls(token: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = -warmUpCalls; round < cheapCalls; round += 1) {
    const start = performance.now();
    const response = await send({ method: 'GET', path: cheapPath }, token);
    for await (const _chunk of response);
    if (round >= 0) times.push(performance.now() - start);
  }
  return times;
}

async function fetchFile(
  address: Address,
  options: {
    readonly token: string;
    readonly body: CalculationExportInput;
    /** Once the first bytes have come. */
    readonly leavesEarly?: boolean;
  },
): Promise<Timing> {
  const start = performance.now();
  const response = await send(address, options.token, options.body);
  let firstMs: number | null = null;
  let bytes = 0;
  for await (const chunk of response) {
    firstMs ??= performance.now() - start;
    bytes += chunk.length;
    if (options.leavesEarly === true) break;
  }
  const wholeMs = performance.now() - start;
  return { bytes, firstMs: firstMs ?? wholeMs, wholeMs };
}

async function send(
  { method, path }: Address,
  token: string,
  body?: unknown,
): Promise<IncomingMessage> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    request(`${server.url}${path}`, { method, headers }, resolve)
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
  if (response.statusCode === 200) return response;
  const text = (await response.setEncoding('utf8').toArray()).join('');
  throw new Error(`${path} replied ${response.statusCode}: ${text}`);
}

async function signIn(username: string): Promise<string> {
  const login = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  const { access_token: token } = await login.json();
  return token;
}

function debtsAlike(options: {
  readonly count: number;
  readonly interestRate: number;
  readonly monthlyPayment: number;
}): CalculationExportInput {
  const { count, ...terms } = options;
  return {
    debts: Array.from({ length: count }, (_, index) => ({
      ...{ creditor: `Creditor ${index + 1}`, type: 'Credit Card', balance: 5_000 },
      ...terms,
    })),
    extra_payment: 0,
  };
}

function p99Of(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}
