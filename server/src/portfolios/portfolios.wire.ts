import { poundsFromPence } from '@debt-payoff/contract/money';
import type { Portfolio, PortfolioSummary } from '@debt-payoff/contract/portfolios';
import { debtAnswer } from '../debts/debts.wire.ts';
import type { PortfolioWithSums } from './portfolios.store.ts';
import type { PortfolioWithDebts } from './portfolios.ts';

export function portfolioAnswer(portfolio: PortfolioWithDebts, today: string): Portfolio {
  return {
    ...summaryAnswer(portfolio),
    debts: portfolio.debts.map((debt) => debtAnswer(debt, today)),
  };
}

export function summaryAnswer(portfolio: PortfolioWithSums): PortfolioSummary {
  return {
    id: portfolio.id,
    name: portfolio.name,
    description: portfolio.description,
    created_at: portfolio.createdAt.toISOString(),
    updated_at: portfolio.updatedAt.toISOString(),
    debts_count: portfolio.debtsCount,
    paid_off_count: portfolio.paidOffCount,
    total_balance: poundsFromPence(portfolio.balancePence),
    original_balance: poundsFromPence(portfolio.originalBalancePence),
    monthly_payments: poundsFromPence(portfolio.monthlyPaymentPence),
    auto_payments_count: portfolio.autoPaymentsCount,
    version: portfolio.version,
  };
}
