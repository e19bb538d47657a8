import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { PortfolioMissing } from '../../debts/portfolio-missing.tsx';
import { readPortfolioId } from '../../debts/portfolio-pages.ts';
import { privateMeta } from '../../page/private-meta.ts';
import { PaymentTracker } from '../../payments/payment-tracker.tsx';
import type { Route } from './+types/payments';

export const meta = () => privateMeta(portfolioTexts.detail.trackPayments);

export default function Payments({ params }: Route.ComponentProps) {
  const id = readPortfolioId(params.portfolioId);
  return id === null ? <PortfolioMissing /> : <PaymentTracker key={id} portfolioId={id} />;
}
