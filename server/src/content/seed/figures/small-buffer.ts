/** What it costs in interest to keep some money aside while a card is paid off. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { PlainLinkedPlan } from '@debt-payoff/contract/plan-link';
import { planOf } from '@debt-payoff/contract/planned-debt';
import { listMonths } from '@debt-payoff/engine';
import { type ClearedPlan, clearedPlan } from './cleared-plan.ts';

const card = {
  creditor: 'Example card',
  type: 'Credit Card',
  balance: 2_500,
  interestRate: 24.9,
  monthlyPayment: 100,
  termMonths: null,
} as const;

/** The whole balance stays on the card, and the money aside. */
export const bufferExample = { debts: [card], extraPayment: 0 } as const satisfies PlainLinkedPlan;
export const buffersPounds = [200, 500, 1_000] as const;

export function withBufferKept(): ClearedPlan {
  return clearedPlan(bufferExample, 'minimum');
}

/** The money is paid off the card on the first day instead. */
export function withBufferPaidIn(bufferPounds: number): ClearedPlan {
  return clearedPlan(cardWith(card.balance - bufferPounds), 'minimum');
}

export type BufferCost = { readonly interestPence: number; readonly months: number };

export function bufferCost(bufferPounds: number): BufferCost {
  const kept = withBufferKept();
  const paidIn = withBufferPaidIn(bufferPounds);
  return {
    interestPence: kept.interestPence - paidIn.interestPence,
    months: kept.months - paidIn.months,
  };
}

export const surpriseBill = { pounds: 500, afterMonths: 12 } as const;

/** The money was paid in, and a bill of the same size then goes back on the card. */
export function withBillOnCard(): BufferCost {
  const { debts } = cardWith(card.balance - surpriseBill.pounds);
  const before = listMonths(planOf(debts, 0), 'minimum')[surpriseBill.afterMonths - 1];
  if (before === undefined) throw new Error('The card is clear before the bill comes');
  const owed = before.totalBalancePence + penceFromPounds(surpriseBill.pounds);
  const after = clearedPlan(cardWith(owed / 100), 'minimum');
  return {
    interestPence: before.totalInterestPence + after.interestPence,
    months: surpriseBill.afterMonths + after.months,
  };
}

export const yearlyBillPence = 48_000;

export function monthlySharePence(): number {
  return Math.round(yearlyBillPence / 12);
}

function cardWith(balance: number): PlainLinkedPlan {
  return { debts: [{ ...card, balance }], extraPayment: 0 };
}
