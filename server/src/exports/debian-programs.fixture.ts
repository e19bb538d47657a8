/** Finds a program that a proof needs; where it installs it, it says so. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export type NeededProgram = {
  /** As people know it. */
  readonly name: string;
  readonly debianPackage: string;
  /** Where it may be, the first choice first. */
  readonly places: readonly (string | undefined)[];
  /** What to do where it can be neither found nor installed. */
  readonly advice: string;
};

export function findOrInstall(program: NeededProgram): string {
  const found = find(program);
  if (found !== null) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`No ${program.name} found. Installing Debian's ${program.debianPackage}...`);
    // Also where the lists cannot be brought up to date: those that are there may do.
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', program.debianPackage]);
  }
  const installed = find(program);
  if (installed !== null) return installed;
  throw new Error(`The proof needs ${program.name}. ${program.advice}`);
}

function find({ places }: NeededProgram): string | null {
  return places.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

function run(command: string, args: string[]): void {
  const { status, error, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: 10 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return;
  const reason = error?.message ?? (stderr ?? '').trim().split('\n').at(-1);
  console.log(`${command} ${args.join(' ')} failed: ${reason}`);
}
