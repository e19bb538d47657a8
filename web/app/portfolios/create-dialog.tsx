/** Making a portfolio in two steps: its name, then its debts. */
import type { LimitReply } from '@debt-payoff/contract/errors';
import { dialogWidths } from '@debt-payoff/contract/limits';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { useEffect, useId, useState } from 'react';
import { useCreatePortfolio } from '../debts/mutations.ts';
import { failureText, findLimit } from '../forms/call-failure.ts';
import { focusOn } from '../forms/focus.ts';
import { findUnsentForm, unsentFormOf } from '../forms/unsent-form.ts';
import { useUnsent } from '../session/unsent.ts';
import { UnsentBanner } from '../session/unsent-banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DebtsStep } from './debts-step.tsx';
import { blankPortfolio, nameFieldId, PortfolioForm } from './portfolio-form.tsx';

const { create } = portfolioTexts;
const { actions } = navigationTexts;

type CreateDialogProps = {
  /** A portfolio that was made before, whose debts are still being entered in the calculator. */
  readonly continued: number | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly onLimit: (limit: LimitReply) => void;
};

const unsentPortfolio = 'portfolio new';

/** What waits for anyone who had to sign in again. */
export function findUnsentPortfolio() {
  return findUnsentForm(unsentPortfolio, blankPortfolio);
}

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
  readonly onLimit: (limit: LimitReply) => void;
  readonly onCreated: (portfolioId: number) => void;
}) {
  const formId = useId();
  const creation = useCreatePortfolio();
  const [waited] = useState(findUnsentPortfolio);
  const [fields, setFields] = useState(waited?.form ?? blankPortfolio);
  useUnsent(
    unsentPortfolio,
    unsentFormOf({ form: fields, base: blankPortfolio, version: undefined }),
  );
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
      {waited === null ? null : <UnsentBanner />}
      <p className="muted">Step 1 of 2. Name it; the debts come next.</p>
      <PortfolioForm
        formId={formId}
        fields={fields}
        isBusy={creation.isPending}
        error={creation.error}
        failure={creation.isError ? failureText(creation.error, create.failed) : null}
        onChange={(next) => {
          setFields(next);
          creation.reset();
        }}
        onSubmit={(given) =>
          creation.mutate(given, {
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
