/** An account of a plan with terms: it has a rule, and a rate of any kind that may change. */
import { Account } from '../accounts.ts';
import type { MonthRate } from './interest.ts';
import type { PreparedDebt } from './prepared-plan.ts';

export function openAccount(
  { rate, rule, owedPence, paymentPence }: PreparedDebt,
  debt: number,
): Account {
  const { rateBasisPoints, rateParts } = rate;
  const account = new Account({
    debt,
    paymentPence,
    rateBasisPoints,
    rank: rateParts,
    openingPence: owedPence,
    balancePence: owedPence,
  });
  setRate(account, rate);
  account.rule = rule;
  return account;
}

export function setRate(account: Account, rate: MonthRate): void {
  account.rateBasisPoints = rate.rateBasisPoints;
  account.rateShare = rate.rateShare;
  account.rateParts = rate.rateParts;
}

/** What the same debt has come to in another run. */
export function takeOver(account: Account, other: Account): void {
  account.paymentPence = other.paymentPence;
  account.rateBasisPoints = other.rateBasisPoints;
  account.rateShare = other.rateShare;
  account.rateParts = other.rateParts;
  account.rank = other.rank;
  account.openingPence = other.openingPence;
  account.balancePence = other.balancePence;
  account.paidPence = other.paidPence;
  account.requiredPence = other.requiredPence;
}
