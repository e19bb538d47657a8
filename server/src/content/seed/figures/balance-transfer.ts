/** What a balance transfer costs: its fee, what is left when it ends, and which debt to pay beside it. */
import { examplePlan } from '@debt-payoff/contract/example-plan';
import type { LinkedPlan } from '@debt-payoff/contract/plan-link';
import type { PlannedDebt } from '@debt-payoff/contract/planned-debt';
import { planOfCall } from '@debt-payoff/contract/termed-plan';
import { type LookAhead, lookAheadsCount, withLookAhead } from '@debt-payoff/engine/terms';
import { type ClearedPlan, clearedAs, clearedPlan } from './cleared-plan.ts';
import { cardDebt, clearedBy, firstMonthsOf } from './one-debt.ts';

export const transfer = {
  balancePence: 300_000,
  feePercent: 3,
  freeMonths: 18,
  endsEarlyAfter: 6,
  paymentPence: 12_000,
  aprPercent: 24.9,
} as const;

export function withFee(balancePence: number, feePercent: number): number {
  return balancePence + Math.round((balancePence * feePercent) / 100);
}

/** The transferred balance with its fee, and the even payment that clears it before the deal ends. */
export function transferredBalance() {
  const balancePence = withFee(transfer.balancePence, transfer.feePercent);
  return {
    balancePence,
    feePence: balancePence - transfer.balancePence,
    clearingPaymentPence: Math.ceil(balancePence / transfer.freeMonths),
  };
}

/** A card whose deal lasts so many months. */
export function transferredCard(freeMonths: number): PlannedDebt {
  const { balancePence, paymentPence, aprPercent } = transfer;
  return cardDebt({
    creditor: 'Card with the 0% deal',
    ...{ balancePence, paymentPence, interestRate: 0 },
    fee: transferredBalance().feePence / 100,
    rateChanges: [{ lastMonth: freeMonths, thenRate: aprPercent }],
  });
}

export type LeftAfterDeal = {
  readonly balancePence: number;
  readonly months: number;
  readonly interestPence: number;
};

/** What is owed after so many months at 0%, how long it takes from there, and what interest. */
export function leftAfter(freeMonths: number): LeftAfterDeal {
  const card = transferredCard(freeMonths);
  const { months, interestPence } = clearedBy(card);
  const { balancePence } = firstMonthsOf(card, freeMonths);
  return { balancePence, months: months - freeMonths, interestPence };
}

/** The fee and the interest of a transfer whose deal lasts so long, and the months until it is clear. */
export function costOfTransfer(freeMonths: number): { months: number; costPence: number } {
  const { months, interestPence } = clearedBy(transferredCard(freeMonths));
  return { months, costPence: transferredBalance().feePence + interestPence };
}

export function costWithoutTransfer(): { months: number; costPence: number } {
  const { balancePence, paymentPence, aprPercent } = transfer;
  const { months, interestPence } = clearedBy(
    cardDebt({ balancePence, paymentPence, interestRate: aprPercent }),
  );
  return { months, costPence: interestPence };
}

export const besideTransfer = {
  loan: { balancePence: 500_000, aprPercent: 10 },
  shortDeal: { balancePence: 500_000, aprPercent: 34.9, freeMonths: 6 },
  longDeal: { balancePence: 200_000, aprPercent: 34.9, freeMonths: 12 },
  minimumPence: 5_000,
  budgetPence: 50_000,
} as const;

/** Of avalanche: by the rates of today, by those after the deal, and as the calculator orders them. */
export type Orders = Readonly<Record<'rateToday' | 'rateAfter' | 'calculator', ClearedPlan>>;

export { lookAheadsCount as ordersTried };

export function shortDealOrders(): Orders {
  return ordersOf(besideTransfer.shortDeal);
}

export function longDealOrders(): Orders {
  return ordersOf(besideTransfer.longDeal);
}

export function shortDealPlan(): LinkedPlan {
  const { debts, extraPayment } = planBesideLoan(besideTransfer.shortDeal);
  return examplePlan(debts, extraPayment);
}

type Deal = { readonly balancePence: number; readonly aprPercent: number; freeMonths: number };

function ordersOf(deal: Deal): Orders {
  const beside = planBesideLoan(deal);
  const looking = (lookAhead: LookAhead) =>
    clearedAs(withLookAhead(planOfCall(beside), lookAhead), 'avalanche');
  return {
    rateToday: looking(0),
    rateAfter: looking(null),
    calculator: clearedPlan(beside, 'avalanche'),
  };
}

/** Each debt gets the minimum, and the rest of the budget goes to the first of the order. */
function planBesideLoan({ balancePence, aprPercent, freeMonths }: Deal) {
  const { loan, minimumPence, budgetPence } = besideTransfer;
  const debts = [
    {
      ...cardDebt({
        ...{ creditor: 'Loan', balancePence: loan.balancePence, paymentPence: minimumPence },
        interestRate: loan.aprPercent,
      }),
      // Without a term, which the two payments of the example leave open.
      type: 'Other',
    },
    cardDebt({
      ...{ creditor: 'Card with the 0% deal', balancePence, paymentPence: minimumPence },
      interestRate: 0,
      rateChanges: [{ lastMonth: freeMonths, thenRate: aprPercent }],
    }),
  ];
  return { debts, extraPayment: (budgetPence - 2 * minimumPence) / 100 };
}
