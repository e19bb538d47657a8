import { expect, it } from 'vitest';
import { aTypedCard } from './debt-form.fixture.ts';
import type { DebtForm } from './debt-form.ts';
import { kindOfferFor } from './kind-offer.ts';

const card: DebtForm = { ...aTypedCard, balance: '3000', interestRate: '18.9' };

it.each<[Partial<DebtForm>, string | null]>([
  [{}, 'Is 18.9 % the APR on your statement? Then a month’s interest is £43.59, not £47.25.'],
  [
    { type: 'Overdraft', balance: '1,200', interestRate: '39.9%' },
    'Is 39.9 % the EAR on your statement? Then a month’s interest is £34.05, not £39.90.',
  ],
  // More decimals than a rate without a kind may have.
  [
    { type: 'Personal Loan', interestRate: '18.95' },
    'Is 18.95 % the APR on your statement? Then a month’s interest is £43.70, not £47.38.',
  ],
  [{ type: 'Mortgage' }, null],
  [{ type: 'Student Loan' }, null],
  [{ type: '' }, null],
  [{ rateKind: 'simple' }, null],
  [{ interestRate: '0' }, null],
  [{ interestRate: 'some' }, null],
  [{ balance: '' }, null],
  [{ balance: '-5' }, null],
  // A month's interest is the same penny.
  [{ balance: '10', interestRate: '1' }, null],
])('with %j the question is %j', (change, question) => {
  expect(kindOfferFor({ ...card, ...change })?.question ?? null).toBe(question);
});
