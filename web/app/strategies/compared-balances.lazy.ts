import { lazyHydrate } from '../ui/lazy-hydrate.tsx';

export const LazyComparedBalances = lazyHydrate(
  async () => {
    const { ComparedBalances } = await import('./compared-balances.tsx');
    return ComparedBalances;
  },
  { whenIdle: true },
);
