/** Prints one plain closing line with the number of tests; a program that has more to run gets it as a report. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { closingLine, type FileReport } from './run-report.ts';

/** Names the file that the report is written to, instead of the line. */
export const reportVariable = 'TEST_REPORT';

export default class CountReporter implements Reporter {
  #root = '';

  onInit({ config }: Vitest): void {
    this.#root = config.root;
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    strayErrors: readonly unknown[],
    reason: TestRunEndReason,
  ): void {
    const report = {
      files: modules.map((module) => reportOf(module, this.#root)),
      strayErrors: strayErrors.length,
      isComplete: reason !== 'interrupted',
    };
    const path = process.env[reportVariable];
    if (path === undefined) console.log(`\n${closingLine(report)}`);
    else writeFileSync(path, JSON.stringify(report));
  }
}

function reportOf(module: TestModule, root: string): FileReport {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failedTests: string[] = [];
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state !== 'pending') counts[state] += 1;
    if (state === 'failed') failedTests.push(test.fullName);
  }
  const suites = [module, ...module.children.allSuites()];
  const hasOwnFailure =
    suites.some((suite) => suite.errors().length > 0) || (!module.ok() && failedTests.length === 0);
  return {
    project: module.project.name,
    file: relative(root, module.moduleId).replaceAll('\\', '/'),
    counts,
    failedTests,
    hasOwnFailure,
  };
}
