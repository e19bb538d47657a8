import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const shared = {
  environment: 'node',
  execArgv: ['--import', './scripts/quick-imports.mjs'],
  setupFiles: ['scripts/testing/fail-on-console-error.ts', 'scripts/testing/unstub-globals.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // What is waited for comes when it can, also on a machine that is busy with something else.
  expect: { poll: { timeout: 60_000, interval: 50 } },
};

/** Node loads what it can as the product does: nothing is sent through Vite, which only the tests of the web need. */
const loadedByNode = { experimental: { viteModuleRunner: false } };

/** Tests of the server that need no database. */
const pureServerTests = [
  'server/src/content/seed/figures/*.test.ts',
  'server/src/content/seed/{seed-articles,figure-words,nine-in-london}.test.ts',
  'server/src/content/articles/{sanitise,cached-sanitiser,reading-minutes,publishing-problems}.test.ts',
];

export default defineConfig({
  test: {
    // Browser tests wait more than they work: two cores take three workers. With more cores, each has one.
    maxWorkers: Math.max(3, availableParallelism()),
    reporters: ['default', './scripts/testing/count-reporter.ts'],
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          isolate: false,
          include: [
            '{engine,contract,charts,scripts}/**/*.test.ts',
            'web/app/**/*.test.{ts,tsx}',
            ...pureServerTests,
          ],
        },
      },
      {
        test: {
          ...shared,
          ...loadedByNode,
          name: 'server',
          isolate: false,
          include: ['{server,stripe-emulator}/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...pureServerTests],
          globalSetup: ['server/src/testing/cluster.ts'],
        },
      },
      {
        test: {
          ...shared,
          ...loadedByNode,
          name: 'product',
          isolate: false,
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/setup.ts'],
        },
      },
    ],
  },
});
