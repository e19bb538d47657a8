/**
 * Whether time tells that an account exists: signing in with a wrong password and asking for a reset
 * link, for an account that exists and for one that does not, in turns, as in production.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { startFreshServer } from './fresh-server.ts';
import { medianOf } from './median.ts';

const rounds = 300;
const warmUpRounds = 20;
/** What a request sets off, such as a mail, must not weigh on the one that is measured next. */
const pauseMs = 20;
const goalPercent = 10;

const known = { username: 'known-person', email: 'known@example.com' };
const unknown = { username: 'not-a-person', email: 'noone@example.com' };
type Someone = typeof known;

const comparisons = {
  'login by username': ({ username }: Someone) =>
    ['/api/auth/login', { username, password: 'not the password' }] as const,
  'login by email': ({ email }: Someone) =>
    ['/api/auth/login', { username: email, password: 'not the password' }] as const,
  'forgot password': ({ email }: Someone) => ['/api/auth/forgot-password', { email }] as const,
};

const post = await startPostOffice();
const server = await startFreshServer('timing', {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://debts.example',
  JWT_SECRET: 'a secret for measuring, which opens nothing else',
  RATE_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'error',
  SMTP_URL: `smtp://127.0.0.1:${post.port}`,
});
try {
  const made = await send('/api/auth/register', { ...known, password: 'the password' });
  if (made.status !== 201) throw new Error(`Registering replied ${made.status}`);
  console.log(`account timing: medians of ${rounds}, in milliseconds`);
  for (const [name, requestFor] of Object.entries(comparisons)) await compare(name, requestFor);
} finally {
  await server.stop();
  post.server.close();
}

async function compare(
  name: string,
  requestFor: (someone: Someone) => readonly [string, Record<string, string>],
): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const statuses = new Set<number>();
  const measure = async (kind: keyof typeof times, round: number): Promise<void> => {
    const { ms, status } = await send(...requestFor(kind === 'known' ? known : unknown));
    statuses.add(status);
    if (round >= warmUpRounds) times[kind].push(ms);
    await pause(pauseMs);
  };
  for (let round = 0; round < rounds + warmUpRounds; round += 1) {
    const isKnownFirst = round % 2 === 0;
    await measure(isKnownFirst ? 'known' : 'unknown', round);
    await measure(isKnownFirst ? 'unknown' : 'known', round);
  }
  if (statuses.size !== 1) throw new Error(`${name} replied ${[...statuses].join(' and ')}`);
  const [ofKnown, ofUnknown] = [medianOf(times.known), medianOf(times.unknown)];
  const ratio = ofKnown / ofUnknown;
  const isGood = Math.abs(ratio - 1) * 100 <= goalPercent;
  if (!isGood) process.exitCode = 1;
  console.log(
    `  ${name}: ${ofKnown.toFixed(2)} known, ${ofUnknown.toFixed(2)} unknown, ratio ${ratio.toFixed(3)} (goal within ${goalPercent} %)${isGood ? '' : ' MISSED'}`,
  );
}

async function send(
  path: string,
  body: Record<string, string>,
): Promise<{ ms: number; status: number }> {
  const start = performance.now();
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.text();
  return { ms: performance.now() - start, status: response.status };
}

/** Takes every mail and forgets it, so that mails are really sent. */
async function startPostOffice(): Promise<{ server: Server; port: number }> {
  const office = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 post.example ESMTP\r\n');
    let isMail = false;
    createInterface({ input: socket }).on('line', (line) => {
      if (isMail && line !== '.') return;
      isMail = line.toUpperCase() === 'DATA';
      if (isMail) socket.write('354 go on\r\n');
      else if (line.toUpperCase() === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  office.listen(0, '127.0.0.1');
  await once(office, 'listening');
  // It listens on a port, so its address is not the name of a pipe.
  return { server: office, port: (office.address() as AddressInfo).port };
}
