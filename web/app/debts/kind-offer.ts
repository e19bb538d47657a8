/** What a month's interest would be if a rate were the one that statements show, for a debt whose rate says nothing of its kind. */

import { readFigure } from '@debt-payoff/contract/amounts';
import { nextInterestPence } from '@debt-payoff/contract/asked-payment';
import { balanceProblem } from '@debt-payoff/contract/debt-rules';
import { formatPence } from '@debt-payoff/contract/money';
import { percentWords } from '@debt-payoff/contract/rate-words';
import { rateOfKindProblem } from '@debt-payoff/contract/term-rules';
import { kindQuestion } from '@debt-payoff/contract/texts/debt-terms-form';
import type { DebtForm } from './debt-form.ts';

export type KindOffer = { readonly kind: 'apr' | 'ear'; readonly question: string };

/** Cards and loans state an APR, overdrafts an EAR; mortgages and student loans neither. */
const kindsOnStatements: ReadonlyMap<string, KindOffer['kind']> = new Map([
  ['Credit Card', 'apr'],
  ['Store Card', 'apr'],
  ['Personal Loan', 'apr'],
  ['Auto Loan', 'apr'],
  ['Other', 'apr'],
  ['Overdraft', 'ear'],
]);

/** Null where a kind is chosen, where nothing can be worked out, and where both come to the same. */
export function kindOfferFor(form: DebtForm): KindOffer | null {
  const kind = kindsOnStatements.get(form.type);
  const balance = readFigure(form.balance);
  const interestRate = readFigure(form.interestRate, 'rate');
  if (kind === undefined || form.rateKind !== '' || balance === null || interestRate === null) {
    return null;
  }
  const canBeRead =
    balanceProblem(balance) === null && rateOfKindProblem(interestRate, kind) === null;
  if (!canBeRead) return null;
  const interest = nextInterestPence({ balance, interestRate, rateKind: kind });
  const interestNow = nextInterestPence({ balance, interestRate, rateKind: null });
  if (interest === interestNow) return null;
  return {
    kind,
    question: kindQuestion({
      rate: percentWords(interestRate),
      kind: kind === 'apr' ? 'APR' : 'EAR',
      interest: formatPence(interest),
      interestNow: formatPence(interestNow),
    }),
  };
}
