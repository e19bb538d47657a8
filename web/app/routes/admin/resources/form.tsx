import { ResourceForm } from '../../../admin/resources/resource-form.tsx';
import { adminFormMeta } from '../../../page/admin-meta.ts';
import '../../../styles/admin-content.css';

export const meta = adminFormMeta('resource');

export default ResourceForm;
