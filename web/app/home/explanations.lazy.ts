import { lazyHydrate } from '../ui/lazy-hydrate.tsx';

export const LazyExplanations = lazyHydrate(
  () => import('./explanations.tsx'),
  ({ Explanations }) => Explanations,
);

export const LazyWhyUs = lazyHydrate(
  () => import('./why-us.tsx'),
  ({ WhyUs }) => WhyUs,
);
