/** 'APR. 0 % to the end of February 2027, then 24.9 %. Minimum 1 % plus interest, at least £25.' */
import type { CalendarRateChange, CalendarTerms } from '@debt-payoff/contract/calendar-terms';
import { savedPaymentWords } from '@debt-payoff/contract/terms-in-words';
import { useThisMonth } from '../page/server-facts.ts';
import { debtTermsLine } from '../payoff-plan/terms-lines.ts';

export function DebtTermsLine(props: {
  readonly terms: CalendarTerms;
  /** That of now, in percent. */
  readonly rate: number;
  /** Whether the kind of the rate stands beside it already. */
  readonly saysKind?: boolean;
}) {
  const { terms, rate, saysKind = true } = props;
  const start = useThisMonth();
  const { rateChanges = [], ...others } = terms;
  // A calculation begins with a new payment a month later than a saved debt does.
  const rates = rateChanges.map(({ thenPayment: _, ...change }) => change);
  const rated = rates.length === 0 ? others : { ...others, rateChanges: rates };
  const line = debtTermsLine({ ...noFigures, interestRate: rate, terms: rated }, start, {
    saysKind,
  });
  const words = [line, ...rateChanges.flatMap(paymentSentence)].filter((part) => part !== '');
  if (words.length === 0) return null;
  return <p className="small muted wrap-anywhere">{words.join(' ')}</p>;
}

function paymentSentence({ lastMonth, thenPayment }: CalendarRateChange): string[] {
  return thenPayment === undefined ? [] : [`${savedPaymentWords({ lastMonth, thenPayment })}.`];
}

/** Its words are made of the terms and the rate alone. */
const noFigures = { creditor: '', type: '', balance: 0, monthlyPayment: 0, termMonths: null };
