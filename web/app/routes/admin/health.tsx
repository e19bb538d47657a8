import { HealthPage } from '../../admin/health/health-page.tsx';
import { privateMeta } from '../../page/private-meta.ts';
import '../../styles/admin-health.css';

export const meta = () => privateMeta('Health');

export default HealthPage;
