/** `npm run check`: format, lint, types, import arrows, dead code. Every check runs, then the failures are named. */
import { findWrongArrows } from './import-arrows.ts';
import { root, runProgram } from './run-program.ts';

/** The scripts are checked together with the server that they start, the benches with the browser tests. */
const projects = ['server', 'e2e', 'web', 'stripe-emulator', 'contract', 'engine', 'charts'];

const checks: Record<string, () => Promise<boolean>> = {
  'format and lint': () => succeeds('biome', ['check', '--error-on-warnings', '.']),
  'route types': () => succeeds('react-router', ['typegen'], `${root}/web`),
  types: async () => (await Promise.all([checkTypes(), checkTypes()])).every(Boolean),
  'import arrows': async () => {
    const wrong = await findWrongArrows();
    for (const problem of wrong) console.log(problem);
    return wrong.length === 0;
  },
  'dead code': () => succeeds('knip', ['--no-progress']),
};

const failed: string[] = [];
for (const [name, passes] of Object.entries(checks)) {
  const isGood = await passes();
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name}`);
  if (!isGood) failed.push(name);
}
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

/** Of two that run beside each other, each takes the next project: threads of one compiler do half of their work twice. */
async function checkTypes(): Promise<boolean> {
  let isGood = true;
  for (let project = projects.shift(); project !== undefined; project = projects.shift()) {
    const passes = await succeeds('tsc', ['-p', project, '--singleThreaded']);
    console.log(`${passes ? 'ok    ' : 'FAILED'} types in ${project}`);
    isGood &&= passes;
  }
  return isGood;
}

async function succeeds(program: string, args: string[], cwd = root): Promise<boolean> {
  return (await runProgram(program, args, { cwd })) === 0;
}
