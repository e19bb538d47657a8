/** The calculator's form: debts, the extra payment, and what can be done with them. */
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { undoTexts } from '@debt-payoff/contract/texts/undo';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useProblemsOnLeaving } from '../forms/problems-on-leaving.ts';
import { useIsSignedIn } from '../session/session.ts';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { AddDebtButton } from './add-debt-button.tsx';
import { DebtRow } from './debt-row.tsx';
import { isEmpty } from './draft.ts';
import { ExportButton } from './export-button.tsx';
import { extraId, formTitleId, listProblems } from './form-fields.ts';
import { FormHead } from './form-head.tsx';
import { FormNotices } from './form-notices.tsx';
import { HasExtra } from './has-extra.ts';
import type { PlanProblems } from './plan-options/planned-line.tsx';
import { PlanOptions } from './plan-options.tsx';
import { countingRows, extraProblemOf } from './rows.ts';
import { withUndo } from './undo.lazy.tsx';
import type { Calculator } from './use-calculator.ts';
import { useLazyDialog } from './use-lazy-dialog.ts';
import { loadSaveDialog, useSaveToPortfolio } from './use-save-to-portfolio.ts';
import { useSubmit } from './use-submit.ts';

const load = () => import('./rare-parts.ts');

/** Few ever see these, so nobody waits for them. */
const LimitStep = lazy(() =>
  load()
    .then(({ loadLimitStep }) => loadLimitStep())
    .then((module) => ({ default: module.LimitStep })),
);
const RowsSaveDialog = lazy(() =>
  loadSaveDialog().then((module) => ({ default: module.RowsSaveDialog })),
);
/** It stands outside the form, since its dialog has one of its own. */
const exportStep = {
  load: () => load().then(({ loadExportStep }) => loadExportStep()),
  failed: calculatorTexts.failures.tryLater,
} as const;
const ExportStep = lazy(() => exportStep.load().then((module) => ({ default: module.ExportStep })));

export function CalculatorForm({
  calculator,
  hasShortfall,
  children,
}: {
  readonly calculator: Calculator;
  /** Whether the page says that lenders would ask for more than the budget: nothing is offered to buy beside it. */
  readonly hasShortfall: boolean;
  readonly children: ReactNode;
}) {
  const isSignedIn = useIsSignedIn();
  const { rows, extra, options, typedOptions, left, actions } = calculator;
  const draft = useMemo(
    () => ({
      rows,
      extra,
      ...(options !== undefined && { options }),
      ...(typedOptions !== undefined && { typedOptions }),
    }),
    [rows, extra, options, typedOptions],
  );
  const [planProblems, setPlanProblems] = useState<PlanProblems | null>(null);
  const ofPlan = useMemo(
    () => planProblems?.find({ draft, leftEachMonth: left.typed }) ?? [],
    [planProblems, draft, left],
  );
  const problems = useMemo(() => [...listProblems(draft), ...ofPlan], [draft, ofPlan]);
  const exporting = useLazyDialog(draft, exportStep);
  const saving = useSaveToPortfolio(draft);
  const { replacements, aside, removed } = calculator;
  const calculation = useSubmit({ draft, problems, replacements, leftPence: left.pence });
  const { attempt, isBusy, limit } = calculation;
  const counting = new Set(countingRows(rows));
  return (
    <>
      <form
        className="card"
        aria-labelledby={formTitleId}
        noValidate
        {...useProblemsOnLeaving()}
        onSubmit={(event) => {
          saving.close();
          void calculation.submit(event);
        }}
      >
        <FormNotices
          attempt={attempt}
          problems={[...listProblems(draft, calculation.isTried), ...ofPlan]}
          failure={calculation.failure ?? saving.failure ?? exporting.failure}
          calculator={calculator}
          hasOffer={!hasShortfall}
        />
        <FormHead calculator={calculator} />
        <HasExtra value={calculator.extraPayment > 0}>
          {withUndo(
            rows.map((row, at) => (
              <DebtRow
                key={row.id}
                row={row}
                position={at + 1}
                isTried={counting.has(row) && calculation.isTried(row)}
                attempt={attempt}
                isSignedIn={isSignedIn}
                actions={actions}
              />
            )),
            { removed, draft, left, replacements, actions },
          )}
        </HasExtra>
        <div className="row form-actions border-t border-line pt-6 items-end">
          <div className="flex-[1_1_14rem]">
            <Field
              id={extraId}
              label="Extra monthly payment"
              hint="Leave this blank if money is tight."
              unit="£"
              value={extra}
              error={attempt > 0 ? extraProblemOf(extra) : null}
              onChange={(event) => actions.editExtra(event.target.value)}
            />
          </div>
          <AddDebtButton rows={rows} isDisabled={isBusy} actions={actions} />
        </div>
        <PlanOptions
          calculator={calculator}
          attempt={attempt}
          isWrong={ofPlan.length > 0}
          onReady={setPlanProblems}
        />
        <div className="row form-actions mt-6">
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Calculating...' : 'Calculate Strategies'}
          </Button>
          <Button
            variant="secondary"
            aria-disabled={isBusy}
            onClick={() => {
              calculation.forgetFailure();
              void saving.start();
            }}
          >
            {calculatorTexts.createPortfolio}
          </Button>
        </div>
        <div className="row form-extras">
          <ExportButton
            isComplete={problems.length === 0}
            isBusy={isBusy}
            onPress={() => void exporting.open()}
          />
          <Button
            variant="quiet"
            aria-disabled={isBusy}
            data-destroys=""
            onClick={() => {
              if (isEmpty(draft)) announce(undoTexts.cleared);
              actions.clear({ draft, aside, left });
              calculation.reset();
              saving.close();
            }}
          >
            {navigationTexts.actions.clear}
          </Button>
        </div>
        {children}
      </form>
      <Suspense>
        {exporting.isOpen ? (
          <ExportStep draft={draft} hasOffer={!hasShortfall} onClose={exporting.close} />
        ) : null}
        {limit === null ? null : (
          <LimitStep limit={limit} hasOffer={!hasShortfall} onClose={calculation.dismissLimit} />
        )}
        {saving.isOpen ? (
          <RowsSaveDialog
            draft={draft}
            hasOffer={!hasShortfall}
            onRefused={calculation.showProblems}
            onClose={saving.close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
