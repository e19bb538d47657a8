import { monthOf } from '@debt-payoff/contract/months';
import { writePlanLink } from '@debt-payoff/contract/plan-link';
import type { DebtFigures } from '@debt-payoff/contract/planned-debt';
import { expect, it } from 'vitest';
import { orderOfPlaces } from '../payoff-plan/request-strategies.ts';
import { type Draft, readDraft } from './draft.ts';
import { draftActions } from './draft-actions.ts';
import { readLinkedDraft } from './linked-draft.ts';
import { countingRows } from './rows.ts';

const debts = ['Card', 'Loan', 'Overdraft'].map(
  (creditor): DebtFigures => ({
    creditor,
    type: 'Other',
    balance: 1_000,
    interestRate: 10,
    monthlyPayment: 50,
    termMonths: null,
  }),
);

function opened(customOrder?: readonly number[]): Draft {
  const link = writePlanLink({
    debts,
    extraPayment: 25,
    ...(customOrder !== undefined && { customOrder }),
  });
  const draft = readLinkedDraft(link.slice(link.indexOf('#')), monthOf('2026-11'));
  if (draft === null || draft === 'unreadable') throw new Error('The link holds a plan');
  return draft;
}

/** The debts by name, as the order of the form has them; null without one. */
function orderIn({ rows }: Draft): readonly string[] | null {
  const counting = countingRows(rows);
  return orderOfPlaces(counting)?.map((at) => counting[at]?.creditor ?? '') ?? null;
}

function after(draft: Draft, act: (actions: ReturnType<typeof draftActions>) => void): Draft {
  let now = draft;
  act(
    draftActions((edit) => {
      now = edit(now);
    }),
  );
  return now;
}

it('a plan without an order has none in the form', () => {
  expect(orderIn(opened())).toBeNull();
});

it('the order of a linked plan stays with its debts while others come and go', () => {
  const draft = opened([2, 0, 1]);
  expect(orderIn(draft)).toEqual(['Overdraft', 'Card', 'Loan']);
  const without = after(draft, ({ removeRow }) => removeRow(1));
  expect(orderIn(without)).toEqual(['Overdraft', 'Loan']);
  const withMore = after(without, ({ addRow, edit }) => {
    addRow();
    edit(4, { creditor: 'New' });
    edit(2, { balance: '900' });
  });
  expect(orderIn(withMore)).toEqual(['Overdraft', 'Loan']);
  // As a reload finds it, where the rows are numbered anew.
  expect(orderIn(readDraft(JSON.parse(JSON.stringify(withMore))) ?? draft)).toEqual([
    'Overdraft',
    'Loan',
  ]);
});

it('a place that is no number is not read', () => {
  const [row] = opened().rows;
  expect(readDraft({ rows: [{ ...row, place: 'first' }], extra: '' })?.rows[0]?.place).toBe(
    undefined,
  );
});
