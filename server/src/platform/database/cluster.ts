/** A PostgreSQL cluster in a folder of ours: created once, whole or not at all, then started. */
import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import {
  glob,
  mkdir,
  mkdtemp,
  open,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';
import type { Launch, PostgresPrograms } from './postgres-binaries.ts';
import { findPostmaster, isAlive, pidFileName, readPidFile } from './postmaster.ts';

export const clusterUser = 'debt_payoff';

export type Cluster = {
  readonly folder: string;
  /** Where people find its log: a file for each day of the week, and what it said before it opened one. */
  readonly logFile: string;
  readonly password: string;
};

/** Creates the cluster where there is none. Of two processes that try at once, one succeeds and both use it. */
export async function ensureCluster(home: string, programs: PostgresPrograms): Promise<Cluster> {
  if (!(await exists(home))) await createCluster(home, programs);
  // One spelling for all processes: a server is known by the folder in its command line.
  const place = await realpath(home);
  return {
    folder: join(place, 'cluster'),
    logFile: join(place, 'log', '*.log'),
    password: (await readFile(join(place, 'password'), 'utf8')).trim(),
  };
}

const homeLengthMax = 900;

async function createCluster(home: string, programs: PostgresPrograms): Promise<void> {
  if (Buffer.byteLength(home) > homeLengthMax) {
    throw new StartupError(['DATA_DIR is too long a path for a database. Choose a shorter one.']);
  }
  const parent = dirname(home);
  const madeFrom = await mkdir(parent, { recursive: true });
  await removeOldDrafts(home);
  const draft = await mkdtemp(`${home}.new-`);
  try {
    const passwordFile = join(draft, 'password');
    await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    await programs.giveFolder(draft);
    await programs.giveFolder(passwordFile);
    await runToEnd(programs.initdb, [
      ...['--pgdata', join(draft, 'cluster')],
      ...['--username', clusterUser, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale-provider', 'builtin', '--locale', 'C.UTF-8'],
    ]);
    await rename(draft, home);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (await exists(home)) return;
    if (madeFrom !== undefined) await rm(madeFrom, { recursive: true, force: true });
    throw error;
  }
}

const draftAgeMaxMs = 10 * 60_000;

/** A process that was killed while it created the cluster left a draft behind. */
async function removeOldDrafts(home: string): Promise<void> {
  for await (const name of glob(`${basename(home)}.new-*`, { cwd: dirname(home) })) {
    const draft = join(dirname(home), name);
    const { mtimeMs } = await stat(draft);
    if (Date.now() - mtimeMs > draftAgeMaxMs) await rm(draft, { recursive: true, force: true });
  }
}

/** Starts PostgreSQL apart from this process, so that Ctrl-C reaches it only through us. */
export async function startPostmaster(options: {
  cluster: Cluster;
  programs: PostgresPrograms;
  port: number | null;
}): Promise<void> {
  const { cluster, programs } = options;
  await disownForeignPid(cluster.folder);
  const port = options.port ?? (await findFreePort());
  await prepareLogFolder(cluster, programs);
  const log = await open(join(dirname(cluster.logFile), 'start.log'), 'a', 0o600);
  try {
    await log.truncate();
    const child = spawn(
      programs.postgres.command,
      [...programs.postgres.leadingArguments, ...serverArguments(cluster, port)],
      { detached: true, stdio: ['ignore', log.fd, log.fd], ...programs.postgres.account },
    );
    child.on('error', () => {});
    child.unref();
    await untilStartedOrGone(cluster.folder, child.pid ?? 0);
  } finally {
    await log.close();
  }
}

const logKeptMs = 6 * 24 * 60 * 60_000;

/** PostgreSQL empties a weekday's file when it reaches it at midnight; one that was stopped by then does not. */
async function prepareLogFolder(cluster: Cluster, programs: PostgresPrograms): Promise<void> {
  const folder = dirname(cluster.logFile);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await programs.giveFolder(folder);
  for await (const name of glob('*.log', { cwd: folder })) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > logKeptMs) await rm(join(folder, name), { force: true });
  }
  // The one file of earlier versions, which kept what people had typed.
  await rm(join(dirname(folder), 'postgres.log'), { force: true });
}

function serverArguments({ folder, logFile }: Cluster, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    log_min_messages: 'warning',
    log_line_prefix: '%m [%p] ',
    // Nothing of what people typed: no details, which name the key that exists, and no statements.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
    // Written and rotated by a process of the server itself, which may outlive ours.
    logging_collector: 'on',
    log_directory: dirname(logFile),
    log_filename: 'weekday-%u.log',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_truncate_on_rotation: 'on',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', folder, '-p', String(port), ...flags];
}

/** The pid file names its port as soon as the server listens; a server that cannot start is gone. */
async function untilStartedOrGone(folder: string, pid: number): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const recorded = await readPidFile(folder);
    if (recorded !== null && recorded.port !== null) return;
    if (!isAlive(pid)) return;
    await pause(25);
  }
}

/**
 * PostgreSQL clears the pid file of a dead server itself, but believes one whose pid now belongs to
 * some other program. It ignores its own parent's pid, and still checks for servers on the folder.
 */
async function disownForeignPid(folder: string): Promise<void> {
  const recorded = await readPidFile(folder);
  if (recorded === null || !isAlive(recorded.pid)) return;
  if ((await findPostmaster(folder)) !== null) return;
  const path = join(folder, pidFileName);
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(/^\d+/, String(process.pid)));
}

/** Asks PostgreSQL to end its connections and write everything down, and waits until it has. */
export async function stopPostmaster(folder: string): Promise<void> {
  const postmaster = await findPostmaster(folder);
  if (postmaster === null) return;
  process.kill(postmaster.pid, 'SIGINT');
  for (let tries = 0; tries < 1_200 && isAlive(postmaster.pid); tries += 1) await pause(25);
}

/** Of the file that was written to last. */
export async function readLogTail({ logFile }: Cluster): Promise<string> {
  const paths = await Array.fromAsync(glob(logFile));
  const files = await Promise.all(
    paths.map(async (path) => ({ path, ...(await stat(path, { bigint: true })) })),
  );
  const last = files.reduce<(typeof files)[number] | null>(
    (newest, file) => (newest === null || file.mtimeNs > newest.mtimeNs ? file : newest),
    null,
  );
  const text = last === null ? '' : await readFile(last.path, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-3).join('\n');
}

function runToEnd(program: Launch, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program.command, [...program.leadingArguments, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...program.account,
    });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartupError([`The database could not be created: ${complaint.trim()}`]));
    });
  });
}

/**
 * Below those that systems give to outgoing connections: while a killed server comes up again, one of these,
 * even one that asks for the server, would take its port.
 */
const ports = { from: 15_000, below: 32_000 };
const portTriesMax = 100;

async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < portTriesMax; tries += 1) {
    const port = randomInt(ports.from, ports.below);
    if (await isFree(port)) return port;
  }
  throw new StartupError(['No port is free for the built-in PostgreSQL.']);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      probe.close(() => resolve(true)),
    );
  });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
