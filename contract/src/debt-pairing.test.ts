import { expect, it } from 'vitest';
import { pairDebts } from './debt-pairing.ts';

const card = { creditor: 'Northgate', debt_type: 'Credit Card' };
const loan = { creditor: 'Northgate', debt_type: 'Personal Loan' };
const overdraft = { creditor: 'Calder Bank', debt_type: 'Overdraft' };

it('keeps a debt of the same creditor and type, however its name is written', () => {
  const next = { creditor: ' NORTHGATE ', debt_type: 'Credit Card' };
  expect(pairDebts([card], [next])).toEqual({
    kept: [{ saved: card, next }],
    added: [],
    deleted: [],
  });
});

it('deletes what is not among the new debts, and adds what is not among the old', () => {
  expect(pairDebts([card, overdraft], [loan, overdraft])).toEqual({
    kept: [{ saved: overdraft, next: overdraft }],
    added: [loan],
    deleted: [card],
  });
});

it('names what is deleted in the order in which it was saved', () => {
  const again = { ...card };
  expect(pairDebts([card, loan, again], []).deleted).toEqual([card, loan, again]);
});

it('pairs two debts of one name and type with two in their order, and no more', () => {
  const [first, second] = [{ ...card }, { ...card }];
  const { kept, added, deleted } = pairDebts([first, second], [card]);
  expect(kept.map(({ saved }) => saved)).toEqual([first]);
  expect(kept[0]?.saved).toBe(first);
  expect(added).toEqual([]);
  expect(deleted[0]).toBe(second);
  expect(pairDebts([first], [card, card])).toMatchObject({ added: [card], deleted: [] });
});
