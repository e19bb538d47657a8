import { SubscriptionPage } from '../../../admin/subscriptions/subscription-page.tsx';
import { adminMeta } from '../../../page/admin-meta.ts';

export const meta = () => adminMeta('Subscription');

export default SubscriptionPage;
