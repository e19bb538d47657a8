import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import { expect, it } from 'vitest';
import { refusalsOf } from './call-failure.ts';
import { firstProblem, problemsAmong } from './problems.ts';

const fields = { name: 'name', amount: 'payment_amount', notes: 'notes' };

it('names the fields that have a problem, and no other', () => {
  const checked = { name: null, amount: 'Amount is required', notes: null };
  expect(problemsAmong(checked)).toEqual({ amount: 'Amount is required' });
});

it.each([
  ['in the order of the form', { notes: 'Too long', amount: 'Amount is required' }, 'amount'],
  ['alone', { notes: 'Too long' }, 'notes'],
  ['where there is none', {}, undefined],
])('finds the first problem %s', (_, problems, first) => {
  expect(firstProblem(fields, problems)).toBe(first);
});

it('gives what the server refuses the names of the form', () => {
  const refused = { payment_amount: 'Amount must be 0 or more', elsewhere: 'Unknown' };
  const reply = {
    error: 'Wrong',
    code: 'invalid_input',
    request_id: 'r1',
    fields: refused,
  } as const;
  expect(refusalsOf(fields, new CallError(400, reply))).toEqual({
    amount: 'Amount must be 0 or more',
  });
});

it.each([null, new NetworkFailure(null)])('knows of no refusal without a reply: %s', (error) => {
  expect(refusalsOf(fields, error)).toEqual({});
});
