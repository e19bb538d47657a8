import { describe, expect, it } from 'vitest';
import {
  closingLine,
  type FileReport,
  forgivenMost,
  hasPassed,
  hasPassedAgain,
  nameOf,
  type RunReport,
  rerunsOf,
  withPassedRerun,
} from './run-report.ts';

const file = 'e2e/journeys/home.test.ts';

function aFile(given: Partial<FileReport> = {}): FileReport {
  const failedTests = given.failedTests ?? [];
  return {
    project: 'product',
    file,
    counts: { passed: 3, failed: failedTests.length, skipped: 0 },
    failedTests,
    hasOwnFailure: false,
    ...given,
  };
}

function aRun(files: readonly FileReport[], given: Partial<RunReport> = {}): RunReport {
  return { files, strayErrors: 0, isComplete: true, ...given };
}

const unit = aFile({ project: 'unit', file: 'engine/src/run.test.ts' });
const oneFailed = aFile({ failedTests: ['the chart > is read'] });

describe('what is run once more', () => {
  it('is nothing where nothing failed', () => {
    expect(rerunsOf(aRun([unit, aFile()]))).toEqual([]);
  });

  it('is the browser test that failed, by its file and full name', () => {
    const other = aFile({ file: 'e2e/journeys/login.test.ts', failedTests: ['a', 'a'] });
    expect(rerunsOf(aRun([unit, oneFailed, other]))).toEqual([
      { file, test: 'the chart > is read' },
      { file: other.file, test: 'a' },
    ]);
  });

  it.each([
    ['several of its tests failed', { failedTests: ['a', 'b'] }],
    ['what stands around its tests failed', { failedTests: ['a'], hasOwnFailure: true }],
  ])('is the whole file where %s', (_, given) => {
    expect(rerunsOf(aRun([aFile(given)]))).toEqual([{ file }]);
  });

  it.each([
    ['a unit test', { project: 'unit', file: 'web/app/ui/figures.test.ts' }],
    ['a test of the server', { project: 'server', file: 'server/src/app.test.ts' }],
    ['a process that was killed', { file: 'e2e/process/durability.test.ts' }],
  ])('is nothing at all where %s failed too', (_, given) => {
    const other = aFile({ ...given, failedTests: ['a'] });
    expect(rerunsOf(aRun([oneFailed, other]))).toEqual([]);
    expect(rerunsOf(aRun([oneFailed, { ...other, failedTests: [], hasOwnFailure: true }]))).toEqual(
      [],
    );
  });

  it('is nothing after an error outside any test, or a run that was interrupted', () => {
    expect(rerunsOf(aRun([oneFailed], { strayErrors: 1 }))).toEqual([]);
    expect(rerunsOf(aRun([oneFailed], { isComplete: false }))).toEqual([]);
  });

  it('is nothing where too many failed for it to be chance', () => {
    const failedTests = Array.from({ length: forgivenMost }, (_, at) => `test ${at}`);
    const many = aFile({ failedTests });
    expect(rerunsOf(aRun([many]))).toEqual([{ file }]);
    expect(rerunsOf(aRun([many, aFile({ failedTests: ['one more'] })]))).toEqual([]);
    expect(rerunsOf(aRun([many, aFile({ hasOwnFailure: true })]))).toEqual([]);
  });
});

describe('a second run', () => {
  const rerun = { file, test: 'the chart > is read' };
  const passed = aRun([aFile({ counts: { passed: 1, failed: 0, skipped: 3 } })]);

  it('has passed where the test ran and did not fail', () => {
    expect(hasPassedAgain(rerun, passed)).toBe(true);
  });

  it.each([
    ['the test failed again', aRun([oneFailed])],
    ['nothing was run', aRun([aFile({ counts: { passed: 0, failed: 0, skipped: 4 } })])],
    ['another file was run', aRun([aFile({ file: 'e2e/journeys/login.test.ts' })])],
    ['there was no file', aRun([])],
    ['something was thrown outside the test', aRun([aFile()], { strayErrors: 1 })],
  ])('has not passed where %s', (_, second) => {
    expect(hasPassedAgain(rerun, second)).toBe(false);
  });

  it('turns the failed test into one that passed, and leaves the others', () => {
    const first = aRun([unit, aFile({ failedTests: ['the chart > is read', 'b'] })]);
    const mended = withPassedRerun(first, rerun, passed);
    expect(closingLine(mended)).toBe('7 passed, 1 failed, 0 skipped');
    expect(hasPassed(mended)).toBe(false);
    expect(hasPassed(withPassedRerun(aRun([unit, oneFailed]), rerun, passed))).toBe(true);
  });

  it('of a whole file counts in its place', () => {
    const skipped = { passed: 0, failed: 0, skipped: 4 };
    const first = aRun([unit, aFile({ hasOwnFailure: true, counts: skipped })]);
    expect(closingLine(first)).toBe('3 passed, 1 failed, 4 skipped');
    const again = aRun([aFile({ counts: { passed: 4, failed: 0, skipped: 0 } })]);
    const mended = withPassedRerun(first, { file }, again);
    expect(closingLine(mended)).toBe('7 passed, 0 failed, 0 skipped');
    expect(hasPassed(mended)).toBe(true);
  });
});

describe('the closing line', () => {
  it('counts a file that could not be loaded, and an error outside any test, as failed', () => {
    const unloaded = aFile({ hasOwnFailure: true, counts: { passed: 0, failed: 0, skipped: 0 } });
    expect(closingLine(aRun([unit, unloaded], { strayErrors: 2 }))).toBe(
      '3 passed, 3 failed, 0 skipped',
    );
  });
});

it('a flaky test is named by its file and full name', () => {
  expect(nameOf({ file, test: 'the chart > is read' })).toBe(`${file} > the chart > is read`);
  expect(nameOf({ file })).toBe(file);
});
