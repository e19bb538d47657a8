/** Adding or editing a debt. What is typed stays until it is saved or the dialog is closed. */
import { dialogWidths } from '@debt-payoff/contract/limits';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { type SubmitEvent, useEffect, useId } from 'react';
import { LimitDialog } from '../calculator/limit-dialog.tsx';
import { focusOn } from '../profile/focus.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ConflictBanner } from './conflict-banner.tsx';
import { DebtFields } from './debt-fields.tsx';
import type { DebtField } from './debt-form.ts';
import { useDebtForm } from './use-debt-form.ts';

const { actions } = navigationTexts;
const { addDebt } = portfolioTexts.detail;

type DebtDialogProps = {
  readonly portfolioId: number;
  readonly debt: Debt | null;
  readonly hasTermField: boolean;
  /** Told why its monthly payment could not be scheduled, where it could not. */
  readonly onSaved: (scheduleProblem: string | null) => void;
  readonly onClose: () => void;
};

export function DebtDialog({ onClose, ...options }: DebtDialogProps) {
  const { debt, hasTermField } = options;
  const id = useId();
  const idOf = (field: DebtField): string => `${id}-${field}`;
  const state = useDebtForm({ ...options, idOf });
  useEffect(() => focusOn(`${id}-creditor`), [id]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    state.submit();
  };
  const saveLabel = debt === null ? addDebt : 'Save Debt';
  return (
    <>
      <Dialog
        title={debt === null ? addDebt : 'Edit Debt'}
        width={dialogWidths.debt}
        isBusy={state.isBusy}
        onClose={onClose}
        actions={
          <>
            <Button variant="secondary" disabled={state.isBusy} onClick={onClose}>
              {actions.cancel}
            </Button>
            <Button type="submit" form={id} busy={state.isBusy}>
              {state.isBusy ? actions.saving : saveLabel}
            </Button>
          </>
        }
      >
        <form className="stack" id={id} noValidate onSubmit={submit}>
          <DebtFields
            form={state.form}
            hasTermField={hasTermField}
            idOf={idOf}
            errorOf={state.errorOf}
            hintOf={state.theirsOf}
            onEdit={state.edit}
          />
        </form>
        {state.failure === null ? null : (
          <Banner kind="danger" title={state.failure}>
            Nothing that you typed is lost.
          </Banner>
        )}
        {state.hasConflict ? (
          <ConflictBanner isBusy={state.isLoadingNewest} onLoad={state.loadNewest} />
        ) : null}
        {state.loadFailure === null ? null : <Banner kind="danger" title={state.loadFailure} />}
      </Dialog>
      {state.limit === null ? null : (
        <LimitDialog limit={state.limit} onClose={state.dismissLimit} />
      )}
    </>
  );
}
