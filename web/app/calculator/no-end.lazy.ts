/** What is said where debts have no end; most never see it, and nobody waits for it. */
import { lazyNotice } from '../ui/lazy-notice.ts';

const load = () => import('./no-end.tsx');

export const LazyNoEnd = lazyNotice(async () => (await load()).NoEnd);
export const LazyClearingAdvice = lazyNotice(async () => (await load()).ClearingAdvice);
export const LazyBelowInterest = lazyNotice(async () => (await load()).BelowInterest);
export const LazyWayOut = lazyNotice(async () => (await load()).WayOut);
