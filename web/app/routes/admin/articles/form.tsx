import { adminFormMeta } from '../../../admin/admin-meta.ts';
import { ArticleForm } from '../../../admin/articles/article-form.tsx';
import '../../../styles/admin-article-form.css';

export const meta = adminFormMeta('article');

export default ArticleForm;
