/** What the calculator shows only once something has been typed. */
import { lazyHydrate } from '../ui/lazy-hydrate.tsx';

export const LazyDebtSummary = lazyHydrate(async () => {
  const { DebtSummary } = await import('./debt-summary.tsx');
  return DebtSummary;
});

export const LazyWhatIf = lazyHydrate(async () => {
  const { WhatIf } = await import('./what-if.tsx');
  return WhatIf;
});
