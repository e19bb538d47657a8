import { AnalyticsPage } from '../../admin/analytics/analytics-page.tsx';
import { adminMeta } from '../../page/admin-meta.ts';
import '../../styles/admin-analytics.css';

export const meta = () => adminMeta('Analytics');

export default AnalyticsPage;
