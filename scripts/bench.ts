/** `npm run bench`: every claim about speed, measured one after the other. Names choose some of them. */
import { glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chooseBenches } from './choose-benches.ts';
import { root, runProgram } from './run-program.ts';

const ending = '.bench.ts';

const files = await Array.fromAsync(glob(`bench/*${ending}`, { cwd: root }));
const names = files.map((file) => basename(file, ending)).sort();
const choice = chooseBenches(names, process.argv.slice(2));
if ('problem' in choice) {
  console.error(choice.problem);
  process.exitCode = 1;
} else {
  for (const name of choice.chosen) {
    const code = await runProgram(join(root, 'bench', `${name}${ending}`), []);
    if (code !== 0) process.exitCode = code;
  }
}
