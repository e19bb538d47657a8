import { PostForm } from '../../../admin/social/post-form.tsx';
import { adminFormMeta } from '../../../page/admin-meta.ts';
import '../../../styles/admin-social.css';

export const meta = adminFormMeta('social post');

export default PostForm;
