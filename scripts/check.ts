/** `npm run check`: format, lint, types, import arrows, dead code. Every check runs, then the failures are named. */
import { findWrongArrows } from './import-arrows.ts';
import { root, runProgram } from './run-program.ts';

type Check = { readonly name: string; readonly passes: () => Promise<boolean> };

/** The scripts are checked together with the server that they start, the benches with the browser tests. */
const projects = ['server', 'e2e', 'web', 'stripe-emulator', 'contract', 'engine', 'charts'];

/** The first has threads of its own, and types need what the second writes. */
const first: readonly Check[] = [
  {
    name: 'format and lint',
    passes: () => succeeds('biome', ['check', '--error-on-warnings', '.']),
  },
  { name: 'route types', passes: () => succeeds('react-router', ['typegen'], `${root}/web`) },
];

/** Longest first. Each has one thread: those of one compiler would do half of their work twice. */
const sideBySide: Check[] = [
  ...projects.slice(0, 3).map(typesIn),
  { name: 'dead code', passes: () => succeeds('knip', ['--no-progress']) },
  ...projects.slice(3).map(typesIn),
  { name: 'import arrows', passes: hasNoWrongArrows },
];

const failed: string[] = [];
for (const check of first) await run(check);
await Promise.all([runRest(), runRest()]);
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

/** Of two that run beside each other, each takes the next check. */
async function runRest(): Promise<void> {
  for (let next = sideBySide.shift(); next !== undefined; next = sideBySide.shift()) {
    await run(next);
  }
}

async function run({ name, passes }: Check): Promise<void> {
  const isGood = await passes();
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name}`);
  if (!isGood) failed.push(name);
}

function typesIn(project: string): Check {
  return {
    name: `types in ${project}`,
    passes: () => succeeds('tsc', ['-p', project, '--singleThreaded']),
  };
}

async function hasNoWrongArrows(): Promise<boolean> {
  const wrong = await findWrongArrows();
  for (const problem of wrong) console.log(problem);
  return wrong.length === 0;
}

async function succeeds(program: string, args: string[], cwd = root): Promise<boolean> {
  return (await runProgram(program, args, { cwd })) === 0;
}
