import { PostList } from '../../../admin/social/post-list.tsx';
import { privateMeta } from '../../../page/private-meta.ts';
import '../../../styles/admin-social.css';

export const meta = () => privateMeta('Social Media');

export default PostList;
