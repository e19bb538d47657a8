import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { ComponentType } from 'react';
import { isMissing } from '../forms/call-failure.ts';
import { useTitle } from '../page/use-title.ts';
import { PortfolioMissing } from './portfolio-missing.tsx';
import { readPortfolioId } from './portfolio-pages.ts';
import { usePortfolio } from './queries.ts';

/**
 * A page of one portfolio, by the id in its address; where another portfolio follows, it starts anew. Its title has
 * the portfolio's name: of several tabs, or of the last pages, each is to be told from the others.
 */
export function portfolioRoute(
  Page: ComponentType<{ readonly portfolioId: number }>,
  /** None for the page of the portfolio itself. */
  pageName?: string,
) {
  return function PortfolioRoute(props: { readonly params: { readonly portfolioId: string } }) {
    const id = readPortfolioId(props.params.portfolioId);
    if (id === null) return <PortfolioMissing />;
    return (
      <>
        <Title key={`title ${id}`} portfolioId={id} pageName={pageName} />
        <Page key={id} portfolioId={id} />
      </>
    );
  };
}

function Title({
  portfolioId,
  pageName,
}: {
  readonly portfolioId: number;
  readonly pageName: string | undefined;
}): null {
  const { data, error } = usePortfolio(portfolioId);
  const name = data === undefined || isMissing(error) ? null : nameInSentence(data.name);
  useTitle(name === null || pageName === undefined ? name : `${name}, ${pageName}`);
  return null;
}
