/** The sums that would clear debts; where they cannot be loaded, it is still said that the debts are not cleared. */
import { lazyNotice } from '../ui/lazy-notice.ts';

const load = async () => (await import('./rare-parts.ts')).loadClearingSums();

export const LazyClearingExtra = lazyNotice(async () => (await load()).ClearingExtra);
export const LazyClearingPayment = lazyNotice(async () => (await load()).ClearingPayment);
