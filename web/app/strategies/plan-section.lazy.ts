import { lazyHydrate } from '../ui/lazy-hydrate.tsx';

export const LazyPlanSection = lazyHydrate(
  () => import('./plan-section.tsx'),
  ({ PlanSection }) => PlanSection,
  { whenIdle: true },
);
