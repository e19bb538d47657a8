import { adminMeta } from '../../admin/admin-meta.ts';
import { AuditLog } from '../../admin/audit/audit-log.tsx';

export const meta = () => adminMeta('Audit');

export default AuditLog;
