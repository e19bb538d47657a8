import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { portfolioRoute } from '../../debts/portfolio-route.tsx';
import { privateMeta } from '../../page/private-meta.ts';
import { PaymentTracker } from '../../payments/payment-tracker.tsx';

export const meta = () => privateMeta(portfolioTexts.detail.trackPayments);

export default portfolioRoute(PaymentTracker);
