/** Making a portfolio in two steps: its name, then its debts. */

import type { LimitAnswer } from '@debt-payoff/contract/errors';
import { dialogWidths } from '@debt-payoff/contract/limits';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { useEffect, useId, useState } from 'react';
import { focusOn } from '../profile/focus.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { failureText, findLimit } from './call-failure.ts';
import { DebtsStep } from './debts-step.tsx';
import { useCreatePortfolio } from './mutations.ts';
import { nameFieldId, PortfolioForm } from './portfolio-form.tsx';

const { create } = portfolioTexts;
const { actions } = navigationTexts;

type CreateDialogProps = {
  /** A portfolio that was made before, whose debts are still being entered in the calculator. */
  readonly continued: number | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly onLimit: (limit: LimitAnswer) => void;
};

export function CreateDialog({ continued, onClose, onDone, onLimit }: CreateDialogProps) {
  const [portfolioId, setPortfolioId] = useState(continued);
  if (portfolioId === null) {
    return <NameStep onClose={onClose} onLimit={onLimit} onCreated={setPortfolioId} />;
  }
  return (
    <DebtsStep
      portfolioId={portfolioId}
      startsWithCalculator={continued !== null}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

function NameStep(props: {
  readonly onClose: () => void;
  readonly onLimit: (limit: LimitAnswer) => void;
  readonly onCreated: (portfolioId: number) => void;
}) {
  const formId = useId();
  const creation = useCreatePortfolio();
  useEffect(() => focusOn(nameFieldId(formId)), [formId]);
  return (
    <Dialog
      title={create.open}
      width={dialogWidths.portfolio}
      isBusy={creation.isPending}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="secondary" disabled={creation.isPending} onClick={props.onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={formId} busy={creation.isPending}>
            {creation.isPending ? actions.processing : create.open}
          </Button>
        </>
      }
    >
      <p className="muted">Step 1 of 2. Name it; the debts come next.</p>
      <PortfolioForm
        formId={formId}
        isBusy={creation.isPending}
        error={creation.error}
        failure={creation.isError ? failureText(creation.error, create.failed) : null}
        onChange={creation.reset}
        onSubmit={(fields) =>
          creation.mutate(fields, {
            onSuccess: ({ id }) => props.onCreated(id),
            onError: (error) => {
              const limit = findLimit(error);
              if (limit !== null) props.onLimit(limit);
            },
          })
        }
      />
    </Dialog>
  );
}
