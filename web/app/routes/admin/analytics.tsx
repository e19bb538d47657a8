import { AnalyticsPage } from '../../admin/analytics/analytics-page.tsx';
import { privateMeta } from '../../page/private-meta.ts';
import '../../styles/admin-analytics.css';

export const meta = () => privateMeta('Analytics');

export default AnalyticsPage;
