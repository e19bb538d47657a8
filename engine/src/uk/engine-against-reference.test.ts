import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRequest } from './any-request.fixture.ts';
import { engineResult, plainEngineResult } from './engine-calculator.fixture.ts';
import type { Calculator } from './goal-request.fixture.ts';
import { referenceResult, strategiesOf } from './reference.fixture.ts';
import type { UkRequest } from './reference-plan.fixture.ts';

const isFull = process.env.PROOF === 'full';
const numRuns = isFull ? 10_000 : 6;
const timeout = isFull ? 3_600_000 : 300_000;

/** The same debts with nothing that is new. */
const plainRequest = anyRequest.map(
  (request): UkRequest => ({
    debts: request.debts.map(({ creditor, type, balance, interestRate, monthlyPayment }) => ({
      creditor,
      type,
      balance,
      interestRate: Math.round(Math.min(interestRate, 100) * 10) / 10,
      monthlyPayment: monthlyPayment ?? 0,
    })),
    extraPayment: request.extraPayment ?? 0,
    customOrder: request.customOrder ?? null,
  }),
);

/** Old vectors and properties ask the same of these plans. */
const plainRuns = isFull ? 10_000 : 10;

describe('the engine and the second implementation agree', { timeout }, () => {
  it('on every month, figure and goal of any request', () => {
    fc.assert(
      fc.property(anyRequest, (request) => expectAgreement(engineResult, request)),
      { numRuns },
    );
  });

  it('on requests without new fields, by the path of their own and by that of the others', () => {
    fc.assert(
      fc.property(plainRequest, (request) => {
        expectAgreement(plainEngineResult, request);
        expectAgreement(engineResult, request);
      }),
      { numRuns: plainRuns },
    );
  });
});

/** Compared as text first, since most agree and have thousands of figures. */
function expectAgreement(calculate: Calculator, request: UkRequest): void {
  for (const name of strategiesOf(request)) {
    const [ours, theirs] = [calculate(request, name), referenceResult(request, name)];
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs);
  }
}
