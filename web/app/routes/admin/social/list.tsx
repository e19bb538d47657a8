import { PostList } from '../../../admin/social/post-list.tsx';
import { adminMeta } from '../../../page/admin-meta.ts';
import '../../../styles/admin-social.css';

export const meta = () => adminMeta('Social Media');

export default PostList;
