/** `npm run proof`: the tests with large counts, in full. */
import { runProgram } from './run-program.ts';

const proofs = [
  'engine/src/properties.test.ts',
  'server/src/mail/several-processes.test.ts',
  'server/src/platform/jobs.test.ts',
  'e2e/process/durability.test.ts',
  'e2e/process/interrupted.test.ts',
  'e2e/process/odd-requests.test.ts',
  'server/src/debts/plan-limits.test.ts',
  'e2e/process/standing-up.test.ts',
  'server/src/jobs/due-date-rule.test.ts',
  'server/src/jobs/racing-processes.test.ts',
  'server/src/ledger/replay-properties.test.ts',
  'server/src/ledger/stored-properties.test.ts',
  'server/src/schedules/settled-once.test.ts',
  'server/src/plan/plan-properties.test.ts',
  'server/src/plan/same-month.test.ts',
  'server/src/progress/causes-properties.test.ts',
];
process.exitCode = await runProgram('vitest', ['run', ...proofs], { variables: { PROOF: 'full' } });
