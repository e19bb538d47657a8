import { expect, it } from 'vitest';
import { findProofs } from './find-proofs.ts';
import { root } from './run-program.ts';

it('finds tests with large counts in every part of the product, and no others', () => {
  const proofs = findProofs(root);
  expect(proofs).toContain('engine/src/clearing-payment.test.ts');
  expect(proofs).toContain('server/src/plan/same-month.test.ts');
  expect(proofs).toContain('stripe-emulator/src/kills.test.ts');
  expect(proofs).toContain('e2e/process/durability.test.ts');
  expect(proofs).not.toContain('scripts/find-proofs.test.ts');
  expect(proofs).not.toContain('engine/src/engine.test.ts');
});
