import { AuditLog } from '../../admin/audit/audit-log.tsx';
import { privateMeta } from '../../page/private-meta.ts';

export const meta = () => privateMeta('Audit');

export default AuditLog;
