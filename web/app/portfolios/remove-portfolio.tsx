/** Deleting a portfolio, from the list or from its own page. */
import type { PortfolioSummary } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { usePortfolioRemoval } from '../debts/mutations.ts';
import { RemoveRecord } from '../forms/remove-record.tsx';

const { deletion, edit } = portfolioTexts;
const texts = {
  title: edit.delete,
  question: deletion.confirm,
  failed: deletion.failed,
  done: deletion.done,
};

export function RemovePortfolio({
  portfolio: { id, name },
  ...handlers
}: {
  readonly portfolio: PortfolioSummary;
  readonly onRemoved: (message: string) => void;
  readonly onClose: () => void;
}) {
  return (
    <RemoveRecord id={id} name={name} texts={texts} removal={usePortfolioRemoval()} {...handlers} />
  );
}
