import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findWrongArrows, importsOf, problemOf } from './import-arrows.ts';

it('a planted import that points up, and a planted circle, are found among files', async () => {
  const planted = await mkdtemp(join(tmpdir(), 'debt-payoff-arrows-'));
  const files = {
    'server/src/ledger/ledger.ts': `import { payments } from '../payments/payments.ts';`,
    'server/src/payments/payments.ts': `import type { Ledger } from '../ledger/ledger.ts';`,
    'server/src/payments/payments.test.ts': `import { buildApp } from '../app.ts';`,
    'contract/src/one/a.ts': `export * from '../two/a.ts';`,
    'contract/src/two/a.ts': `const lazy = () => import('../one/a.ts');`,
  };
  try {
    for (const [file, source] of Object.entries(files)) {
      await mkdir(join(planted, dirname(file)), { recursive: true });
      await writeFile(join(planted, file), source);
    }
    expect(await findWrongArrows(planted)).toEqual([
      'server/src/ledger/ledger.ts: ledger imports up from payments (server/src/payments/payments.ts)',
      'a circle of folders: contract/src/one, contract/src/two',
      'a circle of folders: server/src/ledger, server/src/payments',
    ]);
  } finally {
    await rm(planted, { recursive: true });
  }
});

describe('an import the wrong way is found', () => {
  it.each([
    ['engine/src/run.ts', '@debt-payoff/contract/money'],
    ['engine/src/run.ts', 'node:fs'],
    ['engine/src/run.ts', 'lodash'],
    ['contract/src/call.ts', '@debt-payoff/server/app'],
    ['contract/src/call.ts', 'fastify'],
    ['contract/src/months.ts', '@debt-payoff/charts/axis'],
    ['charts/src/axis.ts', '@debt-payoff/server/config'],
    ['charts/src/axis.ts', '../../web/app/charts/plot.tsx'],
    ['charts/src/axis.ts', 'react'],
    ['web/app/routes/home.tsx', '../../../server/src/config.ts'],
    ['web/app/routes/home.tsx', '@debt-payoff/server/config'],
    ['server/src/app.ts', '../../web/app/root.tsx'],
    ['server/src/platform/calls.ts', '../strategies/strategies.ts'],
    ['web/app/ui/button.tsx', '../routes/home.tsx'],
    ['stripe-emulator/src/app.ts', '@debt-payoff/contract/money'],
    ['stripe-emulator/src/app.ts', '../../server/src/config.ts'],
    ['stripe-emulator/src/app.ts', 'stripe'],
    ['server/src/main.ts', '../../stripe-emulator/src/emulator.ts'],
    ['web/app/routes/home.tsx', '@debt-payoff/stripe-emulator/emulator'],
  ])('%s importing %s', (file, specifier) => {
    expect(problemOf(file, specifier)).not.toBeNull();
  });
});

describe('an import the right way is not', () => {
  it.each([
    ['contract/src/strategies.ts', '@debt-payoff/engine'],
    ['contract/src/call.ts', 'zod'],
    ['server/src/app.ts', './platform/calls.ts'],
    ['server/src/platform/calls.ts', '@debt-payoff/contract/call'],
    ['charts/src/axis.ts', '@debt-payoff/contract/months'],
    ['charts/src/balance-series.ts', '@debt-payoff/engine'],
    ['server/src/exports/pdf/charts.ts', '@debt-payoff/charts/axis'],
    ['web/app/charts/plot.tsx', '@debt-payoff/charts/axis-marks'],
    ['web/app/routes/home.tsx', '@debt-payoff/engine'],
    ['engine/src/engine.test.ts', 'vitest'],
    ['stripe-emulator/src/app.ts', 'fastify'],
    ['stripe-emulator/src/webhooks/signature.ts', 'node:crypto'],
    ['stripe-emulator/src/kills.test.ts', 'stripe'],
    ['server/src/billing/sync/webhook.test.ts', '../../../../stripe-emulator/src/testing/shop.ts'],
    ['e2e/process/card-payments.test.ts', '../../stripe-emulator/src/emulator.ts'],
  ])('%s importing %s', (file, specifier) => {
    expect(problemOf(file, specifier)).toBeNull();
  });
});

it('finds every form of import', () => {
  const source = `import a, {\n  b,\n} from './one.ts';\nexport { c } from "./two.ts";\nimport './three.ts';\nconst d = await import('./four.ts');\nimport type { E } from './five.ts';`;
  expect(importsOf(source)).toEqual([
    './one.ts',
    './two.ts',
    './three.ts',
    './four.ts',
    './five.ts',
  ]);
});
