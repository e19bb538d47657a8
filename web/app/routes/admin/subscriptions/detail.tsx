import { SubscriptionPage } from '../../../admin/subscriptions/subscription-page.tsx';
import { privateMeta } from '../../../page/private-meta.ts';

export const meta = () => privateMeta('Subscription');

export default SubscriptionPage;
