/** Changing the plan that a portfolio keeps, with what that would mean shown before it is saved. */
import { dialogWidths } from '@debt-payoff/contract/limits';
import { type Month, monthOf } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { failureText } from '../forms/call-failure.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { useRecordForm } from '../forms/use-record-form.ts';
import { strategyOptions } from '../payoff-plan/strategy-options.ts';
import { useToday } from '../session/today.ts';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { factsOf, formOf, planFields, planProblems, typedInput, wordsOf } from './plan-form.ts';
import { changeWords } from './plan-words.ts';
import { getPlan, useChangePlan } from './queries.ts';

type PlanDialogProps = {
  readonly plan: PortfolioPlan;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

export function PlanDialog({ plan, onSaved, onClose }: PlanDialogProps) {
  const id = plan.portfolio_id;
  const thisMonth = monthOf(useToday());
  const state = useRecordForm({
    unsentName: `plan of ${id}`,
    start: formOf(plan),
    version: plan.version,
    fields: planFields,
    problemsOf: planProblems,
    bodyOf: (form) => factsOf(form, plan),
    save: useChangePlan(id),
    failureOf: (error) => failureText(error, planTexts.changeFailed),
    newest: {
      find: () => getPlan(id),
      formOf,
      wordsOf,
      failures: { notLoaded: planTexts.fetchFailed, gone: planTexts.fetchFailed },
    },
    onSaved,
  });
  const { field, form } = state;
  return (
    <RecordDialog
      state={state}
      title={planTexts.change}
      width={dialogWidths.debt}
      saveLabel={planTexts.save}
      firstField="extra"
      onClose={onClose}
    >
      <SelectField label="Strategy" options={strategyOptions} {...field('strategy')} />
      <Field
        label={fieldNames.extraPayment}
        unit="£"
        {...field('extra')}
        hint={field('extra').hint ?? 'Each month, beyond the monthly payments of your debts.'}
      />
      {form.strategy === 'minimum' || !hasFreed(plan) ? null : (
        <Field
          label={fieldNames.freedSum}
          unit="£"
          {...field('freed')}
          hint={
            field('freed').hint ??
            'What paid-off debts no longer need each month. It goes on to the others, unless you need it elsewhere.'
          }
        />
      )}
      <p className="plan-effect" role="status">
        {effectOf(state.form, plan, thisMonth)}
      </p>
    </RecordDialog>
  );
}

/** Whether something was freed, or taken from what was freed. */
function hasFreed({ freed_sum, forecast_input }: PortfolioPlan): boolean {
  return freed_sum > 0 || forecast_input.budgetCorrectionPence !== 0;
}

function effectOf(form: ReturnType<typeof formOf>, plan: PortfolioPlan, thisMonth: Month): string {
  const changed = typedInput(form, plan);
  if (changed === null) return planTexts.effectUnknown;
  const now = plan.forecast_input;
  const isSame =
    changed.strategy === now.strategy &&
    changed.extraPence === now.extraPence &&
    changed.budgetCorrectionPence === now.budgetCorrectionPence;
  return isSame ? planTexts.effectHint : changeWords({ now, changed }, thisMonth);
}
