import { ArticleForm } from '../../../admin/articles/article-form.tsx';
import { adminFormMeta } from '../../../page/admin-meta.ts';
import '../../../styles/admin-article-form.css';

export const meta = adminFormMeta('article');

export default ArticleForm;
