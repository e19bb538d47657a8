/** The form over a kept plan: what of it can be sent, and what happens when the server refuses it. */
import { CallError } from '@debt-payoff/contract/client';
import type { Month } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { failsWith, failureText } from '../forms/call-failure.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { keptOrderText } from './custom-order/plan-order.ts';
import type { OrderAccess } from './custom-order/use-order-access.ts';
import { factsOf, formOf, type PlanForm, planFields, planProblems, wordsOf } from './plan-form.ts';
import { getPlan, useChangePlan } from './queries.ts';

export function usePlanForm({
  plan,
  access,
  thisMonth,
  onSaved,
  onNotInPlan,
}: {
  readonly plan: PortfolioPlan;
  readonly access: OrderAccess;
  readonly thisMonth: Month;
  readonly onSaved: () => void;
  /** An own order is no longer part of what the person pays for. */
  readonly onNotInPlan: () => void;
}) {
  const id = plan.portfolio_id;
  const within = (form: PlanForm): PlanForm => withinAccess(form, { plan, access });
  const state = useRecordForm({
    unsentName: `plan of ${id}`,
    start: formOf(plan),
    version: plan.version,
    fields: planFields,
    problemsOf: (form) =>
      planProblems(form, {
        canChooseCustom: access !== 'upgrade',
        thisMonth,
        plan,
      }),
    bodyOf: (form) => factsOf(within(form), plan),
    save: useChangePlan(id),
    failureOf: (error) =>
      isOrderRefused(error) ? debtDeleted : failureText(error, planTexts.changeFailed),
    newest: {
      find: () => getPlan(id),
      formOf,
      wordsOf,
      failures: { notLoaded: planTexts.fetchFailed, gone: planTexts.fetchFailed },
    },
    onSaved,
    onFailed: (error) => {
      if (failsWith(error, 'custom_order_not_in_plan')) onNotInPlan();
    },
  });
  return { ...state, form: within(state.form) };
}

/** The server's own words ask for another debt, which nobody has chosen here. */
const debtDeleted = 'One of the debts has since been deleted. Look at your order, then save it.';

/** By the position of the debt that is no longer there. */
function isOrderRefused(error: Error): boolean {
  const fields = error instanceof CallError ? (error.reply.fields ?? {}) : {};
  return Object.keys(fields).some((name) => name.startsWith(planFields.order));
}

/** What was arranged while it was allowed waits in the form, in case it is allowed again. */
function withinAccess(
  form: PlanForm,
  { plan, access }: { readonly plan: PortfolioPlan; readonly access: OrderAccess },
): PlanForm {
  return access === 'read' ? { ...form, order: keptOrderText(plan) } : form;
}
