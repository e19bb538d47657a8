/** The month to be debt free by. */
import type { Month } from '@debt-payoff/contract/months';
import { keptTermsTexts as texts } from '@debt-payoff/contract/texts/kept-terms';
import type { FormControls } from '../forms/use-record-form.ts';
import { goalYears } from '../plan-calendar/goal-years.ts';
import { MonthField } from '../ui/month-field.tsx';
import type { PlanField, PlanForm } from './plan-form.ts';

export function GoalInput({
  state: { field, edit },
  thisMonth,
}: {
  readonly state: FormControls<PlanField, PlanForm>;
  readonly thisMonth: Month;
}) {
  const { id, value, error, hint } = field('goal');
  return (
    <MonthField
      label={texts.debtFreeBy}
      id={id}
      value={value}
      error={error}
      hint={hint ?? texts.goalHint}
      years={goalYears(thisMonth)}
      clearLabel={texts.clearGoal}
      onChange={(goal) => edit({ goal })}
    />
  );
}
