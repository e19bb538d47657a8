import { adminMeta } from '../../admin/admin-meta.ts';
import { AnalyticsPage } from '../../admin/analytics/analytics-page.tsx';
import '../../styles/admin-analytics.css';

export const meta = () => adminMeta('Analytics');

export default AnalyticsPage;
