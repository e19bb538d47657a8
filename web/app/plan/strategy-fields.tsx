/** The strategy of a plan, and for an own order the debts to be arranged. */
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { useState } from 'react';
import { useMayOffer } from '../billing/offers.tsx';
import { focusOn } from '../forms/focus.ts';
import type { FormControls } from '../forms/use-record-form.ts';
import { strategyOptionsFor } from '../payoff-plan/strategy-options.ts';
import { SelectField } from '../ui/select-field.tsx';
import { CustomOrder } from './custom-order/custom-order.tsx';
import { arrangedText, openOrder } from './custom-order/plan-order.ts';
import type { OrderAccess } from './custom-order/use-order-access.ts';
import type { PlanField, PlanForm } from './plan-form.ts';

export function StrategyFields({
  state: { form, field, edit, idOf },
  access,
  plan,
  debts,
}: {
  readonly state: FormControls<PlanField, PlanForm>;
  readonly access: OrderAccess;
  readonly plan: PortfolioPlan;
  readonly debts: readonly Debt[];
}) {
  const [chosenBefore, setChosenBefore] = useState<string>(plan.strategy);
  const mayOffer = useMayOffer();
  const isCustom = form.strategy === 'custom';
  return (
    <>
      <SelectField
        label="Strategy"
        options={strategyOptionsFor({
          chosen: form.strategy,
          isOrderOffer: access === 'upgrade',
          mayOffer,
        })}
        {...field('strategy')}
        onChange={({ target }) => {
          if (!isCustom) setChosenBefore(form.strategy);
          edit({ strategy: target.value });
        }}
      />
      {isCustom ? (
        <CustomOrder
          id={idOf('order')}
          access={access}
          rows={openOrder(form.order, plan).flatMap(
            (id) => debts.find((debt) => debt.id === id) ?? [],
          )}
          exceptions={exceptionWords(plan)}
          hint={field('order').hint}
          onChange={(open) => edit({ order: arrangedText(form.order, open, plan) })}
          onDismiss={() => {
            edit({ strategy: chosenBefore });
            focusOn(idOf('strategy'));
          }}
        />
      ) : null}
    </>
  );
}

/** Whatever the order is. */
function exceptionWords({ lines }: Pick<PortfolioPlan, 'lines'>): string {
  return [
    ...(lines.some(({ is_priority }) => is_priority)
      ? ['Priority debts come before all others.']
      : []),
    ...(lines.some(({ takes_extra }) => !takes_extra)
      ? ['Debts to which no extra goes get none of it.']
      : []),
  ].join(' ');
}
