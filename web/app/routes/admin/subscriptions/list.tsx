import { adminMeta } from '../../../admin/admin-meta.ts';
import { SubscriptionList } from '../../../admin/subscriptions/subscription-list.tsx';

export const meta = () => adminMeta('Subscriptions');

export default SubscriptionList;
