/**
 * `npm test`: unit, server and browser tests. Arguments go to Vitest, such as a file name. On a build
 * server a browser test that failed runs once more, alone; one that passes then is named as flaky.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';
import { reportVariable } from './testing/count-reporter.ts';
import {
  closingLine,
  hasPassed,
  hasPassedAgain,
  nameOf,
  type Rerun,
  type RunReport,
  rerunsOf,
  withPassedRerun,
} from './testing/run-report.ts';

const args = process.argv.slice(2);
const isBuildServer = Boolean(process.env.CI);
process.exitCode = isBuildServer
  ? await runWithReruns()
  : await runProgram('vitest', ['run', ...args]);

async function runWithReruns(): Promise<number> {
  const first = await runTests(args);
  let report = first.report;
  // Without a report, as where the database could not be started, there is nothing to go by.
  if (report === null) return first.exitCode;
  for (const rerun of rerunsOf(report)) {
    console.log(`\nonce more: ${nameOf(rerun)}`);
    const second = await runTests(argumentsOf(rerun));
    const isFlaky =
      second.exitCode === 0 && second.report !== null && hasPassedAgain(rerun, second.report);
    if (isFlaky) report = withPassedRerun(report, rerun, second.report);
    console.log(`\n${isFlaky ? 'flaky' : 'failed twice'}: ${nameOf(rerun)}`);
  }
  console.log(`\n${closingLine(report)}`);
  // What passed from the start and ends badly all the same has trouble of its own, as in tidying up.
  const hasOnlyFailedTests = first.report !== null && !hasPassed(first.report);
  return hasPassed(report) && hasOnlyFailedTests ? 0 : first.exitCode;
}

function argumentsOf({ file, test }: Rerun): string[] {
  const filter = test === undefined ? [] : [`--testNamePattern=^${RegExp.escape(test)}$`];
  return ['--project=product', file, ...filter];
}

async function runTests(
  given: readonly string[],
): Promise<{ readonly exitCode: number; readonly report: RunReport | null }> {
  const folder = await mkdtemp(join(tmpdir(), 'debt-payoff-tests-'));
  const path = join(folder, 'report.json');
  try {
    const variables = { [reportVariable]: path };
    const exitCode = await runProgram('vitest', ['run', ...given], { variables });
    // Written by our own reporter, in this shape.
    const report: RunReport | null = await readFile(path, 'utf8').then(JSON.parse, () => null);
    return { exitCode, report };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
