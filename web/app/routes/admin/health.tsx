import { HealthPage } from '../../admin/health/health-page.tsx';
import { adminMeta } from '../../page/admin-meta.ts';
import '../../styles/admin-health.css';

export const meta = () => adminMeta('Health');

export default HealthPage;
