import { lazyHydrate } from '../ui/lazy-hydrate.tsx';

export const LazyComparedBalances = lazyHydrate(
  () => import('./compared-balances.tsx'),
  ({ ComparedBalances }) => ComparedBalances,
  { whenIdle: true },
);
