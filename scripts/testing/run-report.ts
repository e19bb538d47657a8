/** What a run of the tests came to, what of it is run once more, and what that changes. */

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export type FileReport = {
  readonly project: string;
  readonly file: string;
  readonly counts: Counts;
  /** Full names, as Vitest filters by them. */
  readonly failedTests: readonly string[];
  /** The file could not be loaded, or what stands around its tests failed. */
  readonly hasOwnFailure: boolean;
};

export type RunReport = {
  readonly files: readonly FileReport[];
  /** Thrown outside any test: nobody knows which test they belong to. */
  readonly strayErrors: number;
  readonly isComplete: boolean;
};

/** Without a test: all of the file. */
export type Rerun = { readonly file: string; readonly test?: string };

/** More than these do not fail by chance. */
export const forgivenMost = 5;

/**
 * Only what drives a browser is run again. The processes that are killed under e2e/process belong to the
 * same project, but where they lose something once, it is lost. None: the run stands as it is.
 */
export function rerunsOf(report: RunReport): readonly Rerun[] {
  const failed = report.files.filter(hasFailed);
  const isForgivable =
    report.isComplete &&
    report.strayErrors === 0 &&
    failed.every(({ project, file }) => project === 'product' && file.startsWith('e2e/journeys/'));
  if (!isForgivable) return [];
  if (failed.reduce((count, report) => count + failuresOf(report), 0) > forgivenMost) return [];
  return failed.map(rerunOf);
}

/** Where several tests of a file failed, one may rest on another: they run again together. */
function rerunOf({ file, failedTests, hasOwnFailure }: FileReport): Rerun {
  const [test, ...others] = new Set(failedTests);
  return hasOwnFailure || test === undefined || others.length > 0 ? { file } : { file, test };
}

function failuresOf({ failedTests, hasOwnFailure }: FileReport): number {
  return hasOwnFailure ? 1 : new Set(failedTests).size;
}

/** Whether the second run ran just that, and well. */
export function hasPassedAgain({ file }: Rerun, second: RunReport): boolean {
  const ran = second.files.find((one) => one.file === file)?.counts.passed ?? 0;
  return hasPassed(second) && second.files.length === 1 && ran > 0;
}

/** The first report as it stands once a second run has passed. */
export function withPassedRerun(first: RunReport, rerun: Rerun, second: RunReport): RunReport {
  const again = second.files.find(({ file }) => file === rerun.file);
  const mend = (report: FileReport): FileReport => {
    if (report.file !== rerun.file) return report;
    if (rerun.test === undefined) return again ?? report;
    const failedTests = report.failedTests.filter((test) => test !== rerun.test);
    const mended = report.failedTests.length - failedTests.length;
    const { passed, failed, skipped } = report.counts;
    const counts = { passed: passed + mended, failed: failed - mended, skipped };
    return { ...report, failedTests, counts };
  };
  return { ...first, files: first.files.map(mend) };
}

export function hasPassed(report: RunReport): boolean {
  return report.isComplete && report.strayErrors === 0 && !report.files.some(hasFailed);
}

export function nameOf({ file, test }: Rerun): string {
  return test === undefined ? file : `${file} > ${test}`;
}

/** A file that failed as a whole, and an error outside any test, count as one failed test each. */
export function closingLine({ files, strayErrors }: RunReport): string {
  const sum = (count: (file: FileReport) => number): number =>
    files.reduce((total, file) => total + count(file), 0);
  const passed = sum(({ counts }) => counts.passed);
  const failed =
    sum(({ counts, hasOwnFailure }) => counts.failed + (hasOwnFailure ? 1 : 0)) + strayErrors;
  return `${passed} passed, ${failed} failed, ${sum(({ counts }) => counts.skipped)} skipped`;
}

function hasFailed({ failedTests, hasOwnFailure }: FileReport): boolean {
  return hasOwnFailure || failedTests.length > 0;
}
