/** 'APR. 0 % to the end of February 2027, then 24.9 %. Minimum 1 % plus interest, at least £25.' */
import type { CalendarRateChange, CalendarTerms } from '@debt-payoff/contract/calendar-terms';
import type { Month } from '@debt-payoff/contract/months';
import { savedPaymentWords } from '@debt-payoff/contract/terms-in-words';
import { useThisMonth } from '../page/server-facts.ts';
import { debtTermsLine } from '../payoff-plan/terms-lines.ts';

type SavedTermsWords = {
  readonly terms: CalendarTerms;
  /** That of now, in percent. */
  readonly rate: number;
  /** Whether the kind of the rate stands beside it already. */
  readonly saysKind?: boolean;
};

export function DebtTermsLine(props: SavedTermsWords) {
  const words = savedTermsWords(props, useThisMonth());
  return words === '' ? null : <p className="small muted wrap-anywhere">{words}</p>;
}

/** Empty where there is nothing to say. */
export function savedTermsWords(
  { terms, rate, saysKind = true }: SavedTermsWords,
  start: Month,
): string {
  const { rateChanges = [], ...others } = terms;
  // A calculation begins with a new payment a month later than a saved debt does.
  const rates = rateChanges.map(({ thenPayment: _, ...change }) => change);
  const rated = rates.length === 0 ? others : { ...others, rateChanges: rates };
  const line = debtTermsLine({ ...noFigures, interestRate: rate, terms: rated }, start, {
    saysKind,
  });
  return [line, ...rateChanges.flatMap(paymentSentence)].filter((part) => part !== '').join(' ');
}

function paymentSentence({ lastMonth, thenPayment }: CalendarRateChange): string[] {
  return thenPayment === undefined ? [] : [`${savedPaymentWords({ lastMonth, thenPayment })}.`];
}

/** Its words are made of the terms and the rate alone. */
const noFigures = { creditor: '', type: '', balance: 0, monthlyPayment: 0, termMonths: null };
