import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { expect, it } from 'vitest';
import { followOutcome } from './use-record-line.tsx';

const portfolio = { id: 1, updated_at: 'before' } as Portfolio;
const after = (updated_at: string, id = 1) => [{ id, updated_at }];

it('what was said of a line stays until its portfolio changes once more', () => {
  const said = { portfolio, updatedAt: null };
  expect(followOutcome(said, after('before'))).toBe(said);
  const known = followOutcome(said, after('recorded'));
  expect(known).toEqual({ portfolio, updatedAt: 'recorded' });
  if (known === null) throw new Error('It was dropped too soon');
  expect(followOutcome(known, after('recorded'))).toBe(known);
  expect(followOutcome(known, after('deleted'))).toBeNull();
  expect(followOutcome(known, after('recorded', 2))).toBeNull();
});
