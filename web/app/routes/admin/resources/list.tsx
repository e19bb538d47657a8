import { ResourceList } from '../../../admin/resources/resource-list.tsx';
import { adminMeta } from '../../../page/admin-meta.ts';
import '../../../styles/admin-content.css';

export const meta = () => adminMeta('Resources');

export default ResourceList;
