import { expect, it } from 'vitest';
import { withFeesAdded } from './added-fees.ts';
import { blankRow } from './rows.ts';

const row = { ...blankRow(1), creditor: 'Card', balance: '2,400.50' };

it('a fee that was saved stands in the balance of its row, and is no fee any more', () => {
  const terms = { rateKind: 'apr', fee: 84.02 } as const;
  const draft = {
    rows: [
      { ...row, terms },
      { ...row, id: 2, terms: { fee: 1 } },
    ],
    extra: '5',
  };
  expect(withFeesAdded(draft)).toEqual({
    rows: [
      { ...row, balance: '2484.52', terms: { rateKind: 'apr' } },
      { ...row, id: 2, balance: '2401.5' },
    ],
    extra: '5',
  });
});

it('a row without a fee stays as it was typed', () => {
  const rows = [row, { ...row, id: 2, terms: { rateKind: 'apr' } as const }];
  expect(withFeesAdded({ rows, extra: '' }).rows).toEqual(rows);
});
