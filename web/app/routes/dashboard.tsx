import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Dashboard } from '../dashboard/dashboard.tsx';
import { privateMeta } from '../page/private-meta.ts';

export const meta = () => privateMeta(navigationTexts.menu.dashboard);

export default Dashboard;
