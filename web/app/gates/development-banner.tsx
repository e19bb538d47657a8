/** On every page of the development environment; no other loads it. */
import { lazy, Suspense } from 'react';
import { useEnvironment } from '../page/server-facts.ts';

const DevelopmentBar = lazy(async () => {
  const parts = await import('./development-bar.tsx').catch(() => null);
  return { default: parts?.DevelopmentBar ?? Nothing };
});

export function DevelopmentBanner() {
  if (useEnvironment() !== 'development') return null;
  return (
    <Suspense>
      <DevelopmentBar />
    </Suspense>
  );
}

/** Where it cannot be loaded, the page stays whole. */
function Nothing() {
  return null;
}
