/** What stands where payments would be, and the way on from there. */
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import type { ReactNode } from 'react';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Scene } from '../ui/scene.tsx';
import { historyTitleId } from './use-history-actions.ts';

const { payment: texts } = paymentTexts;

export function NoDebts({ portfolioId }: { readonly portfolioId: number }) {
  return (
    <EmptyState
      title="No debts yet"
      action={
        <ButtonLink to={portfolioPages.view(portfolioId)}>
          {portfolioTexts.detail.addDebt}
        </ButtonLink>
      }
    >
      A payment belongs to a debt. Add the first debt to this portfolio, then record what you pay.
    </EmptyState>
  );
}

export function NoPayments({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <EmptyState
      title={texts.empty}
      action={
        <Button variant="secondary" onClick={onAdd}>
          {texts.add}
        </Button>
      }
    >
      Record what you pay, and watch the balance come down.
    </EmptyState>
  );
}

export function NoneMatching({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      title={texts.noneMatching}
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all payments
        </Button>
      }
    >
      Your payments are all there. Choose another type or debt, or look at all of them.
    </EmptyState>
  );
}

/** Its title takes the focus when the last payment of the list is deleted. */
function EmptyState(props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
}) {
  return (
    <div className="card portfolio-empty">
      <Scene />
      <h2 className="h3 plain-focus" id={historyTitleId} tabIndex={-1}>
        {props.title}
      </h2>
      <p className="muted">{props.children}</p>
      {props.action}
    </div>
  );
}
