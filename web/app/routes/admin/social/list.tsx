import { adminMeta } from '../../../admin/admin-meta.ts';
import { PostList } from '../../../admin/social/post-list.tsx';
import '../../../styles/admin-social.css';

export const meta = () => adminMeta('Social Media');

export default PostList;
