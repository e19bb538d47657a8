import { adminMeta } from '../../admin/admin-meta.ts';
import { HealthPage } from '../../admin/health/health-page.tsx';
import '../../styles/admin-health.css';

export const meta = () => adminMeta('Health');

export default HealthPage;
