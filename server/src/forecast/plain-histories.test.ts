import { expect, it } from 'vitest';
import recorded from './fixtures/plain-histories.json' with { type: 'json' };
import { batchCount, batchSize, digestOf, digestsIn } from './plain-figures.fixture.ts';

const count = process.env.PROOF === 'full' ? batchCount : 10;

it(`${count * batchSize} histories of debts without terms give the figures that they always gave`, () => {
  const digests = digestsIn(recorded);
  expect(digests.length).toBe(batchCount);
  const changed = digests
    .slice(0, count)
    .flatMap((digest, batch) => (digestOf(batch) === digest ? [] : [batch]));
  if (changed.length === 0) return;
  throw new Error(
    `${changed.length} of ${count} batches of histories changed: ${changed.slice(0, 20).join(', ')}
For the figures that did: node scripts/record-plain-histories.ts ${changed[0]}`,
  );
});
