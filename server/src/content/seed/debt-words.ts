/** A debt of an example as the text of an article has it. */
import type { DebtFigures } from '@debt-payoff/contract/planned-debt';
import { percent, poundsOf } from './figure-words.ts';

export type DebtWords = {
  readonly balance: string;
  readonly rate: string;
  readonly payment: string;
  /** '£1,200 at 34.9%, with £80 a month' */
  readonly all: string;
};

export function debtWords({ balance, interestRate, monthlyPayment }: DebtFigures): DebtWords {
  const words = {
    balance: poundsOf(balance),
    rate: percent(interestRate),
    payment: poundsOf(monthlyPayment),
  };
  return { ...words, all: `${words.balance} at ${words.rate}, with ${words.payment} a month` };
}
