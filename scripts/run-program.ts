/** Runs a program from node_modules with this Node, its output on the screen. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Gives the exit code. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: { cwd?: string; variables?: Record<string, string> } = {},
): Promise<number> {
  const script = program.endsWith('.ts') ? program : join(root, 'node_modules/.bin', program);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.variables },
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
