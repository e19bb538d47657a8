/** `npm run bench`: every claim about speed, measured one after the other. A name runs one of them. */
import { glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root, runProgram } from './run-program.ts';

const [only] = process.argv.slice(2);
const programs = await Array.fromAsync(glob('bench/*.bench.ts', { cwd: root }));
for (const program of programs.sort()) {
  if (only !== undefined && !basename(program).startsWith(only)) continue;
  const code = await runProgram(join(root, program), []);
  if (code !== 0) process.exitCode = code;
}
