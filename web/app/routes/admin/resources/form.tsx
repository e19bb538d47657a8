import { ResourceForm } from '../../../admin/resources/resource-form.tsx';
import { privateMeta } from '../../../page/private-meta.ts';
import '../../../styles/admin-content.css';

export const meta = () => privateMeta('Resource');

export default ResourceForm;
