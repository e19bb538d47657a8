/** Adding one-offs and pauses to the plan of a portfolio, from this month on, beside those that it keeps. */
import { addMonths, type Month, monthOf } from '@debt-payoff/contract/months';
import { shortName } from '@debt-payoff/contract/names-in-sentences';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { termLimits } from '@debt-payoff/contract/term-limits';
import type { FormControls } from '../forms/use-record-form.ts';
import { PlanCalendar } from '../plan-calendar/plan-calendar.tsx';
import { oneOffProblem } from '../plan-calendar/typed-one-offs.ts';
import {
  addedOneOffsOf,
  leftOneOffs,
  pausesWith,
  withAddedOneOffs,
  withPauses,
} from './added-options.ts';
import type { PlanField, PlanForm } from './plan-form.ts';
import { oneOffWords } from './planned-words.ts';

export function AddedOptions(props: {
  readonly state: FormControls<PlanField, PlanForm>;
  readonly plan: PortfolioPlan;
  readonly debts: readonly Pick<Debt, 'id' | 'creditor'>[];
  readonly thisMonth: Month;
}) {
  const { plan, debts, thisMonth } = props;
  const { form, edit, field } = props.state;
  const { id, error } = field('addedOneOffs');
  const oneOffs = addedOneOffsOf(form);
  // Beside the field of each that is wrong it is said already.
  const hasWrong = oneOffs.some((oneOff) => oneOffProblem(oneOff) !== null);
  const kept = leftOneOffs(plan, form).map(({ option }) => ({
    month: monthOf(option.month),
    pounds: option.amount,
    words: oneOffWords(option, debts),
  }));
  return (
    <PlanCalendar
      id={id}
      first={thisMonth}
      last={addMonths(thisMonth, termLimits.monthsMax)}
      oneOffs={oneOffs}
      kept={kept}
      pauses={pausesWith(plan, form)}
      debts={owedDebts(plan, debts)}
      showsProblems={error !== null}
      error={field('addedPauses').error ?? (hasWrong ? null : error)}
      onOneOffs={(oneOffs) => edit(withAddedOneOffs(oneOffs))}
      onPauses={(pauses) => edit(withPauses(plan, pauses))}
    />
  );
}

/** What is paid off takes nothing. */
function owedDebts(
  { debt_ids, forecast_input }: Pick<PortfolioPlan, 'debt_ids' | 'forecast_input'>,
  debts: readonly Pick<Debt, 'id' | 'creditor'>[],
) {
  const isOwed = (id: number): boolean =>
    (forecast_input.debts[debt_ids.indexOf(id)]?.owedPence ?? 0) > 0;
  return debts
    .filter(({ id }) => isOwed(id))
    .map(({ id, creditor }) => ({ id: String(id), name: shortName(creditor) }));
}
