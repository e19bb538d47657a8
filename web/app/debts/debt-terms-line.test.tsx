import type { CalendarTerms } from '@debt-payoff/contract/calendar-terms';
import { monthOf } from '@debt-payoff/contract/months';
import { expect, it } from 'vitest';
import { markupWithFacts } from '../page/markup-with-facts.fixture.tsx';
import { DebtTermsLine } from './debt-terms-line.tsx';

it('says from which month a saved debt has its new payment: the first at the new rate', () => {
  const lastMonth = monthOf('2027-02');
  const terms = {
    rateKind: 'apr',
    rateChanges: [{ lastMonth, thenRate: 24.9, thenPayment: 60 }],
    minimum: { floor: 25, percent: 1, plusInterest: true },
  } as const;
  expect(markupWithFacts(<DebtTermsLine terms={terms} rate={0} />)).toContain(
    'APR. 0 % to the end of February 2027, then 24.9 %. Minimum 1 % plus interest, at least £25. £60 a month from March 2027.',
  );
});

it('leaves the kind out where the rate beside it has it, and then may have nothing to say', () => {
  const card = (terms: CalendarTerms) =>
    markupWithFacts(<DebtTermsLine terms={terms} rate={24.9} saysKind={false} />);
  expect(card({ rateKind: 'apr', priority: true })).toContain('>Priority debt.<');
  expect(card({ rateKind: 'apr' })).toBe('');
});
