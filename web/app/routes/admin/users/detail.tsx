import { UserDetail } from '../../../admin/users/user-detail.tsx';
import { privateMeta } from '../../../page/private-meta.ts';

export const meta = () => privateMeta('User');

export default UserDetail;
