import { addMonths, monthOf } from '@debt-payoff/contract/months';
import { balanceCeilingPence } from '@debt-payoff/engine';
import { describe, expect, it } from 'vitest';
import type { LaterEntry } from './entries.ts';
import { payoffAmountPence } from './interest-due.ts';
import { replay } from './replay.ts';
import { situations } from './situations.fixture.ts';
import { readStory } from './story.fixture.ts';
import { replayOf } from './story-history.fixture.ts';

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('the ledger of a debt', () => {
  it.each(situations)('$name', ({ story }) => {
    const { opening, acts, effects, entryEffects, outcome, payoffs } = story;
    const { state, payments, entries } = replayOf(opening, acts);
    // In the order in which they count.
    expect(payments).toEqual(effects);
    expect(entries).toEqual(entryEffects);
    expect(state).toMatchObject({
      balancePence: outcome.owedPence,
      paidOffOn: outcome.paidOffOn,
      interestPaidPence: total(effects.map(({ interestPence }) => interestPence)),
      principalPaidPence: total(effects.map(({ principalPence }) => principalPence)),
    });
    for (const { on, pence } of payoffs) expect(payoffAmountPence(state, on)).toBe(pence);
  });
});

it.each([false, true])(
  'nothing that is owed grows past what can be kept (compounds: %s)',
  (compounds) => {
    const aPenny = (_: unknown, at: number): LaterEntry => ({
      kind: 'payment',
      id: at,
      on: `${addMonths(monthOf('2026-01'), at + 1)}-10`,
      order: at + 2,
      amountPence: 1,
      affectsBalance: true,
      statedBalancePence: null,
      choice: null,
    });
    const { state } = replay({
      opening: {
        kind: 'opening',
        on: '2026-01-10',
        order: 1,
        balancePence: 10_000_000_000,
        rate: { kind: null, thousandths: 100_000 },
        compounds,
      },
      others: Array.from({ length: 900 }, aPenny),
    });
    expect(state.balancePence).toBeGreaterThan(balanceCeilingPence - 1_000);
    expect(payoffAmountPence(state, '2126-01-10')).toBeLessThan(2 * balanceCeilingPence);
  },
);

describe('the tables', () => {
  it('hold every kind of situation, each once', () => {
    expect(situations.length).toBeGreaterThanOrEqual(100);
    expect(new Set(situations.map(({ name }) => name)).size).toBe(situations.length);
  });

  it('refuse a line that nobody understands, and one that is missing', () => {
    expect(() => readStory('opened 2026-01-10 at £1,000.00, 12 %\nowed 5')).toThrow('owed 5');
    expect(() => readStory('opened 2026-01-10 at £1,000.00, 12 %')).toThrow('not whole');
  });
});
