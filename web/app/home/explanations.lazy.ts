import { later } from '../ui/lazy-hydrate.tsx';

export const ExplanationsLater = later(async () => {
  const { Explanations } = await import('./explanations.tsx');
  return Explanations;
});

export const WhyUsLater = later(async () => {
  const { WhyUs } = await import('./why-us.tsx');
  return WhyUs;
});
