import { orderInForce } from '@debt-payoff/contract/debt-order';
import { poundsFromPence } from '@debt-payoff/contract/money';
import type { Portfolio, PortfolioSummary } from '@debt-payoff/contract/portfolios';
import { paymentOn } from '../ledger/debt-terms.ts';
import { debtReply, oneOffsReply, pausesReply } from './debts.wire.ts';
import type { PortfolioWithSums } from './portfolio-with-debts.store.ts';
import type { PortfolioWithDebts } from './portfolio-with-debts.ts';

export function portfolioReply(portfolio: PortfolioWithDebts, today: string): Portfolio {
  return {
    ...summaryReply(portfolio, today),
    debts: portfolio.debts.map((debt) => debtReply(debt, today)),
  };
}

export function summaryReply(portfolio: PortfolioWithSums, today: string): PortfolioSummary {
  return {
    id: portfolio.id,
    name: portfolio.name,
    description: portfolio.description,
    strategy: portfolio.strategy,
    custom_order:
      portfolio.customOrderIds === null
        ? null
        : orderInForce(portfolio.customOrderIds, portfolio.debtIds),
    extra_payment: poundsFromPence(portfolio.extraPence),
    created_at: portfolio.createdAt.toISOString(),
    updated_at: portfolio.updatedAt.toISOString(),
    debts_count: portfolio.debtsCount,
    paid_off_count: portfolio.paidOffCount,
    total_balance: poundsFromPence(portfolio.balancePence),
    original_balance: poundsFromPence(portfolio.originalBalancePence),
    monthly_payments: poundsFromPence(
      portfolio.changingPayments.reduce(
        (sum, debt) => sum + paymentOn(debt, today),
        portfolio.steadyPaymentsPence,
      ),
    ),
    one_offs: oneOffsReply(portfolio.oneOffs),
    pauses: pausesReply(portfolio.pauses),
    debt_free_by: portfolio.debtFreeBy,
    auto_payments_count: portfolio.autoPaymentsCount,
    version: portfolio.version,
  };
}
