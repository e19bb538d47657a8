import { readPlanLink } from '@debt-payoff/contract/read-plan-link';
import { expect, it } from 'vitest';
import { calculatorLink, percent, pounds, poundsOf } from './figure-words.ts';

it('writes whole pounds without pence, and pence with two digits', () => {
  expect([300_000, 123_450, 100, 5, -250, 0].map(pounds)).toEqual([
    '£3,000',
    '£1,234.50',
    '£1',
    '£0.05',
    '-£2.50',
    '£0',
  ]);
  expect([poundsOf(3_000), poundsOf(86.1)]).toEqual(['£3,000', '£86.10']);
});

it('writes percentages as they are, or with the decimals asked for', () => {
  expect([percent(24.9), percent(5), percent(1.8701, 2), percent(2, 1)]).toEqual([
    '24.9%',
    '5%',
    '1.87%',
    '2.0%',
  ]);
});

it('links to the calculator with the plan in the address', () => {
  const plan = {
    debts: [
      {
        creditor: 'Card',
        type: 'Credit Card',
        balance: 3_000,
        interestRate: 24.9,
        monthlyPayment: 86.1,
        termMonths: null,
      },
    ],
    extraPayment: 10,
  };
  const link = calculatorLink(plan, 'Open it in the calculator');
  const [, hash = '', words] = /^<a href="\/calculator(#[^"]+)">([^<]+)<\/a>$/.exec(link) ?? [];
  expect(readPlanLink(hash)).toEqual(plan);
  expect(words).toBe('Open it in the calculator');
});
