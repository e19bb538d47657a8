import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { ManagementPage } from '../../billing/management/management-page.tsx';
import { privateMeta } from '../../page/private-meta.ts';

export const meta = () => privateMeta(billingTexts.plans.manageSubscription);

export default ManagementPage;
