import { adminMeta } from '../../../admin/admin-meta.ts';
import { ResourceList } from '../../../admin/resources/resource-list.tsx';
import '../../../styles/admin-content.css';

export const meta = () => adminMeta('Resources');

export default ResourceList;
