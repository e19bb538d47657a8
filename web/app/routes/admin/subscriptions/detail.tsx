import { adminMeta } from '../../../admin/admin-meta.ts';
import { SubscriptionPage } from '../../../admin/subscriptions/subscription-page.tsx';

export const meta = () => adminMeta('Subscription');

export default SubscriptionPage;
