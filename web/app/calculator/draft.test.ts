import { expect, it } from 'vitest';
import { readDraft } from './draft.ts';
import { blankRow } from './rows.ts';

const typed = {
  ...blankRow(1),
  creditor: 'Northgate',
  type: 'Personal Loan',
  balance: '3,000',
  interestRate: 'abc',
  monthlyPayment: '90',
  termMonths: '36',
  hasAutoPayment: true,
  paymentDay: '28',
};

it('a draft comes back as it was typed, with its rows counted anew', () => {
  const stored = { rows: [{ ...typed, id: 7 }, blankRow(9)], extra: '50' };
  expect(readDraft(stored)).toEqual({ rows: [typed, blankRow(2)], extra: '50' });
});

it.each([null, 'text', [], {}, { rows: [] }, { rows: 'none' }])(
  'what is no draft is dropped: %j',
  (stored) => {
    expect(readDraft(stored)).toBeNull();
  },
);

it('only what fits is taken over, and nothing that is not a field', () => {
  const stored = {
    rows: [
      null,
      { creditor: 7, balance: '10', hasAutoPayment: 'yes', paymentDay: '32', evil: 'x' },
    ],
    extra: 5,
  };
  expect(readDraft(stored)).toEqual({
    rows: [blankRow(1), { ...blankRow(2), balance: '10' }],
    extra: '',
  });
});
