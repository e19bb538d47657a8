import { AuditLog } from '../../admin/audit/audit-log.tsx';
import { adminMeta } from '../../page/admin-meta.ts';

export const meta = () => adminMeta('Audit');

export default AuditLog;
