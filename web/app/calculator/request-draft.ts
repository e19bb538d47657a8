/** Asks the server about what is typed. */
import type { Month } from '@debt-payoff/contract/months';
import { figure } from '../debts/debt-form.ts';
import { orderOfPlaces, requestStrategies } from '../payoff-plan/request-strategies.ts';
import type { Draft } from './draft.ts';
import { countingRows, debtOf } from './rows.ts';

export { keepCompared } from '../payoff-plan/request-strategies.ts';

export function requestDraft(draft: Draft, thisMonth: Month) {
  const rows = countingRows(draft.rows);
  return requestStrategies({
    debts: rows.map(debtOf),
    extraPayment: figure(draft.extra),
    customOrder: orderOfPlaces(rows),
    options: draft.options,
    thisMonth,
  });
}
