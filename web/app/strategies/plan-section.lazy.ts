import { later } from '../ui/lazy-hydrate.tsx';

export const PlanSectionLater = later(
  async () => {
    const { PlanSection } = await import('./plan-section.tsx');
    return PlanSection;
  },
  { whenIdle: true },
);
