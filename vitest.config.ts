import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const shared = {
  environment: 'node',
  setupFiles: ['scripts/testing/fail-on-console-error.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // Browser tests wait more than they work: with one more worker than cores, two cores are kept busy.
    maxWorkers: Math.max(3, availableParallelism()),
    reporters: ['default', './scripts/testing/count-reporter.ts'],
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          isolate: false,
          include: ['{engine,contract,scripts}/**/*.test.ts', 'web/app/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          isolate: false,
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/cluster.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'product',
          isolate: false,
          include: ['e2e/**/*.test.ts'],
          // A page draws when it can; a test of one waits for it as long as for an element.
          expect: { poll: { timeout: 30_000, interval: 50 } },
          globalSetup: ['e2e/support/setup.ts'],
        },
      },
    ],
  },
});
