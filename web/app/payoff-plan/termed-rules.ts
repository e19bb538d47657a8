/** What the calculator asks of a row with terms: its rate by its kind, its payment by its rule. */
import type { CalendarTerms } from '@debt-payoff/contract/calendar-terms';
import { calculatorRules, type DebtRules } from '@debt-payoff/contract/debt-rules';
import { readCalendarTerms } from '@debt-payoff/contract/read-calendar-terms';
import { rateOfKindProblem } from '@debt-payoff/contract/term-rules';
import { termedPaymentProblem } from '@debt-payoff/contract/termed-payment-rule';

/** Null where the terms cannot be read: what a browser has stored may be anything. */
export function termedRules(stored: CalendarTerms): DebtRules | null {
  const read = readCalendarTerms(stored);
  if (read === null) return null;
  const { rateKind, fee, minimum } = read;
  const terms = { creditor: '', type: '', rateKind, fee, minimum };
  const hasRule = minimum !== undefined;
  return {
    ...calculatorRules,
    rate: (percent) => rateOfKindProblem(percent, rateKind),
    isPaymentOptional: hasRule,
    monthlyPayment: (pounds, debt) => {
      // Under a rule nothing is asked of it that needs the rest of the debt.
      const figures = debt ?? (hasRule ? { balance: 0, interestRate: 0 } : null);
      return termedPaymentProblem(pounds, figures === null ? null : { ...figures, ...terms });
    },
  };
}
