/** What the calculator shows only once something has been typed. */
import { later } from '../ui/lazy-hydrate.tsx';

export const DebtSummaryLater = later(async () => {
  const { DebtSummary } = await import('./debt-summary.tsx');
  return DebtSummary;
});

export const WhatIfLater = later(async () => {
  const { WhatIf } = await import('./what-if.tsx');
  return WhatIf;
});
