import { ResourceList } from '../../../admin/resources/resource-list.tsx';
import { privateMeta } from '../../../page/private-meta.ts';
import '../../../styles/admin-content.css';

export const meta = () => privateMeta('Resources');

export default ResourceList;
