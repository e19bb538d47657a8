import { ArticleList } from '../../../admin/articles/article-list.tsx';
import { adminMeta } from '../../../page/admin-meta.ts';
import '../../../styles/admin-content.css';

export const meta = () => adminMeta('Articles');

export default ArticleList;
