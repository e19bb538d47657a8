import { UserList } from '../../../admin/users/user-list.tsx';
import { adminMeta } from '../../../page/admin-meta.ts';

export const meta = () => adminMeta('Users');

export default UserList;
