import { lazyHydrate } from '../ui/lazy-hydrate.tsx';

export const LazyExplanations = lazyHydrate(async () => {
  const { Explanations } = await import('./explanations.tsx');
  return Explanations;
});

export const LazyWhyUs = lazyHydrate(async () => {
  const { WhyUs } = await import('./why-us.tsx');
  return WhyUs;
});
