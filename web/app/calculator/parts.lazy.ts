/** The parts of the calculator whose code comes once they are seen, or have something else to show. */
import { lazyHydrate } from '../ui/lazy-hydrate.tsx';

export const LazyBalanceOverTime = lazyHydrate(async () => {
  const { BalanceOverTime } = await import('./balance-over-time.tsx');
  return BalanceOverTime;
});

export const LazyDebtSummary = lazyHydrate(async () => {
  const { DebtSummary } = await import('./debt-summary.tsx');
  return DebtSummary;
});

export const LazyWhatIf = lazyHydrate(async () => {
  const { WhatIf } = await import('./what-if.tsx');
  return WhatIf;
});
