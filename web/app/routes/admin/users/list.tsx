import { UserList } from '../../../admin/users/user-list.tsx';
import { privateMeta } from '../../../page/private-meta.ts';

export const meta = () => privateMeta('Users');

export default UserList;
