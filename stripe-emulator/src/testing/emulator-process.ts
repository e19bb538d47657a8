/** The emulator as a process of its own, which can be killed like any other. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type EmulatorProcess = {
  readonly address: string;
  readonly secretKey: string;
  readonly output: () => string;
  /** Ends it at once, without a chance to tidy up. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<number | null>;
};

const compiled = join(import.meta.dirname, '../../../node_modules/.cache/compiled');

export async function startEmulatorProcess(databaseUrl: string): Promise<EmulatorProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    // Compiled modules are kept, which halves the time of each further start.
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, NODE_COMPILE_CACHE: compiled },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const found = await untilAnnounced(child, () => output);
  return {
    ...found,
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL');
      await untilExit(child);
    },
    stop: async () => {
      child.kill('SIGTERM');
      return untilExit(child);
    },
  };
}

async function untilAnnounced(
  child: ChildProcess & { readonly stdout: NodeJS.ReadableStream },
  output: () => string,
): Promise<{ readonly address: string; readonly secretKey: string }> {
  const exited = once(child, 'exit');
  for (;;) {
    const found = /is at (http:\S+)\s+secret key\s+(\S+)\n/.exec(output());
    if (found !== null) return { address: found[1] ?? '', secretKey: found[2] ?? '' };
    await Promise.race([once(child.stdout, 'data'), exited]);
    if (child.exitCode !== null) throw new Error(`The emulator did not start:\n${output()}`);
  }
}

async function untilExit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}
