import { ArticleList } from '../../../admin/articles/article-list.tsx';
import { privateMeta } from '../../../page/private-meta.ts';
import '../../../styles/admin-content.css';

export const meta = () => privateMeta('Articles');

export default ArticleList;
