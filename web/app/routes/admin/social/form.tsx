import { adminFormMeta } from '../../../admin/admin-meta.ts';
import { PostForm } from '../../../admin/social/post-form.tsx';
import '../../../styles/admin-social.css';

export const meta = adminFormMeta('social post');

export default PostForm;
