/** A plan that came with a link, as it stands in the form. */
import { type LinkedPlan, readPlanLink } from '@debt-payoff/contract/plan-link';
import type { Draft } from './draft.ts';
import { blankRow } from './rows.ts';

/** Null for a fragment that is no plan. */
export function readLinkedDraft(hash: string): Draft | 'unreadable' | null {
  const linked = readPlanLink(hash);
  return linked === null || linked === 'unreadable' ? linked : draftOf(linked);
}

function draftOf({ debts, extraPayment, customOrder = [] }: LinkedPlan): Draft {
  const places = new Map(customOrder.map((at, place) => [at, place]));
  return {
    rows: debts.map((debt, at) => {
      const place = places.get(at);
      return {
        ...blankRow(at + 1),
        creditor: debt.creditor,
        type: debt.type,
        balance: String(debt.balance),
        interestRate: String(debt.interestRate),
        monthlyPayment: String(debt.monthlyPayment),
        termMonths: debt.termMonths === null ? '' : String(debt.termMonths),
        ...(place !== undefined && { place }),
      };
    }),
    extra: extraPayment === 0 ? '' : String(extraPayment),
  };
}
