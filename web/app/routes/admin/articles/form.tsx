import { ArticleForm } from '../../../admin/articles/article-form.tsx';
import { privateMeta } from '../../../page/private-meta.ts';
import '../../../styles/admin-article-form.css';

export const meta = () => privateMeta('Article');

export default ArticleForm;
