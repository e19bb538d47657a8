import { PlansPage } from '../../billing/plans/plans-page.tsx';
import { privateMeta } from '../../page/private-meta.ts';

export const meta = () => privateMeta('Plans');

export default PlansPage;
