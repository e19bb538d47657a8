import type { ComponentType } from 'react';
import { PortfolioMissing } from './portfolio-missing.tsx';
import { readPortfolioId } from './portfolio-pages.ts';

/** A page of one portfolio, by the id in its address; where another portfolio follows, it starts anew. */
export function portfolioRoute(Page: ComponentType<{ readonly portfolioId: number }>) {
  return function PortfolioRoute(props: { readonly params: { readonly portfolioId: string } }) {
    const id = readPortfolioId(props.params.portfolioId);
    return id === null ? <PortfolioMissing /> : <Page key={id} portfolioId={id} />;
  };
}
