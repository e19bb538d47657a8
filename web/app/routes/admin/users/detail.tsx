import { UserDetail } from '../../../admin/users/user-detail.tsx';
import { adminMeta } from '../../../page/admin-meta.ts';

export const meta = () => adminMeta('User');

export default UserDetail;
