import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { readPortfolioId } from '../portfolios/addresses.ts';
import { PortfolioMissing } from '../portfolios/portfolio-missing.tsx';
import { ScheduledPayments as Page } from '../schedules/scheduled-payments.tsx';
import { privateMeta } from '../site/private-meta.ts';
import type { Route } from './+types/portfolios-scheduled-payments';

export const meta = () => privateMeta(paymentTexts.scheduled.title);

export default function ScheduledPayments({ params }: Route.ComponentProps) {
  const id = readPortfolioId(params.portfolioId);
  return id === null ? <PortfolioMissing /> : <Page key={id} portfolioId={id} />;
}
