import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { PortfolioMissing } from '../../debts/portfolio-missing.tsx';
import { readPortfolioId } from '../../debts/portfolio-pages.ts';
import { privateMeta } from '../../page/private-meta.ts';
import { ScheduledPayments as Page } from '../../schedules/scheduled-payments.tsx';
import type { Route } from './+types/scheduled-payments';

export const meta = () => privateMeta(paymentTexts.scheduled.title);

export default function ScheduledPayments({ params }: Route.ComponentProps) {
  const id = readPortfolioId(params.portfolioId);
  return id === null ? <PortfolioMissing /> : <Page key={id} portfolioId={id} />;
}
