/** `npm run proof`: the tests with large counts, in full. */
import { findProofs } from './find-proofs.ts';
import { root, runProgram } from './run-program.ts';

process.exitCode = await runProgram('vitest', ['run', ...findProofs(root)], {
  variables: { PROOF: 'full' },
});
