/** Adding or editing a debt. */
import { dialogWidths } from '@debt-payoff/contract/limits';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { useEffect, useId } from 'react';
import { LimitDialog } from '../billing/limit-dialog.tsx';
import { focusOn } from '../forms/focus.ts';
import { ConflictBanners, UnsentBanner } from '../forms/record-banners.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { DebtFields } from './debt-fields.tsx';
import type { DebtField } from './debt-form.ts';
import { useDebtForm } from './use-debt-form.ts';

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
  return (
    <>
      <FormDialog
        formId={id}
        title={debt === null ? addDebt : 'Edit Debt'}
        width={dialogWidths.debt}
        saveLabel={debt === null ? addDebt : 'Save Debt'}
        isBusy={state.isBusy}
        failure={state.failure}
        above={state.isFromBefore ? <UnsentBanner /> : null}
        below={<ConflictBanners state={state} />}
        onSubmit={state.submit}
        onClose={onClose}
      >
        <DebtFields
          form={state.form}
          hasTermField={hasTermField}
          idOf={idOf}
          errorOf={state.errorOf}
          hintOf={state.theirsOf}
          onEdit={state.edit}
        />
      </FormDialog>
      {state.limit === null ? null : (
        <LimitDialog limit={state.limit} onClose={state.dismissLimit} />
      )}
    </>
  );
}
