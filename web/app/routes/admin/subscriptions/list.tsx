import { SubscriptionList } from '../../../admin/subscriptions/subscription-list.tsx';
import { adminMeta } from '../../../page/admin-meta.ts';

export const meta = () => adminMeta('Subscriptions');

export default SubscriptionList;
