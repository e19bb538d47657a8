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
    // A browser's tests leave half a core idle, and by default there would be one worker less than cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', './scripts/testing/count-reporter.ts'],
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{engine,contract,scripts}/**/*.test.ts', 'web/app/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/cluster.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'product',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/setup.ts'],
        },
      },
    ],
  },
});
