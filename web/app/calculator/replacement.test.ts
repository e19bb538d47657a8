import { expect, it } from 'vitest';
import { replacementOf } from './replacement.ts';

const card = { creditor: 'Northgate', debt_type: 'Credit Card' };
const loan = { creditor: 'Northgate', debt_type: 'Personal Loan' };
const overdraft = { creditor: 'Calder Bank', debt_type: 'Overdraft' };

it('keeps a debt of the same creditor and type, however its name is written', () => {
  const next = [{ creditor: ' NORTHGATE ', debt_type: 'Credit Card' }];
  expect(replacementOf([card], next)).toEqual({ kept: [card], addedCount: 0, deleted: [] });
});

it('deletes what is not among the new debts, and adds what is not among the old', () => {
  expect(replacementOf([card, overdraft], [loan, overdraft])).toEqual({
    kept: [overdraft],
    addedCount: 1,
    deleted: [card],
  });
});

it('pairs two debts of one name and type with two, and no more', () => {
  const [first, second] = [{ ...card }, { ...card }];
  const { kept, addedCount, deleted } = replacementOf([first, second], [card]);
  expect(kept).toEqual([first]);
  expect(kept[0]).toBe(first);
  expect(addedCount).toBe(0);
  expect(deleted[0]).toBe(second);
  expect(replacementOf([first], [card, card])).toMatchObject({ addedCount: 1, deleted: [] });
});
