import { PostForm } from '../../../admin/social/post-form.tsx';
import { privateMeta } from '../../../page/private-meta.ts';
import '../../../styles/admin-social.css';

export const meta = () => privateMeta('Social post');

export default PostForm;
