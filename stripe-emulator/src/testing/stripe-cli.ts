/** The official command line of Stripe, against an emulator on this machine. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type StripeCli = (...args: readonly string[]) => Promise<unknown>;

/** Gives what the command printed, read as JSON. The command exits with 0 also where the reply is an error. */
export function stripeCli({
  address,
  secretKey,
}: {
  readonly address: string;
  readonly secretKey: string;
}): StripeCli {
  const program = findProgram();
  return async (...args) => {
    // Nothing of what the person at this machine has configured is read, and nothing is left behind.
    const home = await mkdtemp(join(tmpdir(), 'stripe-cli-'));
    const child = spawn(program, [...args, '--api-base', address], {
      env: {
        PATH: process.env.PATH,
        HOME: home,
        XDG_CONFIG_HOME: home,
        STRIPE_CLI_TELEMETRY_OPTOUT: '1',
        STRIPE_API_KEY: secretKey,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [printed, complaint, exitCode] = await Promise.all([
      child.stdout.toArray(),
      child.stderr.toArray(),
      new Promise((resolve) => child.once('close', resolve)),
    ]);
    await rm(home, { recursive: true, force: true });
    if (exitCode !== 0) throw new Error(`stripe ${args.join(' ')}: ${complaint.join('')}`);
    return JSON.parse(printed.join(''));
  };
}

/** The program itself: the script before it would start another Node for each command. */
function findProgram(): string {
  const { platform, arch } = process;
  const own = createRequire(createRequire(import.meta.url).resolve('@stripe/cli/package.json'));
  const folder = dirname(own.resolve(`@stripe/cli-${platform}-${arch}/package.json`));
  return join(folder, 'bin', platform === 'win32' ? 'stripe.exe' : 'stripe');
}
