import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { portfolioRoute } from '../../debts/portfolio-route.tsx';
import { privateMeta } from '../../page/private-meta.ts';
import { ScheduledPayments } from '../../schedules/scheduled-payments.tsx';

const name = paymentTexts.scheduled.title;

export const meta = () => privateMeta(name);

export default portfolioRoute(ScheduledPayments, name);
