/** A plan that came with a link, as it stands in the form. */
import type { Month } from '@debt-payoff/contract/months';
import type { LinkedPlan } from '@debt-payoff/contract/plan-link';
import { readPlanLink } from '@debt-payoff/contract/read-plan-link';
import type { Draft } from './draft.ts';
import { draftNow } from './draft-now.ts';
import { blankRow } from './rows.ts';
import type { SavedDraft } from './set-aside.ts';
import { openLinked } from './swapped-drafts.ts';

/** Null for a fragment that is no plan. */
export function readLinkedDraft(hash: string, thisMonth: Month): Draft | 'unreadable' | null {
  const linked = readPlanLink(hash, thisMonth);
  return linked === null || linked === 'unreadable' ? linked : draftNow(draftOf(linked), thisMonth);
}

/** Null for a fragment that is no plan; else what opening it makes of the figures in the form. */
export function openLink(
  hash: string,
  thisMonth: Month,
): ((saved: SavedDraft) => SavedDraft) | 'unreadable' | null {
  const linked = readLinkedDraft(hash, thisMonth);
  if (linked === null || linked === 'unreadable') return linked;
  return (saved) => openLinked(saved, linked);
}

function draftOf({ debts, extraPayment, customOrder = [], options }: LinkedPlan): Draft {
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
        // With a rule it may be left out, and is then what the lender asks for.
        monthlyPayment:
          debt.terms?.minimum !== undefined && debt.monthlyPayment === 0
            ? ''
            : String(debt.monthlyPayment),
        termMonths: debt.termMonths === null ? '' : String(debt.termMonths),
        ...(place !== undefined && { place }),
        ...(debt.terms !== undefined && { terms: debt.terms }),
      };
    }),
    extra: extraPayment === 0 ? '' : String(extraPayment),
    ...(options !== undefined && { options }),
  };
}
