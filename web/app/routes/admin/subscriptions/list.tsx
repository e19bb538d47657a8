import { SubscriptionList } from '../../../admin/subscriptions/subscription-list.tsx';
import { privateMeta } from '../../../page/private-meta.ts';

export const meta = () => privateMeta('Subscriptions');

export default SubscriptionList;
