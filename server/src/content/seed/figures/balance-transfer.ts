/** What a balance transfer costs: its fee, what is left when it ends, and which debt to pay beside it. */
import type { DebtFigures } from '@debt-payoff/contract/planned-debt';
import { rateToType } from './effective-rates.ts';
import { cardDebt, clearedBy } from './one-debt.ts';
import { costOfOrder, type OrderCost, type PromotionalDebt } from './promotional-orders.ts';

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

/** What is owed after so many months at 0%, as the calculator takes it at the rate that follows. */
export function leftAfter(freeMonths: number): DebtFigures {
  const leftPence = transferredBalance().balancePence - freeMonths * transfer.paymentPence;
  return atFollowingRate(leftPence, 'Card after the 0% deal');
}

/** The fee and the interest of a transfer whose deal lasts so long, and the months until it is clear. */
export function costOfTransfer(freeMonths: number): { months: number; costPence: number } {
  const after = clearedBy(leftAfter(freeMonths));
  return {
    months: freeMonths + after.months,
    costPence: transferredBalance().feePence + after.interestPence,
  };
}

export function costWithoutTransfer(): { months: number; costPence: number } {
  const { months, interestPence } = clearedBy(
    atFollowingRate(transfer.balancePence, 'Card without a transfer'),
  );
  return { months, costPence: interestPence };
}

type Orders = { readonly rateToday: OrderCost; readonly rateAfter: OrderCost };

export const besideTransfer = {
  loan: { balancePence: 500_000, aprPercent: 10, freeMonths: 0 },
  shortDeal: { balancePence: 500_000, aprPercent: 34.9, freeMonths: 6 },
  longDeal: { balancePence: 200_000, aprPercent: 34.9, freeMonths: 12 },
} as const;

export function shortDealOrders(): Orders {
  return ordersBesideLoan(besideTransfer.shortDeal);
}

export function longDealOrders(): Orders {
  return ordersBesideLoan(besideTransfer.longDeal);
}

function ordersBesideLoan(moved: PromotionalDebt): Orders {
  const debts = [besideTransfer.loan, moved];
  return {
    rateToday: costOfOrder(debts, 'rate-today'),
    rateAfter: costOfOrder(debts, 'rate-after'),
  };
}

function atFollowingRate(balancePence: number, creditor: string): DebtFigures {
  const { aprPercent, paymentPence } = transfer;
  return cardDebt({ creditor, balancePence, interestRate: rateToType(aprPercent), paymentPence });
}
