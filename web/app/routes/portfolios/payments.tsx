import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { portfolioRoute } from '../../debts/portfolio-route.tsx';
import { privateMeta } from '../../page/private-meta.ts';
import { PaymentTracker } from '../../payments/payment-tracker.tsx';

const name = portfolioTexts.detail.trackPayments;

export const meta = () => privateMeta(name);

export default portfolioRoute(PaymentTracker, name);
