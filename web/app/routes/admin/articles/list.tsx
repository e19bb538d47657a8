import { adminMeta } from '../../../admin/admin-meta.ts';
import { ArticleList } from '../../../admin/articles/article-list.tsx';
import '../../../styles/admin-content.css';

export const meta = () => adminMeta('Articles');

export default ArticleList;
