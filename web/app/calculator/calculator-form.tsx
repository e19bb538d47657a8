/** The calculator's form: debts, the extra payment, and what can be done with them. */
import { quickStartPresets } from '@debt-payoff/contract/debt-types';
import type { LimitAnswer } from '@debt-payoff/contract/errors';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Plus } from 'lucide-react';
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { raiseEvent } from '../analytics.ts';
import { rememberStrategies } from '../strategies/strategies-state.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary, type FieldProblem } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { DebtRow } from './debt-row.tsx';
import { extraId, fieldId } from './field-ids.ts';
import {
  countingRows,
  extraProblemOf,
  figure,
  plannedDebt,
  problemsOf,
  type RowField,
} from './rows.ts';
import type { Calculator } from './use-calculator.ts';
import { useSaveToPortfolio } from './use-save-to-portfolio.ts';
import { useSignedIn } from './use-signed-in.ts';

/** Few ever see it, so nobody waits for it. */
const LimitDialog = lazy(() =>
  import('./limit-dialog.tsx').then((module) => ({ default: module.LimitDialog })),
);

export function CalculatorForm({
  calculator,
  children,
}: {
  readonly calculator: Calculator;
  readonly children: ReactNode;
}) {
  const isSignedIn = useSignedIn();
  const save = useSaveToPortfolio(calculator);
  const { problems, attempt, isBusy, failure, limit, dismissLimit, submit, reset } =
    useSubmit(calculator);
  const counting = new Set(countingRows(calculator.rows));
  const { actions } = calculator;
  return (
    <form className="card" aria-labelledby="form-title" noValidate onSubmit={submit}>
      {attempt > 0 && problems.length > 0 ? (
        <div className="mb-6">
          <ErrorSummary
            key={attempt}
            title={calculatorTexts.validation.fixErrors}
            problems={problems}
          />
        </div>
      ) : null}
      {failure === null ? null : (
        <div className="mb-6">
          <Banner kind="danger" title={failure}>
            Nothing that you typed is lost.
          </Banner>
        </div>
      )}
      <FormHead calculator={calculator} />
      {calculator.rows.map((row, at) => (
        <DebtRow
          key={row.id}
          row={row}
          position={at + 1}
          showsProblems={attempt > 0 && counting.has(row)}
          isSignedIn={isSignedIn}
          actions={actions}
        />
      ))}
      <div className="row border-t border-line pt-6 items-end">
        <div className="flex-[1_1_14rem]">
          <Field
            id={extraId}
            label="Extra monthly payment"
            hint="Leave this blank if money is tight."
            unit="£"
            value={calculator.extra}
            error={attempt > 0 ? extraProblemOf(calculator.extra) : null}
            onChange={(event) => actions.editExtra(event.target.value)}
          />
        </div>
        <Button variant="secondary" onClick={actions.addRow}>
          <Plus className="icon" aria-hidden="true" />
          {calculatorTexts.addAnotherDebt}
        </Button>
      </div>
      <div className="row mt-6">
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Calculating...' : 'Calculate Strategies'}
        </Button>
        <Button variant="secondary" onClick={save}>
          {calculatorTexts.createPortfolio}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            actions.clear();
            reset();
          }}
        >
          {navigationTexts.actions.clear}
        </Button>
      </div>
      {children}
      {limit === null ? null : (
        <Suspense>
          <LimitDialog limit={limit} onClose={dismissLimit} />
        </Suspense>
      )}
    </form>
  );
}

function FormHead({ calculator }: { readonly calculator: Calculator }) {
  return (
    <>
      <h2 className="h4" id="form-title">
        Your debts
      </h2>
      <p className="hint mb-4">
        A recent statement or your banking app has these figures. A good guess is fine to start
        with. The term, in months, is only for a mortgage or a personal loan.
      </p>
      <p className="hint mb-4 without-scripts">
        Calculating with your own figures needs JavaScript, which is off in this browser. The
        example and the explanations below work without.
      </p>
      <fieldset className="presets mb-6" aria-label="Quick start">
        {quickStartPresets.map((preset) => (
          <button
            key={preset.type}
            type="button"
            className="chip"
            onClick={() => calculator.actions.applyPreset(preset)}
          >
            {preset.type} <b>{`${preset.ratePercent}%`}</b>
          </button>
        ))}
      </fieldset>
    </>
  );
}

const rowFields: readonly RowField[] = [
  'creditor',
  'type',
  'balance',
  'interestRate',
  'monthlyPayment',
  'termMonths',
];

/** Every message once, in the order of the fields. */
function listProblems({ rows, extra }: Calculator): FieldProblem[] {
  const ofRows = countingRows(rows).flatMap((row) => {
    const problems = problemsOf(row);
    return rowFields.flatMap((field) => {
      const message = problems[field];
      return message === null ? [] : [{ fieldId: fieldId(row, field), message }];
    });
  });
  const ofExtra = extraProblemOf(extra);
  return ofExtra === null ? ofRows : [...ofRows, { fieldId: extraId, message: ofExtra }];
}

/** Messages are shown on the first attempt and from then on while people type. */
function useSubmit(calculator: Calculator) {
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [limit, setLimit] = useState<LimitAnswer | null>(null);
  const navigate = useNavigate();
  const problems = attempt === 0 ? [] : listProblems(calculator);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setAttempt(attempt + 1);
    setFailure(null);
    if (listProblems(calculator).length > 0) return;
    setIsBusy(true);
    raiseEvent('calculator_start', { debt_count: calculator.debts.length });
    const { requestStrategies, failureText, limitOf } = await import('./submit.ts');
    try {
      const debts = countingRows(calculator.rows).map(plannedDebt);
      const state = await requestStrategies(debts, figure(calculator.extra));
      raiseEvent('calculator_complete', { debt_count: debts.length });
      rememberStrategies(state);
      navigate('/strategies', { state });
    } catch (error) {
      const reached = limitOf(error);
      if (reached === null) setFailure(failureText(error));
      else setLimit(reached);
    } finally {
      setIsBusy(false);
    }
  };
  return {
    problems,
    attempt,
    isBusy,
    failure,
    limit,
    dismissLimit: () => setLimit(null),
    submit,
    reset: () => setAttempt(0),
  };
}
