/** Making a portfolio in two steps: its name, then its debts. */
import type { LimitReply } from '@debt-payoff/contract/errors';
import { dialogWidths } from '@debt-payoff/contract/portfolio-limits';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { useId, useState } from 'react';
import { useCreatePortfolio } from '../debts/mutations.ts';
import { failureText, findLimit } from '../forms/call-failure.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { findUnsentForm } from '../forms/unsent-form.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { DebtsStep } from './debts-step.tsx';
import {
  blankPortfolio,
  factsOf,
  PortfolioFields,
  portfolioFields,
  portfolioProblems,
} from './portfolio-form.tsx';

const { create } = portfolioTexts;
const { actions } = navigationTexts;

type CreateDialogProps = {
  /** A portfolio that was made before, whose debts are still being entered in the calculator. */
  readonly continued: number | null;
  readonly onClose: () => void;
  /** With how many debts it has, where they were saved with it. */
  readonly onDone: (debtsCount?: number) => void;
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
  const descriptionId = useId();
  const state = useRecordForm({
    unsentName: unsentPortfolio,
    start: blankPortfolio,
    fields: portfolioFields,
    problemsOf: portfolioProblems,
    bodyOf: factsOf,
    save: useCreatePortfolio(),
    failureOf: (error) => failureText(error, create.failed),
    onSaved: ({ id }) => props.onCreated(id),
    onFailed: (error) => {
      const limit = findLimit(error);
      if (limit !== null) props.onLimit(limit);
    },
  });
  return (
    <RecordDialog
      state={state}
      title={create.open}
      descriptionId={descriptionId}
      width={dialogWidths.portfolio}
      saveLabel={create.open}
      busyLabel={actions.processing}
      firstField="name"
      onClose={props.onClose}
    >
      <p className="muted" id={descriptionId}>
        Step 1 of 2. Name it; the debts come next.
      </p>
      <PortfolioFields state={state} />
    </RecordDialog>
  );
}
