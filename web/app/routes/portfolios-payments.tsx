import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { PaymentTracker } from '../payments/payment-tracker.tsx';
import { readPortfolioId } from '../portfolios/addresses.ts';
import { PortfolioMissing } from '../portfolios/portfolio-missing.tsx';
import { privateMeta } from '../site/private-meta.ts';
import type { Route } from './+types/portfolios-payments';

export const meta = () => privateMeta(portfolioTexts.detail.trackPayments);

export default function Payments({ params }: Route.ComponentProps) {
  const id = readPortfolioId(params.portfolioId);
  return id === null ? <PortfolioMissing /> : <PaymentTracker key={id} portfolioId={id} />;
}
