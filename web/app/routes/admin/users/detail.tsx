import { adminMeta } from '../../../admin/admin-meta.ts';
import { UserDetail } from '../../../admin/users/user-detail.tsx';

export const meta = () => adminMeta('User');

export default UserDetail;
