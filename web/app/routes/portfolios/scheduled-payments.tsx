import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { portfolioRoute } from '../../debts/portfolio-route.tsx';
import { privateMeta } from '../../page/private-meta.ts';
import { ScheduledPayments } from '../../schedules/scheduled-payments.tsx';

export const meta = () => privateMeta(paymentTexts.scheduled.title);

export default portfolioRoute(ScheduledPayments);
