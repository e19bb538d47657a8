import { adminMeta } from '../../../admin/admin-meta.ts';
import { UserList } from '../../../admin/users/user-list.tsx';

export const meta = () => adminMeta('Users');

export default UserList;
