/** The debts of a portfolio. */
import type { Debt } from '@debt-payoff/contract/portfolios';
import { Banner } from '../ui/banner.tsx';
import { intoView } from '../ui/into-view.ts';
import { DebtCard } from './debt-card.tsx';
import { type DebtActions, debtsTitleId } from './use-debt-actions.tsx';

export function DebtList({
  debts,
  actions,
}: {
  readonly debts: readonly Debt[];
  readonly actions: DebtActions;
}) {
  return (
    <section className="stack" aria-labelledby={debtsTitleId}>
      <h2 className="h3 plain-focus" id={debtsTitleId} tabIndex={-1}>
        Debts
      </h2>
      {actions.message === null ? null : (
        <Banner ref={intoView} kind="success" title={actions.message} />
      )}
      {debts.length === 0 ? (
        <p className="muted">There are no debts here yet. Add the first one.</p>
      ) : (
        <ul className="debt-cards">
          {debts.map((debt) => (
            <DebtCard
              key={debt.id}
              debt={debt}
              onEdit={() => actions.edit(debt)}
              onDelete={() => actions.remove(debt)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
