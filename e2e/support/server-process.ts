/** The product as a process of its own, started the way that people start it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lastAnnounced } from '../../server/src/announce.ts';

const root = join(import.meta.dirname, '../..');

/** As package.json starts the product, and the commands that work on its database. */
export const withQuickImports = ['--import', './scripts/quick-imports.mjs'];

/** For journeys: a machine that is busy with something else is no fault of what is tested. */
export const patientWaitFactor = '10';

/** Without the demo accounts and the test payments of `local` a start takes a quarter less of the processor. */
export const plainVariables = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://debts.example',
  JWT_SECRET: 'a secret for tests that is long enough',
};

export type ServerProcess = {
  readonly child: ChildProcess;
  readonly url: string;
  /** Everything that it printed so far. */
  readonly output: () => string;
  /** Sends the signal and gives the exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** A test that fails may not come to the line that stops its server. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

export function spawnServer(
  variables: Record<string, string>,
  program = 'scripts/start.ts',
): Omit<ServerProcess, 'url'> {
  const child = spawn(process.execPath, [...withQuickImports, program], {
    cwd: root,
    env: { ...cleanEnvironment(), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return {
    child,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return untilExit(child);
    },
  };
}

export async function untilExit(child: ChildProcess): Promise<number | null> {
  if (isRunning(child)) await once(child, 'exit');
  return child.exitCode;
}

/** A process that a signal ended has no exit code. */
function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

const patienceMs = 120_000;

export async function startServer(
  variables: Record<string, string>,
  program?: string,
): Promise<ServerProcess> {
  const port = variables.PORT ?? String(await findFreePort());
  const server = spawnServer({ ...variables, PORT: port }, program);
  const url = `http://localhost:${port}`;
  const patience = pause(patienceMs, undefined, { ref: false });
  await Promise.race([untilAnnounced(server), once(server.child, 'exit'), patience]);
  for (let tries = 0; tries < 1_200 && isRunning(server.child); tries += 1) {
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.ok === true) return { ...server, url };
    await pause(50);
  }
  server.child.kill('SIGKILL');
  throw new Error(`The server did not become ready:\n${server.output()}`);
}

async function untilAnnounced({ child, output }: Omit<ServerProcess, 'url'>): Promise<void> {
  while (!output().includes(lastAnnounced)) {
    if (child.stdout === null) throw new Error('What it prints cannot be read');
    await once(child.stdout, 'data');
  }
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/** What the person at this machine has configured must not reach the tests. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR };
}
