/** `npm test`: unit, server and browser tests. Arguments go to Vitest, such as a file name. */
import { runProgram } from './run-program.ts';

process.exitCode = await runProgram('vitest', ['run', ...process.argv.slice(2)]);
