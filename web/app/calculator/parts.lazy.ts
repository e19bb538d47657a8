/** The parts of the calculator whose code comes once they are seen, or have something else to show. */
import { lazyHydrate } from '../ui/lazy-hydrate.tsx';

export const LazyBalanceOverTime = lazyHydrate(
  () => import('./balance-over-time.tsx'),
  ({ BalanceOverTime }) => BalanceOverTime,
);

export const LazyDebtSummary = lazyHydrate(
  () => import('./debt-summary.tsx'),
  ({ DebtSummary }) => DebtSummary,
);

export const LazyWhatIf = lazyHydrate(
  () => import('./what-if.tsx'),
  ({ WhatIf }) => WhatIf,
);
