import { adminFormMeta } from '../../../admin/admin-meta.ts';
import { ResourceForm } from '../../../admin/resources/resource-form.tsx';
import '../../../styles/admin-content.css';

export const meta = adminFormMeta('resource');

export default ResourceForm;
