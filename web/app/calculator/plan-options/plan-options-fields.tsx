/** The options of a plan in the calculator: a goal, one-offs and pauses, an own order, and what is left each month. */
import { addMonths } from '@debt-payoff/contract/months';
import { shortName } from '@debt-payoff/contract/names-in-sentences';
import { readCalendarOptions } from '@debt-payoff/contract/read-calendar-terms';
import { termLimits } from '@debt-payoff/contract/term-limits';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import { planOptionsTexts as texts } from '@debt-payoff/contract/texts/plan-options';
import { termsTexts } from '@debt-payoff/contract/texts/terms';
import { type RefObject, useLayoutEffect } from 'react';
import { focusOn } from '../../forms/focus.ts';
import { useThisMonth } from '../../page/server-facts.ts';
import { goalYears } from '../../plan-calendar/goal-years.ts';
import { PlanCalendar } from '../../plan-calendar/plan-calendar.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { MonthField } from '../../ui/month-field.tsx';
import { debtName } from '../counted-debts.ts';
import { extraId } from '../form-fields.ts';
import { isBlank, type Row } from '../rows.ts';
import type { Calculator } from '../use-calculator.ts';
import { OwnOrder } from './own-order.tsx';
import {
  calendarId,
  goalFieldId,
  goalFieldProblem,
  leftFieldId,
  leftProblem,
  typedLeft,
} from './plan-problems.ts';
import { type TypedPlan, typedPlanOf, withTypedPlan } from './typed-plan.ts';

type FieldsProps = { readonly calculator: Calculator; readonly showsProblems: boolean };

export function PlanOptionsFields(props: {
  readonly calculator: Calculator;
  readonly attempt: number;
  readonly isWrong: boolean;
  /** In which it stands. */
  readonly details: RefObject<HTMLDetailsElement | null>;
}) {
  const { calculator, attempt, isWrong, details } = props;
  const { left, actions } = calculator;
  const showsProblems = attempt > 0;
  // What the summary of errors leads to has to be in sight.
  useLayoutEffect(() => {
    if (attempt > 0 && isWrong && details.current !== null) details.current.open = true;
  }, [attempt, isWrong, details]);
  if (readCalendarOptions(calculator.options ?? {}) === null) {
    return <UnreadableOptions calculator={calculator} />;
  }
  return (
    <div className="stack">
      <PlanFields calculator={calculator} showsProblems={showsProblems} />
      <OwnOrder key={calculator.replacements} rows={calculator.rows} change={actions.change} />
      <Field
        id={leftFieldId}
        label={texts.left.title}
        hint={texts.left.hint}
        unit="£"
        value={left.typed}
        error={showsProblems ? leftProblem(left.typed) : null}
        onChange={({ target }) => actions.setLeft(typedLeft(target.value))}
      />
    </div>
  );
}

function PlanFields({ calculator, showsProblems }: FieldsProps) {
  const { rows, actions } = calculator;
  const thisMonth = useThisMonth();
  const typed = typedPlanOf(calculator);
  const edit = (change: Partial<TypedPlan>): void =>
    actions.change((draft) => withTypedPlan(draft, { ...typedPlanOf(draft), ...change }));
  const isTooMany = typed.oneOffs.length > termLimits.oneOffsMax;
  return (
    <>
      <MonthField
        id={goalFieldId}
        label={texts.debtFreeBy}
        hint={texts.goalHint}
        value={typed.goal}
        error={showsProblems ? goalFieldProblem(typed.goal, thisMonth) : null}
        years={goalYears(thisMonth)}
        clearLabel={texts.clearGoal}
        onChange={(goal) => edit({ goal })}
      />
      <PlanCalendar
        id={calendarId}
        first={addMonths(thisMonth, 1)}
        last={addMonths(thisMonth, termLimits.monthsMax)}
        oneOffs={typed.oneOffs}
        pauses={typed.pauses}
        debts={debtsToPay(rows)}
        showsProblems={showsProblems}
        error={isTooMany ? debtTermTexts.tooManyOneOffs : null}
        onOneOffs={(oneOffs) => edit({ oneOffs })}
        onPauses={(pauses) => edit({ pauses })}
      />
    </>
  );
}

/** Those in which something stands, and none that already has a one-off is missing. */
function debtsToPay(rows: readonly Row[]) {
  return rows.flatMap((row, at) => {
    if (isBlank(row) && row.typedOneOffs === undefined) return [];
    const name = debtName({ creditor: row.creditor.trim(), position: at + 1 });
    return [{ id: String(row.id), name: shortName(name) }];
  });
}

/** Without them it would be another plan, so it is for its owner to say that they go. */
function UnreadableOptions({ calculator }: { readonly calculator: Calculator }) {
  return (
    <div>
      <FieldError id={calendarId} message={termsTexts.unreadable} />
      <Button
        variant="secondary"
        size="small"
        data-destroys=""
        onClick={() => {
          focusOn(extraId);
          calculator.actions.change(({ options: _, typedOptions: __, ...draft }) => draft);
        }}
      >
        {termsTexts.removeOfPlan}
      </Button>
    </div>
  );
}
