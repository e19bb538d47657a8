import { lazyHydrate } from '../ui/lazy-hydrate.tsx';

export const LazyPlanSection = lazyHydrate(
  async () => {
    const { PlanSection } = await import('./plan-section.tsx');
    return PlanSection;
  },
  { whenIdle: true },
);
