/** The calculator inside the create-portfolio dialog: many debts, added to one portfolio in one call. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { useEffect } from 'react';
import { LimitDialog } from '../billing/limit-dialog.tsx';
import { figure } from '../debts/debt-form.ts';
import { focusOn } from '../forms/focus.ts';
import { useProblemsOnLeaving } from '../forms/problems-on-leaving.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { AddDebtButton } from './add-debt-button.tsx';
import { DebtRow } from './debt-row.tsx';
import { isEmpty } from './draft.ts';
import { extraId, fieldId } from './form-fields.ts';
import { HasExtra } from './has-extra.ts';
import { Presets } from './presets.tsx';
import { blankRow, countingRows, extraProblemOf } from './rows.ts';
import { withUndo } from './undo.lazy.tsx';
import { type Embedding, useEmbedded } from './use-embedded.ts';

const { actions: words } = navigationTexts;

type EmbeddedCalculatorProps = Embedding & {
  readonly onCancel: () => void;
  /** Told whether there is something typed that is not saved yet. */
  readonly onTyped: (hasTyped: boolean) => void;
};

export function EmbeddedCalculator(props: EmbeddedCalculatorProps) {
  const state = useEmbedded(props);
  const { draft, actions, calculation, saving } = state;
  const counting = new Set(countingRows(draft.rows));
  const hasTried = calculation.attempt > 0;
  const isBusy = calculation.isBusy || saving.isPending;
  const hasTyped = !isEmpty(draft);
  const { onTyped } = props;
  useEffect(() => onTyped(hasTyped), [hasTyped, onTyped]);
  useEffect(() => focusOn(fieldId(blankRow(1), 'creditor')), []);
  return (
    <form
      className="stack"
      noValidate
      aria-label="Debts to add"
      {...useProblemsOnLeaving()}
      onSubmit={state.save}
    >
      {state.isContinued ? <Banner kind="info" title="Your debts are as you left them." /> : null}
      {hasTried ? (
        <ErrorSummary
          key={calculation.attempt}
          title={state.refusal}
          problems={state.shownProblems}
        />
      ) : null}
      {state.failure === null ? null : (
        <Banner kind="danger" title={state.failure}>
          Nothing that you typed is lost.
        </Banner>
      )}
      <Presets rows={draft.rows} actions={actions} />
      <div>
        <HasExtra value={figure(draft.extra) > 0}>
          {withUndo(
            draft.rows.map((row, at) => (
              <DebtRow
                key={row.id}
                row={row}
                position={at + 1}
                isTried={counting.has(row) && calculation.isTried(row)}
                attempt={calculation.attempt}
                isSignedIn
                actions={actions}
              />
            )),
            { removed: state.removed, draft, actions },
          )}
        </HasExtra>
      </div>
      <div className="row items-end">
        <div className="flex-[1_1_14rem]">
          <Field
            id={extraId}
            label="Extra monthly payment"
            hint="For comparing strategies. It is not saved."
            unit="£"
            value={draft.extra}
            error={hasTried ? extraProblemOf(draft.extra) : null}
            onChange={({ target }) => actions.editExtra(target.value)}
          />
        </div>
        <AddDebtButton rows={draft.rows} isDisabled={isBusy} actions={actions} />
      </div>
      <div className="row">
        <Button type="submit" busy={isBusy}>
          {saving.isPending ? words.saving : 'Save Debts'}
        </Button>
        <Button variant="secondary" aria-disabled={isBusy} onClick={state.calculate}>
          {calculation.isBusy ? 'Calculating...' : portfolioTexts.detail.calculateStrategies}
        </Button>
        <Button variant="quiet" aria-disabled={isBusy} onClick={props.onCancel}>
          {words.cancel}
        </Button>
      </div>
      {state.limit === null ? null : (
        <LimitDialog limit={state.limit} onClose={state.dismissLimit} />
      )}
    </form>
  );
}
