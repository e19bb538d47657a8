/**
 * `npm test`: unit, server and browser tests. Arguments go to Vitest, such as a file name. Without any,
 * the browser's tests, which mostly wait, run beside the others.
 */
import { runProgram } from './run-program.ts';

const given = process.argv.slice(2);
const runs =
  given.length > 0
    ? [given]
    : [
        ['--project', 'product'],
        ['--project', 'unit', '--project', 'server'],
      ];
const codes = await Promise.all(runs.map((args) => runProgram('vitest', ['run', ...args])));
process.exitCode = codes.find((code) => code !== 0) ?? 0;
