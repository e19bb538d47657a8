/** The order in which a plan pays off its debts, by their ids: as it is kept, and as it is arranged in a form. */
import { orderInForce } from '@debt-payoff/contract/debt-order';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { servedOrder } from '@debt-payoff/engine/forecast';
import { type Order, orderFromText, orderText, withArranged } from '../../custom-order/reorder.ts';

type OrderedPlan = Pick<PortfolioPlan, 'strategy' | 'debt_ids' | 'forecast_input'>;

/** As it is kept in a form; blank where nobody has arranged anything. */
export function keptOrderText({ debt_ids, forecast_input }: OrderedPlan): string {
  const { customOrder = [] } = forecast_input;
  return orderText(customOrder.flatMap((at) => debt_ids[at] ?? []));
}

/** Over all debts that the plan has now. What is not arranged yet starts as the plan pays them. */
export function wholeOrder(text: string, plan: OrderedPlan): Order {
  return text === '' ? startOrder(plan) : orderInForce(orderFromText(text), plan.debt_ids);
}

/** Those that can be arranged: the others are paid off. */
export function openOrder(text: string, plan: OrderedPlan): Order {
  const { debts } = plan.forecast_input;
  const open = plan.debt_ids.filter((_, at) => (debts[at]?.owedPence ?? 0) > 0);
  return wholeOrder(text, plan).filter((id) => open.includes(id));
}

/** The text after the open ones were arranged. */
export function arrangedText(text: string, open: Order, plan: OrderedPlan): string {
  return orderText(withArranged(wholeOrder(text, plan), open));
}

/** Choosing an own order changes nothing yet; minimum has none, and the highest rate costs least. */
function startOrder({ strategy, debt_ids, forecast_input: { debts } }: OrderedPlan): Order {
  const places = servedOrder(strategy === 'snowball' ? strategy : 'avalanche', debts);
  const ids = places.flatMap((at) => debt_ids[at] ?? []);
  return orderInForce(ids, debt_ids);
}
