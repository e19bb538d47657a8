import { describe, it } from 'vitest';
import { engineResult } from './engine-calculator.fixture.ts';
import { assertProperty, properties } from './properties.fixture.ts';
import { referenceResult } from './reference.fixture.ts';

const isFull = process.env.PROOF === 'full';
const numRuns = isFull ? 10_000 : 6;
/** What it says of itself is for the large count. */
const referenceRuns = isFull ? 500 : 2;
const timeout = isFull ? 3_600_000 : 300_000;

describe('real UK debts, by the engine', { timeout }, () => {
  it.each(properties)('$says', (property) => {
    assertProperty(property, engineResult, numRuns);
  });
});

describe('real UK debts, by the second implementation', { timeout }, () => {
  it.each(properties)('$says', (property) => {
    assertProperty(property, referenceResult, referenceRuns);
  });
});
