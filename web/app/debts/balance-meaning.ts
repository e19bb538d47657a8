/** What a balance that is being typed would mean, by the rule that the server keeps to. */
import type { DebtStanding } from '@debt-payoff/contract/balance-entries';
import { penceFromPounds } from '@debt-payoff/contract/money';
import {
  type BalanceChange,
  impliedInterestPence,
  type StatedBalance,
  type StatedSplit,
  splitStated,
} from '@debt-payoff/contract/stated-balance';
import { statedBalanceWords } from '@debt-payoff/contract/texts/balance-entries';

export type BalanceMeaning = {
  readonly words: string;
  readonly split: StatedSplit;
  /** None where there is nothing to choose. */
  readonly options: readonly { readonly value: BalanceChange; readonly words: string }[];
  readonly chosen: BalanceChange;
};

export function balanceMeaning(found: DebtStanding, stated: StatedBalance): BalanceMeaning {
  const standing = {
    balancePence: penceFromPounds(found.balance),
    bearsInterest: found.bears_interest,
    interestDuePence: penceFromPounds(found.interest_due),
    interestMostPence: penceFromPounds(found.interest_most),
  };
  const splitAs = (choice: BalanceChange | null) => splitStated(standing, { ...stated, choice });
  const wordsOf = (split: StatedSplit): string =>
    statedBalanceWords(split, { hasPayment: stated.paidPence !== null });
  const split = splitAs(stated.choice);
  const options = (['interest', 'adjustment'] as const).map((value) => ({
    value,
    words: wordsOf(splitAs(value)),
  }));
  const impliedPence = impliedInterestPence(standing, stated);
  return {
    words: wordsOf(split),
    split,
    options: options[0]?.words === options[1]?.words ? [] : options,
    chosen: split.interestPence === impliedPence ? 'interest' : 'adjustment',
  };
}
