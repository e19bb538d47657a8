/** Ends what was opened for a test: with that test, or with its file where all of them share it. */
import { afterAll, onTestFinished, TestRunner } from 'vitest';

export function atEnd(close: () => unknown): void {
  const isWithinTest = TestRunner.getCurrentTest() !== undefined;
  const closeFully = async () => {
    await close();
  };
  if (isWithinTest) onTestFinished(closeFully);
  else afterAll(closeFully);
}
