/** Changing the plan that a portfolio keeps, with what that would mean shown before it is saved. */

import { monthOf } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { dialogWidths } from '@debt-payoff/contract/portfolio-limits';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { useState } from 'react';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { useToday } from '../session/today.ts';
import { useAccount } from '../session/use-account.ts';
import { useAnnouncedAtRest } from '../ui/announced-at-rest.ts';
import { Field } from '../ui/field.tsx';
import { AddedOptions } from './added-options-field.tsx';
import { LeaveOrder, OrderUpgrade } from './custom-order/order-dialogs.tsx';
import { useOrderAccess } from './custom-order/use-order-access.ts';
import { GoalInput } from './goal-input.tsx';
import { KeptOptions } from './kept-options.tsx';
import { effectWords } from './plan-effect.ts';
import { StrategyFields } from './strategy-fields.tsx';
import { usePlanForm } from './use-plan-form.ts';

type PlanDialogProps = {
  readonly plan: PortfolioPlan;
  /** Of the portfolio, with what is owed. */
  readonly debts: readonly Debt[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

export function PlanDialog({ plan, debts, onSaved, onClose }: PlanDialogProps) {
  const thisMonth = monthOf(useToday());
  const access = useOrderAccess(plan.strategy);
  const { reload } = useAccount();
  const [asks, setAsks] = useState<'leave' | 'upgrade' | null>(null);
  const onNotInPlan = (): void => {
    reload();
    setAsks('upgrade');
  };
  const state = usePlanForm({ plan, access, thisMonth, onSaved, onNotInPlan });
  const { field, form } = state;
  const isCustom = form.strategy === 'custom';
  const isLeaving = access === 'read' && !isCustom;
  const effect = isCustom && access === 'upgrade' ? '' : effectWords(form, plan, thisMonth);
  useAnnouncedAtRest({ text: effect, since: form });
  return (
    <>
      <RecordDialog
        state={{ ...state, submit: () => (isLeaving ? setAsks('leave') : state.submit()) }}
        title={planTexts.change}
        width={dialogWidths.debt}
        saveLabel={planTexts.save}
        firstField="extra"
        outcome={<p className="plan-effect">{effect}</p>}
        onClose={onClose}
      >
        <StrategyFields state={state} access={access} plan={plan} debts={debts} />
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
        <KeptOptions state={state} plan={plan} debts={debts} />
        <AddedOptions state={state} plan={plan} debts={debts} thisMonth={thisMonth} />
        <GoalInput state={state} thisMonth={thisMonth} />
      </RecordDialog>
      {asks === 'leave' ? (
        <LeaveOrder
          onClose={() => setAsks(null)}
          onLeave={() => {
            setAsks(null);
            state.submit();
          }}
        />
      ) : null}
      {asks === 'upgrade' ? <OrderUpgrade onClose={() => setAsks(null)} /> : null}
    </>
  );
}

/** Whether something was freed, or taken from what was freed. */
function hasFreed({ freed_sum, forecast_input }: PortfolioPlan): boolean {
  return freed_sum > 0 || forecast_input.budgetCorrectionPence !== 0;
}
